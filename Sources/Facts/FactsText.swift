import SourceText

/// Prints facts for people and golden files: declarations, bodies and nodes, indented, a line each.
public struct FactsText {
  private let facts: FileFacts
  private var lines: [String] = []

  /// The text of one file's facts; ends with a line end.
  public static func text(of facts: FileFacts) -> String {
    var printer = FactsText(facts: facts)
    printer.print()
    return printer.lines.joined(separator: "\n") + "\n"
  }

  private init(facts: FileFacts) { self.facts = facts }

  private mutating func print() {
    for (position, declaration) in facts.declarations.enumerated() {
      print(declaration, DeclarationID(UInt32(position)))
    }
    if let loose = facts.looseItems {
      lines.append("loose")
      print(facts[loose], 1)
    }
    for directive in facts.directives {
      let end = directive.covers.map { "\(place($0))-\(place($0.end))" } ?? "nothing"
      lines.append("directive \(place(directive.range)) covers \(end): \(directive.text)")
    }
    for gap in facts.gaps { lines.append("gap \(place(gap.range)) \(gap.reason)") }
  }

  private func place(_ range: ByteRange) -> String {
    place(range.start)
  }

  private func place(_ offset: UInt32) -> String {
    let position = facts.lines.position(of: offset)
    return "\(position.line):\(position.column)"
  }

  private mutating func line(_ depth: Int, _ text: String) {
    lines.append(String(repeating: "  ", count: depth) + text)
  }

  private mutating func print(_ declaration: Declaration, _ id: DeclarationID) {
    var text = "#\(id.index) \(place(declaration.nameRange)) \(declaration.kind.rawValue)"
    text += " " + declaration.name
    if let container = declaration.container { text += " in #\(container.index)" }
    if !declaration.inherited.isEmpty {
      text += " : " + declaration.inherited.joined(separator: ", ")
    }
    if !declaration.parameters.isEmpty {
      text += " (" + declaration.parameters.map(spelled).joined(separator: ", ") + ")"
    }
    if let type = declaration.typeName { text += " -> " + type }
    let words = declaration.attributes.map { "@" + $0 } + declaration.modifiers
    if !words.isEmpty { text += " [" + words.joined(separator: " ") + "]" }
    lines.append(text + spelled(declaration.branches))
    if let value = declaration.value {
      line(1, "value")
      print(value, 2)
    }
    if let body = declaration.body {
      line(1, "body")
      print(facts[body], 2)
    }
    for observer in declaration.observers {
      line(1, "observer")
      print(facts[observer], 2)
    }
  }

  private func spelled(_ parameter: Parameter) -> String {
    var text = parameter.attributes.map { "@" + $0 + " " }.joined()
    text += parameter.label ?? "_"
    if parameter.label != parameter.name { text += " " + parameter.name }
    if !parameter.typeName.isEmpty { text += ": " + parameter.typeName }
    return text
  }

  private func spelled(_ branches: [Branch]) -> String {
    branches.map { " {\($0.kind.rawValue) \($0.arm)}" }.joined()
  }

  private mutating func print(_ body: Body, _ depth: Int) {
    if !body.parameters.isEmpty {
      line(depth, "parameters " + body.parameters.map(spelled).joined(separator: ", "))
    }
    for item in body.items {
      let branches = spelled(item.branches)
      switch item.role {
      case .expression: line(depth, "expression" + branches)
      case .result: line(depth, "result" + branches)
      case .condition: line(depth, "condition" + branches)
      case .pattern: line(depth, "pattern" + branches)
      case .thrown: line(depth, "thrown" + branches)
      case .local(let name, let type):
        line(depth, "local \(name)" + (type.map { ": " + $0 } ?? "") + branches)
      case .assignment(let target, let operatorName):
        line(depth, "assignment \(operatorName)" + branches)
        print(target, depth + 1)
      case .declaration(let id): line(depth, "declaration #\(id.index)" + branches)
      }
      if let node = item.node { print(node, depth + 1) }
    }
  }

  private mutating func print(_ id: NodeID, _ depth: Int) {
    let node = facts[id]
    switch node.base {
    case .scope: line(depth, "\(place(node.range)) scope")
    case .implicit: line(depth, "\(place(node.range)) implicit")
    case .macro: line(depth, "\(place(node.range)) macro")
    case .unknown: line(depth, "\(place(node.range)) unknown")
    case .null: line(depth, "\(place(node.range)) nil")
    case .number(let text): line(depth, "\(place(node.range)) number \(text)")
    case .boolean(let value): line(depth, "\(place(node.range)) \(value)")
    case .keyPath(let text): line(depth, "\(place(node.range)) keyPath \(text)")
    case .string(let text, let parts):
      line(depth, "\(place(node.range)) string " + (text.map { $0.debugDescription } ?? "…"))
      for part in parts { print(part, depth + 1) }
    case .list(let elements):
      line(depth, "\(place(node.range)) list")
      for element in elements { print(element, depth + 1) }
    case .tuple(let arguments):
      line(depth, "\(place(node.range)) tuple")
      for argument in arguments { print(argument, depth + 1) }
    case .closure(let body):
      line(depth, "\(place(node.range)) closure")
      print(facts[body], depth + 1)
    case .choice(let condition, let alternatives):
      line(depth, "\(place(node.range)) choice")
      if let condition { print(condition, depth + 1) }
      for alternative in alternatives { print(alternative, depth + 1) }
    case .operation(let operators, let operands):
      line(depth, "\(place(node.range)) operation " + operators.joined(separator: " "))
      for operand in operands { print(operand, depth + 1) }
    }
    for step in node.steps { print(step, depth + 1) }
  }

  private mutating func print(_ step: Step, _ depth: Int) {
    let call = step.isCall ? "()" : ""
    line(depth, "\(place(step.nameRange)) .\(step.name)\(call)" + spelled(step.branches))
    for argument in step.arguments ?? [] { print(argument, depth + 1) }
  }

  private mutating func print(_ argument: Argument, _ depth: Int) {
    var text = (argument.label ?? "_") + ":"
    if let slot = argument.slot { text += " slot \(slot)" }
    if argument.isTrailing { text += " trailing" }
    line(depth, text)
    print(argument.node, depth + 1)
  }
}
