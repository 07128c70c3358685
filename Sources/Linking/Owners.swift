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
struct Owners: Sendable {
  let ofNodes: [NodeOwner]
  let ofBodies: [BodyOwner]
  /// The members, or the local declarations, of each declaration.
  let children: [DeclarationID: [DeclarationID]]
  /// The statement that a local function or type is.
  let localPlaces: [DeclarationID: LocalPlace]

  struct LocalPlace: Sendable {
    var body: BodyID
    var item: Int
  }

  init(_ facts: FileFacts) {
    var nodes = [NodeOwner](repeating: .nothing, count: facts.nodes.count)
    var bodies = [BodyOwner](repeating: .loose, count: facts.bodies.count)
    func own(_ node: NodeID, _ owner: NodeOwner) {
      if nodes.indices.contains(Int(node.index)) { nodes[Int(node.index)] = owner }
    }
    func own(_ body: BodyID, _ owner: BodyOwner) {
      if bodies.indices.contains(Int(body.index)) { bodies[Int(body.index)] = owner }
    }

    for (index, node) in facts.nodes.enumerated() {
      let id = NodeID(UInt32(index))
      for part in node.base.parts { own(part, .part(of: id)) }
      if case .closure(let body) = node.base { own(body, .closure(id)) }
      for (step, value) in node.steps.enumerated() {
        for (position, argument) in (value.arguments ?? []).enumerated() {
          own(argument.node, .argument(of: id, step: step, position: position))
        }
      }
    }
    var localPlaces: [DeclarationID: LocalPlace] = [:]
    for (index, body) in facts.bodies.enumerated() {
      let id = BodyID(UInt32(index))
      for (position, item) in body.items.enumerated() {
        if let node = item.node { own(node, .item(id, position)) }
        switch item.role {
        case .assignment(let target, _): own(target, .item(id, position))
        case .declaration(let local): localPlaces[local] = LocalPlace(body: id, item: position)
        default: break
        }
      }
    }
    var children: [DeclarationID: [DeclarationID]] = [:]
    for (index, declaration) in facts.declarations.enumerated() {
      let id = DeclarationID(UInt32(index))
      if let container = declaration.container { children[container, default: []].append(id) }
      if let value = declaration.value { own(value, .value(of: id)) }
      if let body = declaration.body { own(body, .declaration(id)) }
      for body in declaration.observers { own(body, .observer(id)) }
      for parameter in declaration.parameters {
        if let value = parameter.defaultValue { own(value, .defaultValue(of: id)) }
      }
    }
    self.children = children
    self.localPlaces = localPlaces
    ofNodes = nodes
    ofBodies = bodies
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
