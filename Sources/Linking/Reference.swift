import Facts

/// Something in one file of a family: the file's number in the family and an index inside the file.
public struct Reference<ID: Hashable & Comparable & Sendable>: Hashable, Comparable, Sendable {
  public var file: Int
  public var id: ID

  public init(file: Int, id: ID) {
    self.file = file
    self.id = id
  }

  public static func < (left: Self, right: Self) -> Bool {
    (left.file, left.id) < (right.file, right.id)
  }
}

public typealias DeclarationReference = Reference<DeclarationID>
public typealias BodyReference = Reference<BodyID>
public typealias NodeReference = Reference<NodeID>

/// One step of an expression in the family.
public struct StepReference: Hashable, Comparable, Sendable {
  public var node: NodeReference
  /// Index into the node's steps.
  public var step: Int

  public init(node: NodeReference, step: Int) {
    self.node = node
    self.step = step
  }

  public static func < (left: Self, right: Self) -> Bool {
    (left.node, left.step) < (right.node, right.step)
  }
}
