import Facts

/// The way down: everything that a body says, in source order.
extension Family {
  /// All expressions of a body, with those of the closures inside; local functions and types are
  /// left out, for they run only where they are called.
  public func nodes(in body: BodyReference) -> [NodeReference] {
    let facts = indexed(body.file).facts
    var found: [NodeReference] = []
    var waiting: [NodeID] = []
    // The last is taken first, and what was added is turned around for that.
    func add(_ adding: () -> Void) {
      let start = waiting.count
      adding()
      if waiting.count - start > 1 { waiting[start...].reverse() }
    }
    func addRoots(of body: BodyID) {
      let items = facts.bodies[body.place].items
      for index in items.indices {
        if case .assignment(let target, _) = items[index].role { waiting.append(target) }
        if let node = items[index].node { waiting.append(node) }
      }
    }
    facts.nodes.withUnsafeBufferPointer { nodes in
      add { addRoots(of: body.id) }
      while let next = waiting.popLast() {
        found.append(NodeReference(file: body.file, id: next))
        let place = next.place
        add {
          switch nodes[place].base {
          case .closure(let closure): addRoots(of: closure)
          case .scope, .implicit, .number, .boolean, .null, .keyPath, .macro, .unknown: break
          default: waiting += nodes[place].base.parts
          }
          for step in nodes[place].steps.indices {
            guard let arguments = nodes[place].steps[step].arguments else { continue }
            for position in arguments.indices { waiting.append(arguments[position].node) }
          }
        }
      }
    }
    return found
  }

  /// What a body gives: its `result` items, or all expressions where it has no result (a builder).
  public func results(of body: BodyReference) -> [(item: Int, node: NodeReference)] {
    let items = self[body].items.enumerated()
    let results = items.filter { $0.element.role == .result }
    let chosen = results.isEmpty ? items.filter { $0.element.role == .expression } : results
    return chosen.compactMap { position, item in
      item.node.map { (position, NodeReference(file: body.file, id: $0)) }
    }
  }
}
