import SourceText

/// An expression: a base and the steps taken from it.
///
/// `Text(name).font(.body)` is the scope, then `Text(name)`, then `font(.body)`. Read as a view tree
/// node, the step that makes the view is the node and the later ones are its modifiers, in order.
/// `self.store.delete(item)` is the scope, then `self`, `store`, `delete(item)`.
public struct Node: Codable, Sendable, Equatable {
  public var base: Base
  public var steps: SharedList<Step>
  /// Of the whole expression with its modifiers.
  public var range: ByteRange

  public init(base: Base, steps: SharedList<Step> = [], range: ByteRange) {
    self.base = base
    self.steps = steps
    self.range = range
  }

  /// What an expression starts from.
  public enum Base: Codable, Sendable, Equatable {
    /// The first step's name is looked up where the expression stands.
    case scope
    /// A leading dot: the first step is a member of a type the compiler infers (`.trailing`).
    case implicit
    /// A string literal. `text` is nil where it is put together at run time; then `parts` are the
    /// interpolated expressions.
    case string(text: String?, parts: [NodeID])
    case number(String)
    case boolean(Bool)
    case null
    /// An array or dictionary literal's elements (keys and values in turn).
    case list([NodeID])
    /// `(a, b)`; `(a)` alone is just `a`.
    case tuple(SharedList<Argument>)
    case closure(BodyID)
    /// One of several values: a ternary, `??`, an `if` or `switch` expression, in source order, also
    /// behind `else if` and a second `?`. An arm of several statements is a closure. Where more than
    /// one thing is asked, the condition is an operation with `,` between them.
    case choice(condition: NodeID?, alternatives: [NodeID])
    /// Operands with operators between them, in source order; `operators` has those names too.
    case operation(operators: [String], operands: [NodeID])
    /// `\.name.other`
    case keyPath(String)
    /// `#Preview { … }`, `#selector(…)`: the first step is its call.
    case macro
    /// Could not be understood.
    case unknown
  }
}

/// One step of an expression: a name, with arguments where it is called.
public struct Step: Codable, Sendable, Equatable {
  /// `font`; `[]` for a subscript; empty where the previous step's value is called (`make()()`).
  public var name: String
  /// Nil where the name is only read. A call without arguments has an empty list.
  public var arguments: SharedList<Argument>?
  /// The enclosing `#if` branches when the step stands in a postfix `#if`, outermost first.
  public var branches: [Branch]
  /// The name alone: where a finding points.
  public var nameRange: ByteRange
  /// From the name (or its dot) to the end of the arguments.
  public var range: ByteRange

  public init(
    name: String, arguments: SharedList<Argument>? = nil, branches: [Branch] = [],
    nameRange: ByteRange, range: ByteRange
  ) {
    self.name = name
    self.arguments = arguments
    self.branches = branches
    self.nameRange = nameRange
    self.range = range
  }

  public var isCall: Bool { arguments != nil }

  /// The first argument with this label.
  public func argument(_ label: String) -> Argument? {
    arguments?.first { $0.label == label }
  }
}

/// An argument of a call.
public struct Argument: Codable, Sendable, Equatable {
  /// The label as written; nil where there is none.
  public var label: String?
  /// What a closure fills in a call that the front end knows (`content`, `label`, `action`,
  /// `destination`, `header`, `actions`, `message`, …), also where no label is written:
  /// `Button { … } label: { … }` has the slots `action` and `label`. Nil for unknown calls.
  public var slot: String?
  public var node: NodeID
  /// Stands after the parentheses.
  public var isTrailing: Bool

  public init(label: String?, slot: String? = nil, node: NodeID, isTrailing: Bool = false) {
    self.label = label
    self.slot = slot
    self.node = node
    self.isTrailing = isTrailing
  }
}
