import Facts

/// The way down: everything that a body says, in source order.
extension Family {
  /// All expressions of a body, with those of the closures inside; local functions and types are
  /// left out, for they run only where they are called.
  public func nodes(in body: BodyReference) -> [NodeReference] {
    var found: [NodeReference] = []
    var waiting: [NodeID] = roots(of: body.id, in: body.file).reversed()
    while let next = waiting.popLast() {
      let reference = NodeReference(file: body.file, id: next)
      found.append(reference)
      let node = self[reference]
      var inside = node.base.parts
      if case .closure(let closure) = node.base { inside += roots(of: closure, in: body.file) }
      for step in node.steps { inside += (step.arguments ?? []).map(\.node) }
      waiting.append(contentsOf: inside.reversed())
    }
    return found
  }

  private func roots(of body: BodyID, in file: Int) -> [NodeID] {
    self[BodyReference(file: file, id: body)].items.flatMap { item -> [NodeID] in
      let node = item.node.map { [$0] } ?? []
      if case .assignment(let target, _) = item.role { return [target] + node }
      return node
    }
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
