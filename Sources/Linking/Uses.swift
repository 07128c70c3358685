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
      return mentions(of: value.name, inFile: declaration.file).filter {
        leads($0, to: declaration)
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
    if value.isPrivate {
      return mentions(of: value.name, inFile: declaration.file).filter {
        leads($0, to: declaration)
      }
    }
    if self.type(type, is: "View") {
      guard ask(.mention(type.lastWord), app: app) else { return [] }
      // Others may be loaded or not.
      return loadedMentions(of: value.name, inFilesNaming: type.lastWord, inApp: app).filter {
        isOnSelfOrType($0, type) && leads($0, to: declaration)
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
    memory.makings.answer(for: step, in: self) { typesMade(by: step) }.contains(type)
  }

  private func typesMade(by step: StepReference) -> [DeclarationReference] {
    let node = self[step.node]
    guard node.base == .scope else { return [] }
    let next = node.steps.dropFirst(step.step + 1).first
    guard node.steps[step.step].isCall || next?.name == "init" else { return [] }
    if step.step == 0 {
      guard case .type(let found) = lookUp(node.steps[0].name, at: step.node) else { return [] }
      return found.declarations
    }
    guard node.steps.prefix(step.step).allSatisfy({ !$0.isCall }) else { return [] }
    let written = node.steps.prefix(step.step + 1).map(\.name).joined(separator: ".")
    return self.type(named: written, from: nil, app: app(ofFile: step.node.file)).declarations
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
    guard fits(declaration, step) else { return false }
    let receiver = memory.receivers.answer(for: step, in: self) { self.receiver(of: step) }
    switch receiver {
    case .none: return false
    case .names(let found): return found.contains(declaration)
    case .inferred: return self[declaration].modifiers.contains("static")
    case .unknown: return container(of: declaration).map(extendsViews) ?? false
    case .value(let found, let isDeclared):
      if found.contains(declaration) { return true }
      guard found.isEmpty, let own = type(around: declaration), !own.isDeclared else {
        return false
      }
      // An extension of `View` also serves every view of the system: `Text("…").copyable()`.
      return !isDeclared
    }
  }

  private func receiver(of step: StepReference) -> UseReceiver {
    let base = self[step.node].base
    let name = self[step].name
    if base == .scope, step.step == 0 {
      guard case .declarations(let found) = lookUp(name, at: step.node) else { return .none }
      return .names(found)
    }
    if base == .implicit, step.step == 0 { return .inferred }
    if step.step == 1, base == .scope, Family.isSelf(self[step.node].steps[0].name) {
      guard let type = type(around: declaration(around: step.node)) else { return .none }
      return .names(members(named: name, of: type))
    }
    guard let receiver = nominalType(of: step.node, steps: step.step) else {
      // A modifier on a view whose type nothing tells.
      return .unknown
    }
    return .value(members(named: name, of: receiver), isDeclared: receiver.isDeclared)
  }
}

/// By what it is told which declaration a step of a name reads or calls.
enum UseReceiver: Sendable {
  /// By nothing.
  case none
  /// The name alone says that it is one of these.
  case names([DeclarationReference])
  /// A member of a type that the compiler infers.
  case inferred
  /// A member of something whose type is not known.
  case unknown
  /// A member of a value: these of its type have the name. `isDeclared` says whether the app has that
  /// type.
  case value([DeclarationReference], isDeclared: Bool)
}
