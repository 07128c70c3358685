import Facts

/// Where a declaration of the app is used.
extension Family {
  /// The places that make a value of a type, call a function or read a property, in order.
  ///
  /// A member of a view is looked for in its own type (through `self` or no receiver) and after the
  /// type's name; a method of any other type also after a receiver of that type, in files that name
  /// the type.
  public func uses(of declaration: DeclarationReference) -> [StepReference] {
    memory.uses.answer(for: declaration, in: self) { findUses(of: declaration) }
  }

  private func findUses(of declaration: DeclarationReference) -> [StepReference] {
    let app = app(ofFile: declaration.file)
    let value = self[declaration]
    if value.kind.isType {
      return mentions(of: value.name, inApp: app).filter { names($0, declaration) }
    }
    guard let container = container(of: declaration) else {
      return mentions(of: value.name, inApp: app, alongside: labels(of: value)).filter {
        leads($0, to: declaration)
      }
    }
    guard self[container].kind.isType else {
      return loadedMentions(of: value.name, inApp: app).filter {
        $0.node.file == declaration.file && leads($0, to: declaration)
      }
    }
    guard let type = type(around: declaration) else { return [] }
    if !type.isDeclared || type.declarations.contains(where: { self[$0].kind == .interface }) {
      return mentions(of: value.name, inApp: app, alongside: labels(of: value)).filter {
        leads($0, to: declaration)
      }
    }
    if value.kind == .initializer {
      let word = TypeName.lastWord(of: type.name)
      return mentions(of: value.name, inApp: app, alongside: [[word]]).filter {
        isOnTypeItself($0, word) && leads($0, to: declaration)
      }
    }
    if isCalledByPreviews(value, of: type) { return [] }
    if value.modifiers.contains("private") || value.modifiers.contains("fileprivate") {
      return loadedMentions(of: value.name, inApp: app).filter {
        $0.node.file == declaration.file && leads($0, to: declaration)
      }
    }
    if self.type(type, is: "View") {
      guard ask(.mention(type.lastWord), app: app) else { return [] }
      // Others may be loaded or not.
      return loadedMentions(of: value.name, inApp: app).filter {
        file($0.node.file).indexed.names(type.lastWord) && isOnSelfOrType($0, type)
          && leads($0, to: declaration)
      }
    }
    return mentions(
      of: value.name, inFilesNaming: type.lastWord, inApp: app, alongside: labels(of: value)
    ).filter { leads($0, to: declaration) }
  }

  /// Labels that every call of a function writes, each a group of its own.
  private func labels(of function: Declaration) -> [[String]] {
    function.parameters.compactMap { parameter in
      guard let label = parameter.label, parameter.defaultValue == nil,
        !TypeName.isFunction(parameter.typeName), !parameter.attributes.contains("ViewBuilder"),
        !parameter.attributes.contains("escaping")
      else { return nil }
      return [label]
    }
  }

  /// Whether a step makes a value of a type: `Row(…)`, `Outer.Row(…)`, `Row.init(…)`.
  private func names(_ step: StepReference, _ type: DeclarationReference) -> Bool {
    let node = self[step.node]
    guard node.base == .scope else { return false }
    let next = node.steps.dropFirst(step.step + 1).first
    guard node.steps[step.step].isCall || next?.name == "init" else { return false }
    if step.step == 0 {
      guard case .type(let found) = lookUp(self[type].name, at: step.node) else { return false }
      return found.declarations.contains(type)
    }
    let prefix = node.steps.prefix(step.step)
    guard prefix.allSatisfy({ !$0.isCall }) else { return false }
    let written = (prefix.map(\.name) + [self[type].name]).joined(separator: ".")
    let found = self.type(named: written, from: nil, app: app(ofFile: step.node.file))
    return found.declarations.contains(type)
  }

  /// Whether a step is asked of a type by its name, as `Row.init(…)`, or of what is around it.
  private func isOnTypeItself(_ step: StepReference, _ word: String) -> Bool {
    guard step.step > 0 else { return false }
    let receiver = self[step.node].steps[step.step - 1].name
    return receiver == word || receiver == "super" || Family.isSelf(receiver)
  }

  /// The system asks a preview provider for its previews; nobody else does.
  private func isCalledByPreviews(_ value: Declaration, of type: NominalType) -> Bool {
    value.name == "previews" && value.modifiers.contains("static")
      && self.type(type, is: "PreviewProvider")
  }

  private func isOnSelfOrType(_ step: StepReference, _ type: NominalType) -> Bool {
    switch step.step {
    case 0: return self[step.node].base == .scope
    case 1:
      let first = self[step.node].steps[0].name
      return self[step.node].base == .scope
        && (Family.isSelf(first) || first == "super" || first == TypeName.lastWord(of: type.name))
    default: return false
    }
  }

  /// Whether a step reads or calls exactly this declaration, as far as can be told.
  private func leads(_ step: StepReference, to declaration: DeclarationReference) -> Bool {
    let node = self[step.node]
    guard fits(declaration, step) else { return false }
    if node.base == .scope, step.step == 0 {
      guard case .declarations(let found) = lookUp(self[declaration].name, at: step.node) else {
        return false
      }
      return found.contains(declaration)
    }
    if node.base == .implicit, step.step == 0 {
      return self[declaration].modifiers.contains("static")
    }
    if step.step == 1, node.base == .scope, Family.isSelf(node.steps[0].name) {
      guard let type = type(around: self.declaration(around: step.node)) else { return false }
      return members(named: self[declaration].name, of: type).contains(declaration)
    }
    guard let receiver = nominalType(of: step.node, steps: step.step) else {
      // A modifier on a view whose type nothing tells.
      return container(of: declaration).map(extendsViews) ?? false
    }
    let found = members(named: self[declaration].name, of: receiver)
    if found.contains(declaration) { return true }
    guard found.isEmpty, let own = type(around: declaration), !own.isDeclared else { return false }
    // An extension of `View` also serves every view of the system: `Text("…").copyable()`.
    return !receiver.isDeclared
  }
}
