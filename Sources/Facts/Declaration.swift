import SourceText

/// Something a file declares: a type, an extension, a function, a property, a case.
public struct Declaration: Codable, Sendable, Equatable {
  public enum Kind: String, Codable, Sendable {
    case structure, classType, enumeration, actor, interface, typeExtension, typeAlias
    case function, initializer, property, subscripted, enumCase, macro

    /// Whether members can be declared inside.
    public var isType: Bool {
      switch self {
      case .structure, .classType, .enumeration, .actor, .interface, .typeExtension: true
      default: false
      }
    }
  }

  public var kind: Kind
  /// The declared name. Of an extension: the extended type as written, without generic arguments
  /// (`View`, `Outer.Inner`). Of an initializer: `init`. Back-ticks are taken off.
  public var name: String
  /// The declaration this one stands in: a type, an extension or a function.
  public var container: DeclarationID?
  /// Names of the attributes: `ViewBuilder`, `State`, `objc`.
  public var attributes: [String]
  /// What the first attribute that has arguments is given, as written with single spaces and without
  /// the parentheses: `Store.self`, `\.modelContext`. Says what a property without a type is.
  public var attributeArgument: String?
  /// Modifier words: `static`, `private`, `override`, `lazy`, `let`, `var`; one with what stands in
  /// parentheses behind it, without spaces: `private(set)`.
  public var modifiers: [String]
  /// Superclass and conformances as written, without generic arguments: `UIViewController`, `View`.
  public var inherited: [String]
  public var parameters: [Parameter]
  /// A property's declared type or a function's result type, as written with single spaces:
  /// `some View`, `[Message]`, `MailStore?`, `(Message) -> Void`. Of a type alias: the aliased type.
  public var typeName: String?
  /// A property's initial value.
  public var value: NodeID?
  /// A function's body or a property's getter; a `lazy var x = { … }()` has it in `value`.
  public var body: BodyID?
  /// A property's setter and observers (`set`, `willSet`, `didSet`).
  public var observers: [BodyID]
  /// The enclosing `#if` branches, outermost first.
  public var branches: [Branch]
  public var nameRange: ByteRange
  /// From the first attribute to the last brace.
  public var range: ByteRange

  public init(
    kind: Kind, name: String, container: DeclarationID?, attributes: [String] = [],
    attributeArgument: String? = nil, modifiers: [String] = [], inherited: [String] = [],
    parameters: [Parameter] = [],
    typeName: String? = nil, value: NodeID? = nil, body: BodyID? = nil, observers: [BodyID] = [],
    branches: [Branch] = [], nameRange: ByteRange, range: ByteRange
  ) {
    self.kind = kind
    self.name = name
    self.container = container
    self.attributes = attributes
    self.attributeArgument = attributeArgument
    self.modifiers = modifiers
    self.inherited = inherited
    self.parameters = parameters
    self.typeName = typeName
    self.value = value
    self.body = body
    self.observers = observers
    self.branches = branches
    self.nameRange = nameRange
    self.range = range
  }

  /// Whether only its own file can name it.
  public var isPrivate: Bool {
    modifiers.contains { $0 == "private" || $0 == "fileprivate" }
  }
}

/// A parameter of a function, an initializer or a closure.
public struct Parameter: Codable, Sendable, Equatable {
  /// What the caller writes; nil for `_`, the name itself where only one word is given.
  public var label: String?
  /// What the body sees.
  public var name: String
  /// As written with single spaces; empty where a closure leaves it out.
  public var typeName: String
  /// `ViewBuilder`, `escaping`, `autoclosure`, …
  public var attributes: [String]
  public var defaultValue: NodeID?

  public init(
    label: String?, name: String, typeName: String, attributes: [String] = [],
    defaultValue: NodeID? = nil
  ) {
    self.label = label
    self.name = name
    self.typeName = typeName
    self.attributes = attributes
    self.defaultValue = defaultValue
  }
}
