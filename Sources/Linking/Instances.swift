import Facts

/// New values of the app's types: which property holds what the caller passed.
extension Family {
  func instance(
    of type: NominalType, at step: StepReference, in frame: Frame?
  ) -> Resolution<CallTarget> {
    guard let arguments = self[step].arguments else { return .unresolved }
    let targets = type.declarations.map { declaration -> CallTarget in
      let bindings = properties(
        of: declaration, type, boundBy: arguments, of: step, in: frame, budget: 4)
      return .instance(
        declaration, Frame(owner: declaration, bindings: bindings, outer: frame))
    }
    if targets.count == 1 { return .resolved(targets[0]) }
    return targets.isEmpty ? .external : .ambiguous(targets)
  }

  private func properties(
    of declaration: DeclarationReference, _ type: NominalType,
    boundBy arguments: SharedList<Argument>, of step: StepReference, in frame: Frame?, budget: Int
  ) -> [String: Value] {
    guard budget > 0 else { return [:] }
    let own = NominalType(name: type.name, app: type.app, declarations: [declaration])
    let initializers = parts(of: own, with: "init").flatMap { part in
      children(of: part).filter { self[$0].kind == .initializer }
    }
    for initializer in initializers {
      guard CallBinding.match(arguments, to: self[initializer].parameters) != nil,
        let body = self[initializer].body
      else { continue }
      let inner = bind(arguments, of: step, to: initializer, in: frame)
      return assignments(
        in: BodyReference(file: initializer.file, id: body), of: declaration, own, inner, budget)
    }
    let parameters = memberwiseParameters(of: declaration)
    var bindings: [String: Value] = [:]
    let filled = CallBinding.match(arguments, to: parameters, leavingOutOptionals: true) ?? []
    for (position, argument) in filled {
      let node = NodeReference(file: step.node.file, id: arguments[argument].node)
      bindings[parameters[position].name] = Value(node: node, frame: frame)
    }
    return bindings
  }

  /// What an initializer's body assigns: `self.content = content()`, `_name = State(…)`, or what the
  /// initializer it hands over to does.
  private func assignments(
    in body: BodyReference, of declaration: DeclarationReference, _ type: NominalType,
    _ frame: Frame, _ budget: Int
  ) -> [String: Value] {
    var bindings: [String: Value] = [:]
    for item in self[body].items {
      guard let id = item.node else { continue }
      let node = NodeReference(file: body.file, id: id)
      if case .assignment(let target, _) = item.role {
        let steps = self[NodeReference(file: body.file, id: target)].steps
        guard let last = steps.last, steps.count <= 2 else { continue }
        let name = last.name.hasPrefix("_") ? String(last.name.dropFirst()) : last.name
        bindings[name] = Value(node: node, frame: frame)
        continue
      }
      let steps = self[node].steps
      guard let position = steps.firstIndex(where: { $0.name == "init" }), position <= 1,
        let arguments = steps[position].arguments
      else { continue }
      let step = StepReference(node: node, step: position)
      let inherited = properties(
        of: declaration, type, boundBy: arguments, of: step, in: frame, budget: budget - 1)
      bindings.merge(inherited) { own, _ in own }
    }
    return bindings
  }

  /// The parameters of the initializer that a structure has when it declares none.
  func memberwiseParameters(of type: DeclarationReference) -> [Parameter] {
    children(of: type).compactMap { reference in
      let property = self[reference]
      guard property.kind == .property, property.body == nil,
        !property.modifiers.contains("static"), !property.modifiers.contains("lazy"),
        !(property.modifiers.contains("let") && property.value != nil),
        !property.attributes.contains(where: Family.filledBySystem.contains)
      else { return nil }
      return Parameter(
        label: property.name, name: property.name, typeName: property.typeName ?? "",
        attributes: property.attributes, defaultValue: property.value)
    }
  }

  /// Property wrappers whose values no caller passes.
  private static let filledBySystem: Set<String> = [
    "Environment", "EnvironmentObject", "FetchRequest", "Query", "AppStorage", "SceneStorage",
    "FocusState", "GestureState", "Namespace", "ScaledMetric", "AccessibilityFocusState",
  ]
}
