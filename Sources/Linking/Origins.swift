import Facts

/// Where a value is made: an expression that names nothing further, reached through locals,
/// properties, parameters and results.
public struct Origin: Sendable {
  public let value: Value
  /// The local that holds it, so that what is set on it later can be found.
  public let holder: Holder?
  /// Whether only some runs give this one, or a caller's argument decides.
  public let isOneOfSeveral: Bool

  public init(value: Value, holder: Holder?, isOneOfSeveral: Bool = false) {
    self.value = value
    self.holder = holder
    self.isOneOfSeveral = isOneOfSeveral
  }

  /// A local by its body and name.
  public struct Holder: Sendable, Hashable {
    public let body: BodyReference
    public let name: String

    public init(body: BodyReference, name: String) {
      self.body = body
      self.name = name
    }
  }
}

extension Family {
  /// Callers whose arguments are looked at, at most.
  private static let mostCallers = 48

  /// Where a value is made. Follows names through the files of the app; what only a caller knows is
  /// looked up at all callers. Ends at literals, closures, calls of what the app does not declare,
  /// new values of its types, and whatever cannot be followed.
  public func origins(of value: Value) -> [Origin] {
    var found: [Origin] = []
    var waiting = [Origin(value: value, holder: nil, isOneOfSeveral: false)]
    var visited: Set<NodeReference> = []
    var budget = 96
    while let next = waiting.popLast() {
      budget -= 1
      let steps = budget > 0 ? nextValues(of: next.value) : nil
      guard let steps else {
        found.append(next)
        continue
      }
      // The same expression in the same frame again: a cycle.
      if next.value.frame == nil, !visited.insert(next.value.node).inserted { continue }
      let isOneOfSeveral = next.isOneOfSeveral || steps.values.count > 1
      waiting += steps.values.reversed().map {
        Origin(
          value: $0, holder: steps.holder ?? next.holder, isOneOfSeveral: isOneOfSeveral)
      }
    }
    return found
  }

  /// What an expression stands for; nil where it stands for itself.
  private func nextValues(of value: Value) -> (values: [Value], holder: Origin.Holder?)? {
    let node = self[value.node]
    func inside(_ ids: [NodeID], _ frame: Frame?) -> [Value] {
      ids.map { Value(node: NodeReference(file: value.node.file, id: $0), frame: frame) }
    }
    switch node.base {
    case .choice(_, let alternatives) where node.steps.isEmpty:
      return (inside(alternatives, value.frame), nil)
    case .closure(let body) where node.steps.count == 1 && node.steps[0].name.isEmpty:
      let body = BodyReference(file: value.node.file, id: body)
      return given(by: Code(body: body, frame: value.frame, declaration: nil)).map {
        ($0.values.isEmpty ? $0.passedOver : $0.values, nil)
      }
    case .scope:
      guard let last = node.steps.indices.last else { return nil }
      // `value.wrappedValue`, `$value`: the same value.
      let step = StepReference(node: value.node, step: last)
      if last == 0, let values = assigned(at: step, value.frame) { return values }
      switch target(of: step, in: value.frame) {
      case .resolved(let target): return follow([target], step, value)
      case .ambiguous(let targets): return follow(targets, step, value)
      case .external: return nil
      case .unresolved:
        let values = callerValues(of: step)
        return values.isEmpty ? nil : (values, nil)
      }
    default: return nil
    }
  }

  /// What a local that is assigned to can be; nil where it has its first value, or is none.
  private func assigned(
    at step: StepReference, _ frame: Frame?
  ) -> (values: [Value], holder: Origin.Holder?)? {
    guard !self[step].isCall,
      case .local(let body, let item) = lookUp(self[step].name, at: step.node)
    else { return nil }
    let nodes = values(ofLocal: item, in: body, at: step.node)
    guard let first = nodes.first, nodes.count > 1 || first.id != self[body].items[item].node else {
      return nil
    }
    return (
      nodes.map { Value(node: $0, frame: frame) },
      Origin.Holder(body: body, name: self[step].name)
    )
  }

