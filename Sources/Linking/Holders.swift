import Facts

/// What happens to a local after it is made.
extension Family {
  /// What is assigned to a property of a local: `action.image = …` gives the right side.
  public func assigned(_ property: String, to holder: Origin.Holder) -> [Value] {
    assignments(to: property, of: holder).map(\.value)
  }

  /// The same, with the branches that the assignments stand in.
  public func assignments(
    to property: String, of holder: Origin.Holder
  ) -> [(value: Value, branches: [Branch])] {
    statements(around: holder).compactMap { body, item in
      guard case .assignment(let target, _) = item.role, let node = item.node else { return nil }
      let steps = self[NodeReference(file: body.file, id: target)].steps
      guard steps.count >= 2, steps[0].name == holder.name,
        steps.dropFirst().map(\.name).contains(property)
      else { return nil }
      return (Value(node: NodeReference(file: body.file, id: node)), item.branches)
    }
  }

  /// How a collection in a local changes.
  public enum CollectionChange: Sendable, Hashable {
    /// A method that is called on it: `append(…)`.
    case call(StepReference)
    /// `+= other`
    case addition(NodeReference)
    /// It is given to a function of that name, which may change it: `fill(&actions)`.
    case handing(String)
  }

  /// How the collection in a local changes, in source order, with the branches that the changes stand
  /// in. What is assigned to the local itself is no change but another value.
  public func changes(of holder: Origin.Holder) -> [(change: CollectionChange, branches: [Branch])]
  {
    statements(around: holder).compactMap { body, item in
      guard let node = item.node else { return nil }
      let reference = NodeReference(file: body.file, id: node)
      switch item.role {
      case .assignment(let target, "+="):
        guard isName(holder.name, NodeReference(file: body.file, id: target)) else { return nil }
        return (.addition(reference), item.branches)
      case .expression:
        let steps = self[reference].steps
        if steps.count == 2, steps[0].name == holder.name, steps[1].isCall {
          return (.call(StepReference(node: reference, step: 1)), item.branches)
        }
        guard let last = steps.last, let arguments = last.arguments else { return nil }
        let isGiven = arguments.contains {
          isName(holder.name, NodeReference(file: body.file, id: $0.node))
        }
        return isGiven ? (.handing(last.name), item.branches) : nil
      default: return nil
      }
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
