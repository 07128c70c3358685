import Facts

/// A type as someone wrote it, and from where the words are seen.
public struct WrittenType: Sendable, Hashable {
  public var text: String
  public var scope: DeclarationReference?
  /// The type itself, not a value of it.
  public var isStatic = false
}

/// What can be said of an expression's type without the compiler: declared types, initial values,
/// results of the app's functions. Nil is an honest "unknown".
extension Family {
  /// The type of the first `count` steps of an expression (all of them by default). `budget` is how
  /// many expressions the question may lead through.
  public func writtenType(
    of node: NodeReference, steps count: Int? = nil, budget: Int = 24
  ) -> WrittenType? {
    guard budget > 0 else { return nil }
    let value = self[node]
    let count = count ?? value.steps.count
    var current: WrittenType?
    var start = 0
    switch value.base {
    case .scope:
      guard count > 0 else { return nil }
      current = typeOfFirst(value.steps[0], at: node, budget: budget - 1)
      start = 1
    case .string: current = WrittenType(text: "String", scope: nil)
    case .choice(_, let alternatives):
      for alternative in alternatives.prefix(4) where current == nil {
        let reference = NodeReference(file: node.file, id: alternative)
        current = writtenType(of: reference, budget: budget / 4)
      }
    case .list(let elements):
      guard let first = elements.first else { return nil }
      let element = writtenType(
        of: NodeReference(file: node.file, id: first), budget: budget / 4)
      current = element.map { WrittenType(text: "[\($0.text)]", scope: $0.scope) }
    default: return nil
    }
    for step in value.steps[min(start, count)..<count] {
      guard let known = current else { return nil }
      current = type(of: step, on: known, in: node.file, budget: budget - 1)
    }
    return current
  }

  /// The nominal type of an expression's first steps.
  public func nominalType(of node: NodeReference, steps count: Int? = nil) -> NominalType? {
    writtenType(of: node, steps: count).flatMap { nominal($0, app: app(ofFile: node.file)) }
  }

  /// The nominal type that a written one names, looked up where it is written.
  public func nominal(_ written: WrittenType, app: Int) -> NominalType? {
    TypeName.nominal(written.text).map { type(named: $0, from: written.scope, app: app) }
  }

  private func typeOfFirst(_ step: Step, at node: NodeReference, budget: Int) -> WrittenType? {
    let around = declaration(around: node)
    switch step.name {
    case "self", "Self":
      guard let type = type(around: around) else { return nil }
      return WrittenType(text: type.name, scope: around, isStatic: step.name == "Self")
    case "super":
      guard let type = type(around: around) else { return nil }
      let parent = type.declarations.lazy.compactMap { self[$0].inherited.first }.first
      return parent.map { WrittenType(text: $0, scope: around) }
    default: break
    }
    switch lookUp(step.name, at: node) {
    case .local(let body, let item):
      return typeOfLocal(body, item, budget: budget)
    case .parameter(let declaration, let position):
      let text = self[declaration].parameters[position].typeName
      return WrittenType(text: text, scope: declaration).called(step.isCall)
    case .closureParameter(let body, let position):
      let text = self[body].parameters[position].typeName
      if !text.isEmpty { return WrittenType(text: text, scope: around) }
      return position == 0 ? elementType(walkedBy: body, budget: budget) : nil
    case .declarations(let found):
      return found.lazy.compactMap { self.type(of: $0, isCall: step.isCall, budget: budget) }.first
    case .type(let type):
      return WrittenType(text: type.name, scope: around, isStatic: !step.isCall)
    case nil:
      guard let first = step.name.utf8.first, UInt8(ascii: "A")...UInt8(ascii: "Z") ~= first else {
        return nil
      }
      return WrittenType(text: step.name, scope: nil, isStatic: !step.isCall)
    }
  }

  private func typeOfLocal(_ body: BodyReference, _ item: Int, budget: Int) -> WrittenType? {
    let statement = self[body].items[item]
    guard case .local(_, let typeName) = statement.role else { return nil }
    let scope: DeclarationReference? =
      statement.node.flatMap { declaration(around: NodeReference(file: body.file, id: $0)) }
    if let typeName { return WrittenType(text: typeName, scope: scope) }
    guard let node = statement.node else { return nil }
    let found = writtenType(of: NodeReference(file: body.file, id: node), budget: budget)
    if let found, let element = TypeName.element(of: found.text),
      statement.branches.last?.kind == .loop
    {
      return WrittenType(text: element, scope: found.scope)
    }
    return found
  }

