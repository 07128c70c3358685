import Facts

/// What a local is where it is used, by its declaration and what was assigned to it since.
extension Family {
  /// Everything that a local can be where an expression names it; nothing where that is not written
  /// down. Assignments that loops bring back, and those in closures, are left out.
  func values(
    ofLocal item: Int, in body: BodyReference, at use: NodeReference
  ) -> [NodeReference] {
    let items = self[body].items
    guard case .local(let name, _) = items[item].role else { return [] }
    func node(_ id: NodeID) -> NodeReference { NodeReference(file: body.file, id: id) }
    var values = items[item].node.map { [node($0)] } ?? []
    guard let end = place(of: use, in: body), end > item + 1 else { return values }
    let around = items[end].branches
    for later in (item + 1)..<end {
      guard case .assignment(let target, "=") = items[later].role, let value = items[later].node,
        isName(name, node(target)), items[later].branches.starts(with: items[item].branches),
        !items[later].branches.excludes(around)
      else { continue }
      // Where it always runs before the use, nothing older is left.
      if around.starts(with: items[later].branches) { values = [] }
      values.append(node(value))
    }
    return values
  }

  /// Whether an expression is a name and nothing more.
  func isName(_ name: String, _ node: NodeReference) -> Bool {
    let found = self[node]
    return found.base == .scope && found.steps.count == 1 && found.steps[0].name == name
  }

  /// The statement of a body in which, maybe in closures in it, an expression stands.
  private func place(of node: NodeReference, in body: BodyReference) -> Int? {
    var node = node
    for _ in 0..<Family.longestAscent {
      guard let found = statement(of: node) else { return nil }
      if found.body == body { return found.item }
      guard case .closure(let closure) = owner(of: found.body) else { return nil }
      node.id = closure
    }
    return nil
  }
}

extension [Branch] {
  /// Whether a statement in these branches is not run where one in others is: another arm of an `if`
  /// or a `switch`.
  fileprivate func excludes(_ others: [Branch]) -> Bool {
    contains { own in
      [.conditional, .otherwise, .selection, .build].contains(own.kind)
        && others.contains { $0.group == own.group && $0.arm != own.arm }
    }
  }
}
