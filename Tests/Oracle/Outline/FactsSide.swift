import Facts

/// Lists the calls of a file's facts.
struct FactsSide {
  let facts: FileFacts
  private(set) var entries: [CallEntry] = []
  /// Properties declared inside a body: the oracle's text does not count them as declarations.
  private var locals: Set<UInt32> = []
  /// What is read already: the names of one pattern share their value.
  private var seen: Set<UInt32> = []

  init(_ facts: FileFacts) {
    self.facts = facts
    for body in facts.bodies {
      for case .declaration(let id) in body.items.map(\.role) where facts[id].kind == .property {
        locals.insert(id.index)
      }
    }
    for (index, declaration) in facts.declarations.enumerated()
    where !locals.contains(UInt32(index)) {
      walk(declaration, names(of: DeclarationID(UInt32(index))))
    }
    if let loose = facts.looseItems { walk(loose, Around()) }
  }

  private struct Around {
    var declarations: [String] = []
    /// Innermost last.
    var slots: [String] = []
  }

  private func names(of id: DeclarationID) -> Around {
    var names: [String] = []
    var next: DeclarationID? = id
    while let current = next {
      let declaration = facts[current]
      switch declaration.kind {
      case .enumCase, .typeAlias, .macro: break
      case .property where locals.contains(current.index) || declaration.name.isEmpty: break
      case .property where declaration.name == "_": break
      case .subscripted: names.append("subscript")
      default: names.append(declaration.name)
      }
      next = declaration.container
    }
    return Around(declarations: names.reversed())
  }

  private mutating func walk(_ declaration: Declaration, _ around: Around) {
    for parameter in declaration.parameters {
      if let value = parameter.defaultValue { walk(value, around) }
    }
    if let value = declaration.value { walk(value, around) }
    if let body = declaration.body { walk(body, around) }
    for observer in declaration.observers { walk(observer, around) }
  }

  private mutating func walk(_ id: BodyID, _ around: Around) {
    for item in facts[id].items where item.role != .pattern {
      if case .assignment(let target, _) = item.role { walk(target, around) }
      if case .declaration(let local) = item.role, locals.contains(local.index) {
        walk(facts[local], around)
      }
      if let node = item.node { walk(node, around) }
    }
  }

  private mutating func walk(_ id: NodeID, _ around: Around) {
    guard seen.insert(id.index).inserted else { return }
    let node = facts[id]
    switch node.base {
    case .string(_, let parts): for part in parts { walk(part, around) }
    case .list(let elements): for element in elements { walk(element, around) }
    case .tuple(let arguments): for argument in arguments { walk(argument.node, around) }
    case .closure(let body): walk(body, around)
    case .choice(let condition, let alternatives):
      if let condition { walk(condition, around) }
      for alternative in alternatives { walk(alternative, around) }
    case .operation(_, let operands): for operand in operands { walk(operand, around) }
    default: break
    }
    for (position, step) in node.steps.enumerated() {
      let isMacro = position == 0 && node.base == .macro
      walk(step, isMacro: isMacro, around)
    }
  }

  private mutating func walk(_ step: Step, isMacro: Bool, _ around: Around) {
    guard let arguments = step.arguments else { return }
    let isNamed = !step.name.isEmpty && step.name != "[]" && !isMacro
    if isNamed {
      entries.append(
        CallEntry(
          offset: Int(step.nameRange.start), name: step.name,
          labels: arguments.filter { !$0.isTrailing }.map { $0.label ?? "_" },
          trailing: arguments.filter(\.isTrailing).map { $0.label ?? "_" },
          declarations: around.declarations, slots: around.slots.reversed()))
    }
    let callee = step.name.isEmpty ? "?" : isMacro ? "#" + step.name : step.name
    for (position, argument) in arguments.enumerated() {
      var inside = around
      // The first closure has no label, a later one may have `_`.
      let isFirst = argument.isTrailing && (position == 0 || !arguments[position - 1].isTrailing)
      let slot = argument.label ?? (isFirst ? "{}" : "_")
      inside.slots.append("\(callee).\(slot)")
      walk(argument.node, inside)
    }
  }
}