  /// `ForEach(items) { item in … }`, `items.map { item in … }`: the element type of `items`.
  private func elementType(walkedBy body: BodyReference, budget: Int) -> WrittenType? {
    guard case .closure(let closure) = owner(of: body),
      case .argument(let call, let step, _) = owner(of: NodeReference(file: body.file, id: closure))
    else { return nil }
    let reference = NodeReference(file: body.file, id: call)
    let callee = self[reference].steps[step]
    let collection: WrittenType? =
      if let first = callee.arguments?.first, !first.isTrailing, first.label == nil {
        writtenType(of: NodeReference(file: body.file, id: first.node), budget: budget / 2)
      } else {
        writtenType(of: reference, steps: step, budget: budget / 2)
      }
    guard let collection, let element = TypeName.element(of: collection.text) else { return nil }
    return WrittenType(text: element, scope: collection.scope)
  }

  /// What reading or calling a declaration gives.
  func type(
    of reference: DeclarationReference, isCall: Bool, budget: Int
  ) -> WrittenType? {
    let declaration = self[reference]
    switch declaration.kind {
    case .property:
      if let typeName = declaration.typeName {
        return WrittenType(text: typeName, scope: reference).called(isCall)
      }
      if let value = declaration.value,
        let type = writtenType(of: NodeReference(file: reference.file, id: value), budget: budget)
      {
        return type
      }
      if let argument = declaration.attributeArgument, argument.hasSuffix(".self") {
        return WrittenType(text: String(argument.dropLast(5)), scope: reference)
      }
      return environmentValue(of: reference)
    case .function:
      guard isCall else { return nil }
      return declaration.typeName.map { WrittenType(text: $0, scope: reference) }
    case .enumCase:
      return typeDeclaration(around: reference).map {
        WrittenType(text: self[$0].name, scope: reference)
      }
    default: return nil
    }
  }

  /// `@Environment(\.store) var store`: what the app's `EnvironmentValues` say, else a type of the
  /// system with the key's name.
  private func environmentValue(of reference: DeclarationReference) -> WrittenType? {
    guard let argument = self[reference].attributeArgument, argument.hasPrefix("\\.") else {
      return nil
    }
    let key = TypeName.lastWord(of: argument)
    let values = type(named: "EnvironmentValues", from: nil, app: app(ofFile: reference.file))
    if let own = members(named: key, of: values).first, let text = self[own].typeName {
      return WrittenType(text: text, scope: own)
    }
    return WrittenType(text: key.prefix(1).uppercased() + key.dropFirst(), scope: nil)
  }

  /// What one more step gives.
  private func type(
    of step: Step, on known: WrittenType, in file: Int, budget: Int
  ) -> WrittenType? {
    guard budget > 0 else { return nil }
    if step.name.isEmpty { return known.called(step.isCall) }
    if let element = TypeName.element(of: known.text) {
      switch step.name {
      case "[]", "first", "last", "randomElement", "removeFirst", "removeLast", "popLast":
        return WrittenType(text: element, scope: known.scope)
      case "filter", "sorted", "reversed", "prefix", "suffix", "dropFirst", "dropLast", "shuffled",
        "wrappedValue":
        return known
      default: return nil
      }
    }
    switch step.name {
    case "self", "wrappedValue", "projectedValue", "unsafelyUnwrapped": return known
    case "init" where step.isCall: return WrittenType(text: known.text, scope: known.scope)
    default: break
    }
    guard let type = nominal(known, app: app(ofFile: file)) else { return nil }
    let found = members(named: Family.plainName(step.name), of: type)
    if let result = found.lazy.compactMap({
      self.type(of: $0, isCall: step.isCall, budget: budget)
    }).first {
      return result
    }
    // `Store.shared`, `UserDefaults.standard`: a value of the type itself.
    if known.isStatic, found.isEmpty { return WrittenType(text: known.text, scope: known.scope) }
    return nil
  }
}

extension WrittenType {
  /// The type of a value that is called, if it is: what its function type gives.
  fileprivate func called(_ isCall: Bool) -> WrittenType? {
    guard isCall else { return self }
    return TypeName.result(ofFunction: text).map { WrittenType(text: $0, scope: scope) }
  }
}
