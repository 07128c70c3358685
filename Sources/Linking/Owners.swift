import Facts

/// What a node stands in.
public enum NodeOwner: Sendable, Hashable {
  /// A statement of a body: its node, or what it assigns to.
  case item(BodyID, Int)
  /// An argument of a call.
  case argument(of: NodeID, step: Int, position: Int)
  /// A part of another node's base: an element, an operand, an alternative, an interpolation.
  case part(of: NodeID)
  /// A property's initial value.
  case value(of: DeclarationID)
  /// A parameter's default value.
  case defaultValue(of: DeclarationID)
  /// Nothing that is known.
  case nothing
}

/// What a body is the inside of.
public enum BodyOwner: Sendable, Hashable {
  case closure(NodeID)
  /// A function's body or a property's getter.
  case declaration(DeclarationID)
  /// A setter or an observer.
  case observer(DeclarationID)
  /// Code that stands directly in a file or a type.
  case loose
}

/// The way up: from each node and each body of a file to what it stands in.
final class Owners: Sendable {
  let ofNodes: NodeOwners
  let ofBodies: [BodyOwner]
  /// The members, or the local declarations, of each declaration.
  let children: DeclarationChildren

  init(_ facts: FileFacts) {
    var nodes = NodeOwners(count: facts.nodes.count)
    var bodies = [BodyOwner](repeating: .loose, count: facts.bodies.count)
    func own(_ body: BodyID, _ owner: BodyOwner) {
      if bodies.indices.contains(Int(body.index)) { bodies[Int(body.index)] = owner }
    }
    // Read in place: a node that is taken out of its array is kept alive for the time, which costs
    // more than what is done with it.
    facts.nodes.withUnsafeBufferPointer { all in
      for index in all.indices {
        let id = NodeID(UInt32(index))
        switch all[index].base {
        case .closure(let body): own(body, .closure(id))
        case .scope, .implicit, .number, .boolean, .null, .keyPath, .macro, .unknown: break
        default: for part in all[index].base.parts { nodes.own(part, .part(of: id)) }
        }
        for step in all[index].steps.indices {
          guard let arguments = all[index].steps[step].arguments else { continue }
          for position in arguments.indices {
            nodes.own(
              arguments[position].node, .argument(of: id, step: step, position: position))
          }
        }
      }
    }
    facts.bodies.withUnsafeBufferPointer { all in
      for index in all.indices {
        let id = BodyID(UInt32(index))
        for position in all[index].items.indices {
          if let node = all[index].items[position].node { nodes.own(node, .item(id, position)) }
          if case .assignment(let target, _) = all[index].items[position].role {
            nodes.own(target, .item(id, position))
          }
        }
      }
    }
    facts.declarations.withUnsafeBufferPointer { all in
      for index in all.indices {
        let id = DeclarationID(UInt32(index))
        if let value = all[index].value { nodes.own(value, .value(of: id)) }
        if let body = all[index].body { own(body, .declaration(id)) }
        for body in all[index].observers { own(body, .observer(id)) }
        for parameter in all[index].parameters.indices {
          if let value = all[index].parameters[parameter].defaultValue {
            nodes.own(value, .defaultValue(of: id))
          }
        }
      }
    }
    children = DeclarationChildren(facts.declarations)
    ofNodes = nodes
    ofBodies = bodies
  }
}

/// By a node's number, what it stands in. Packed: there are as many as there are nodes.
struct NodeOwners: Sendable {
  private struct Packed {
    /// Of the owner: a node, a body or a declaration.
    var id: UInt32
    /// An argument's step; for other kinds one of the numbers below, which no step has.
    var step: UInt32
    var position: UInt32 = 0

    static let item = UInt32.max
    static let part = UInt32.max - 1
    static let value = UInt32.max - 2
    static let defaultValue = UInt32.max - 3
    static let nothing = UInt32.max - 4
  }

  private var owners: [Packed]

  init(count: Int) {
    owners = Array(repeating: Packed(id: 0, step: Packed.nothing), count: count)
  }

  mutating func own(_ node: NodeID, _ owner: NodeOwner) {
    guard owners.indices.contains(Int(node.index)) else { return }
    owners[Int(node.index)] =
      switch owner {
      case .item(let body, let item):
        Packed(id: body.index, step: Packed.item, position: UInt32(truncatingIfNeeded: item))
      case .argument(let node, let step, let position):
        Packed(
          id: node.index, step: UInt32(truncatingIfNeeded: step),
          position: UInt32(truncatingIfNeeded: position))
      case .part(let node): Packed(id: node.index, step: Packed.part)
      case .value(let declaration): Packed(id: declaration.index, step: Packed.value)
      case .defaultValue(let declaration):
        Packed(id: declaration.index, step: Packed.defaultValue)
      case .nothing: Packed(id: 0, step: Packed.nothing)
      }
  }

  subscript(node: Int) -> NodeOwner {
    let owner = owners[node]
    return switch owner.step {
    case Packed.item: .item(BodyID(owner.id), Int(owner.position))
    case Packed.part: .part(of: NodeID(owner.id))
    case Packed.value: .value(of: DeclarationID(owner.id))
    case Packed.defaultValue: .defaultValue(of: DeclarationID(owner.id))
    case Packed.nothing: .nothing
    default:
      .argument(of: NodeID(owner.id), step: Int(owner.step), position: Int(owner.position))
    }
  }
}

/// What stands directly in each declaration, in order: one array, sorted by container.
struct DeclarationChildren: Sendable {
  private let children: [DeclarationID]
  /// By a declaration's number, where its children start; one more for the end of the last.
  private let starts: [UInt32]

  init(_ declarations: [Declaration]) {
    var starts = [UInt32](repeating: 0, count: declarations.count + 1)
    /// By a child's number, its container; one that is no declaration has none.
    let containers = declarations.indices.map { index -> Int? in
      declarations[index].container.flatMap {
        declarations.indices.contains($0.place) ? $0.place : nil
      }
    }
    for container in containers {
      if let container { starts[container + 1] += 1 }
    }
    for index in declarations.indices { starts[index + 1] += starts[index] }
    var next = starts
    var children = [DeclarationID](repeating: DeclarationID(0), count: Int(starts.last ?? 0))
    for (index, container) in containers.enumerated() {
      guard let container else { continue }
      children[Int(next[container])] = DeclarationID(UInt32(index))
      next[container] += 1
    }
    self.children = children
    self.starts = starts
  }

  subscript(declaration: DeclarationID) -> ArraySlice<DeclarationID>? {
    guard declaration.place + 1 < starts.count else { return nil }
    return children[Int(starts[declaration.place])..<Int(starts[declaration.place + 1])]
  }
}

extension Node.Base {
  /// The nodes that this base is made of.
  public var parts: [NodeID] {
    switch self {
    case .scope, .implicit, .number, .boolean, .null, .closure, .keyPath, .macro, .unknown: []
    case .string(_, let parts): parts
    case .list(let elements): elements
    case .tuple(let arguments): arguments.map(\.node)
    case .choice(let condition, let alternatives): (condition.map { [$0] } ?? []) + alternatives
    case .operation(_, let operands): operands
    }
  }
}
