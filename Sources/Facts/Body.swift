import SourceText

/// The inside of a function, a getter or a closure: its statements in source order.
///
/// The same body is read in two ways. As a *view tree*, its `expression` and `result` items are the
/// children. As a *handler summary*, everything it calls, sets and presents is found by walking
/// all its items and the closures inside them.
public struct Body: Codable, Sendable, Equatable {
  /// A closure's own parameters; empty for a function, whose declaration has them.
  public var parameters: [Parameter]
  public var items: SharedList<Item>
  public var range: ByteRange

  public init(parameters: [Parameter] = [], items: SharedList<Item> = [], range: ByteRange) {
    self.parameters = parameters
    self.items = items
    self.range = range
  }
}

/// One statement, or a part of one that matters by itself.
public struct Item: Codable, Sendable, Equatable {
  public enum Role: Codable, Sendable, Equatable {
    /// Stands alone: a child of a builder, or a call made for its effect.
    case expression
    /// After `return`, or the only expression of the body.
    case result
    /// Is asked by an `if`, `guard`, `while`, `switch`, or walked by a `for`.
    case condition
    /// What a `case` of a `switch` compares with; stands first in its arm, one for each of several.
    /// A default has none.
    case pattern
    /// `let name: Type = node`, `if let name = node`, `for name in node`, `case .some(let name)`,
    /// `{ [name = node] in … }`.
    /// For a pattern with several names, one item each.
    case local(name: String, typeName: String?)
    /// `target = node`, `target += node`.
    case assignment(target: NodeID, operatorName: String)
    /// `throw node`.
    case thrown
    /// A function or type declared inside the body, in its place among the statements.
    case declaration(DeclarationID)
  }

  public var role: Role
  /// Nil where there is nothing to look at: `let x: Int`, a declaration.
  public var node: NodeID?
  /// The enclosing branches within this body, outermost first.
  public var branches: [Branch]
  public var range: ByteRange

  public init(role: Role, node: NodeID?, branches: [Branch] = [], range: ByteRange) {
    self.role = role
    self.node = node
    self.branches = branches
    self.range = range
  }
}

/// One arm of something that is not always run, or run more than once.
public struct Branch: Codable, Sendable, Equatable, Hashable {
  public enum Kind: String, Codable, Sendable {
    /// An `if` or `else if` arm; what follows a `guard … else` is not a branch, its `else` is.
    case conditional
    /// The last `else` of an `if`: taken when no other arm of its group is.
    case otherwise
    /// A `switch` case.
    case selection
    /// The body of `for`, `while`, `repeat`.
    case loop
    /// A `#if` clause: decided when the app is built.
    case build
    /// `catch`, `defer`, or the block of a `do`.
    case block
  }

  public var kind: Kind
  /// The byte offset at which the whole statement starts: arms with the same group exclude each
  /// other (conditional, selection, build).
  public var group: UInt32
  /// 0 for the first arm.
  public var arm: UInt32

  public init(kind: Kind, group: UInt32, arm: UInt32) {
    self.kind = kind
    self.group = group
    self.arm = arm
  }
}
