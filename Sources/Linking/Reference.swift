import Facts

/// Something in one file of a family: the file's number in the family and an index inside the file.
/// Small, for there are very many.
public struct Reference<ID: Hashable & Comparable & Sendable>: Hashable, Comparable, Sendable {
  private let number: UInt32
  public var id: ID

  public init(file: Int, id: ID) {
    number = UInt32(file)
    self.id = id
  }

  public var file: Int { Int(number) }

  public static func < (left: Self, right: Self) -> Bool {
    (left.file, left.id) < (right.file, right.id)
  }
}

public typealias DeclarationReference = Reference<DeclarationID>
public typealias BodyReference = Reference<BodyID>
public typealias NodeReference = Reference<NodeID>

/// One step of an expression in the family.
public struct StepReference: Hashable, Comparable, Sendable {
  public let node: NodeReference
  private let position: Int32

  public init(node: NodeReference, step: Int) {
    self.node = node
    position = Int32(step)
  }

  /// Index into the node's steps.
  public var step: Int { Int(position) }

  public static func < (left: Self, right: Self) -> Bool {
    (left.node, left.step) < (right.node, right.step)
  }
}