  private func follow(
    _ targets: [CallTarget], _ step: StepReference, _ value: Value
  ) -> (values: [Value], holder: Origin.Holder?)? {
    var values: [Value] = []
    // Those in arms of a `switch` that this caller does not take.
    var passedOver: [Value] = []
    for target in targets {
      switch target {
      case .instance: return nil
      case .value(let held):
        if self[step].isCall {
          guard case .resolved(let code) = callables(of: held) else { return nil }
          values += results(of: code.body).map { Value(node: $0.node, frame: code.frame) }
        } else {
          values.append(held)
        }
      case .code(let code):
        if let function = code.declaration.map({ self[$0] }), function.kind == .function {
          if !self[step].isCall { return nil }
          // What a function without a result says last is no value; a namesake may have one.
          if function.typeName == nil { continue }
        }
        guard let given = given(by: code) else { return nil }
        values += given.values
        passedOver += given.passedOver
      }
    }
    // A name that no arm has is a constant for one of the cases.
    if values.isEmpty { values = passedOver }
    var holder: Origin.Holder?
    if step.step == 0, case .local(let body, _) = lookUp(self[step].name, at: step.node) {
      holder = Origin.Holder(body: body, name: self[step].name)
    }
    return values.isEmpty ? nil : (values, holder)
  }

  /// What some code gives to the caller of its frame, and what it gives only to others; nil where it
  /// gives nothing.
  private func given(by code: Code) -> (values: [Value], passedOver: [Value])? {
    var values: [Value] = []
    var passedOver: [Value] = []
    let arms = PassedOverArms(of: code.body, in: code.frame, self)
    let items = self[code.body].items
    for result in results(of: code.body) {
      let value = Value(node: result.node, frame: code.frame)
      if items.indices.contains(result.item), arms.hold(items[result.item]) {
        passedOver.append(value)
      } else {
        values.append(value)
      }
    }
    return values.isEmpty && passedOver.isEmpty ? nil : (values, passedOver)
  }

  /// What all callers pass for the parameter or the stored property that a step names.
  public func callerValues(of step: StepReference) -> [Value] {
    let node = self[step.node]
    guard node.base == .scope else { return [] }
    let isOnSelf = step.step == 1 && Family.isSelf(node.steps[0].name)
    guard step.step == 0 || isOnSelf else { return [] }
    let name = Family.plainName(node.steps[step.step].name)
    if isOnSelf {
      guard let type = type(around: declaration(around: step.node)) else { return [] }
      return members(named: name, of: type).first.map(callerValues(ofProperty:)) ?? []
    }
    switch lookUp(name, at: step.node) {
    case .parameter(let function, let position):
      guard self[function].kind != .initializer else { return [] }
      let fallback = self[function].parameters[position].defaultValue.map {
        Value(node: NodeReference(file: function.file, id: $0))
      }
      return passed(name, by: callers(of: function), else: fallback)
    case .declarations(let found):
      guard found.count == 1, self[found[0]].kind == .property else { return [] }
      return callerValues(ofProperty: found[0])
    default: return []
    }
  }

  private func callerValues(ofProperty property: DeclarationReference) -> [Value] {
    guard let type = typeDeclaration(around: property), self[type].kind != .typeExtension else {
      return []
    }
    let fallback = self[property].value.map {
      Value(node: NodeReference(file: property.file, id: $0))
    }
    return passed(self[property].name, by: callers(of: type), else: fallback)
  }

  /// What callers pass for a name; the default where one leaves it out, or where there is none.
  private func passed(_ name: String, by frames: [Frame], else fallback: Value?) -> [Value] {
    let values = frames.compactMap { $0.bindings[name] }
    guard let fallback, values.count < frames.count || frames.isEmpty else { return values }
    return values + [fallback]
  }

  /// One frame for each call that binds the names around an expression: those of the function it
  /// stands in, or of the initializer of its type.
  public func callerFrames(around node: NodeReference) -> [Frame] {
    guard let declaration = declaration(around: node) else { return [] }
    if self[declaration].kind == .function, !self[declaration].parameters.isEmpty {
      return callers(of: declaration)
    }
    guard let type = type(around: declaration) else { return [] }
    return type.declarations.flatMap { callers(of: $0) }
  }

  /// One frame a call of a function or of a type's initializer.
  public func callers(of declaration: DeclarationReference) -> [Frame] {
    uses(of: declaration).prefix(Family.mostCallers).compactMap { use in
      switch target(of: use, in: nil) {
      case .resolved(let target): return frame(of: target, for: declaration)
      case .ambiguous(let targets):
        return targets.lazy.compactMap { self.frame(of: $0, for: declaration) }.first
      case .external, .unresolved:
        guard let arguments = self[use].arguments, self[declaration].kind == .function else {
          return nil
        }
        return bind(arguments, of: use, to: declaration, in: nil)
      }
    }
  }

  private func frame(of target: CallTarget, for declaration: DeclarationReference) -> Frame? {
    switch target {
    case .instance(let type, let frame): type == declaration ? frame : nil
    case .code(let code): code.declaration == declaration ? code.frame : nil
    case .value: nil
    }
  }
}
