import Facts

/// What happens to a local after it is made.
extension Family {
  /// What is assigned to a property of a local: `action.image = …` gives the right side.
  public func assigned(_ property: String, to holder: Origin.Holder) -> [Value] {
    statements(around: holder).compactMap { body, item in
      guard case .assignment(let target, _) = item.role, let node = item.node else { return nil }
      let steps = self[NodeReference(file: body.file, id: target)].steps
      guard steps.count >= 2, steps[0].name == holder.name,
        steps.dropFirst().map(\.name).contains(property)
      else { return nil }
      return Value(node: NodeReference(file: body.file, id: node))
    }
  }

  /// Calls of some of a local's methods, with the branches that they stand in.
  public func calls(
    of names: [String], on holder: Origin.Holder
  ) -> [(call: StepReference, branches: [Branch])] {
    statements(around: holder).compactMap { body, item in
      guard item.role == .expression || item.role == .result, let node = item.node else {
        return nil
      }
      let reference = NodeReference(file: body.file, id: node)
      let steps = self[reference].steps
      guard steps.count == 2, steps[0].name == holder.name, steps[1].isCall,
        names.contains(steps[1].name)
      else { return nil }
      return (StepReference(node: reference, step: 1), item.branches)
    }
  }

  private func statements(around holder: Origin.Holder) -> [(BodyReference, Item)] {
    self[holder.body].items.map { (holder.body, $0) }
  }

  /// Every step of that name in the files at hand, or in one of them. Asks for no other file: whoever
  /// starts from a name is loaded because its word is a trigger.
  public func steps(
    named name: String, inApp app: Int, inFile file: Int? = nil
  ) -> [StepReference] {
    loadedMentions(of: name, inApp: app).filter {
      (file == nil || file == $0.node.file) && owner(of: $0.node) != .nothing
    }
  }

  /// Every declaration of that name in a type or a file, in the files at hand or in one of them.
  public func declarations(
    named name: String, inApp app: Int, inFile file: Int? = nil
  ) -> [DeclarationReference] {
    let all = values(named: name, app: app)
    return file == nil ? all : all.filter { $0.file == file }
  }
}
