import Facts
import SourceText

/// One file's facts as two lines of text: its strings, each once and in the order of their first
/// use, with tabs between them; and everything else as numbers.
struct FileFactsWriter {
  private var numbers = NumberWriter()
  private var strings: [[UInt8]] = []
  private var places: [[UInt8]: Int] = [:]
  /// What the next range and the next node are told from.
  private var lastStart: UInt32 = 0
  private var lastNode = 0

  static func lines(of facts: FileFacts, lineHashes: [UInt32: String]) -> [UInt8] {
    var writer = FileFactsWriter()
    writer.write(facts)
    let hashes = lineHashes.sorted { $0.key < $1.key }
    writer.numbers.write(hashes.count)
    for (line, hash) in hashes {
      writer.numbers.write(Int(line))
      writer.write(hash)
    }
    let fields = writer.strings.map { FactsFields.escaped($0) }
    return Array(fields.joined(separator: [FactsFields.tab])) + [FactsFields.lineEnd]
      + writer.numbers.letters + [FactsFields.lineEnd]
  }

  private mutating func write(_ facts: FileFacts) {
    write(facts.path)
    numbers.write(facts.contentHash.value >> 32)
    numbers.write(facts.contentHash.value & 0xFFFF_FFFF)
    write(facts.lines)
    numbers.write(facts.declarations.count)
    numbers.write(facts.bodies.count)
    numbers.write(facts.nodes.count)
    for node in facts.nodes { write(node) }
    for body in facts.bodies { write(body) }
    for declaration in facts.declarations { write(declaration) }
    write(optional: facts.looseItems?.index)
    numbers.write(facts.directives.count)
    for directive in facts.directives { write(directive) }
    numbers.write(facts.gaps.count)
    for gap in facts.gaps {
      write(gap.range)
      write(gap.reason)
    }
  }

  private mutating func write(_ declaration: Declaration) {
    numbers.write(FactsTags.declarationKinds.firstIndex(of: declaration.kind) ?? 0)
    write(declaration.name)
    write(optional: declaration.container?.index)
    write(declaration.attributes)
    write(optional: declaration.attributeArgument)
    write(declaration.modifiers)
    write(declaration.inherited)
    write(declaration.parameters)
    write(optional: declaration.typeName)
    write(optional: declaration.value)
    write(optional: declaration.body?.index)
    numbers.write(declaration.observers.count)
    for observer in declaration.observers { numbers.write(Int(observer.index)) }
    write(declaration.branches)
    write(declaration.nameRange)
    write(declaration.range)
  }

  private mutating func write(_ parameters: [Parameter]) {
    numbers.write(parameters.count)
    for parameter in parameters {
      write(optional: parameter.label)
      write(parameter.name)
      write(parameter.typeName)
      write(parameter.attributes)
      write(optional: parameter.defaultValue)
    }
  }

  private mutating func write(_ body: Body) {
    write(body.parameters)
    numbers.write(body.items.count)
    for item in body.items {
      write(item.role)
      write(optional: item.node)
      write(item.branches)
      write(item.range)
    }
    write(body.range)
  }

  private mutating func write(_ role: Item.Role) {
    switch role {
    case .expression: numbers.write(0)
    case .result: numbers.write(1)
    case .condition: numbers.write(2)
    case .pattern: numbers.write(3)
    case .local(let name, let typeName):
      numbers.write(4)
      write(name)
      write(optional: typeName)
    case .assignment(let target, let operatorName):
      numbers.write(5)
      write(target)
      write(operatorName)
    case .thrown: numbers.write(6)
    case .declaration(let id):
      numbers.write(7)
      numbers.write(Int(id.index))
    }
  }

  private mutating func write(_ branches: [Branch]) {
    numbers.write(branches.count)
    for branch in branches {
      numbers.write(FactsTags.branchKinds.firstIndex(of: branch.kind) ?? 0)
      numbers.write(Int(branch.group))
      numbers.write(Int(branch.arm))
    }
  }

  private mutating func write(_ directive: Directive) {
    write(directive.text)
    write(directive.range)
    numbers.write(
      (directive.covers == nil ? 0 : 1) + (directive.isAlone ? 2 : 0)
        + (directive.isBeforeCode ? 4 : 0))
    if let covers = directive.covers { write(covers) }
  }

  // MARK: Expressions

  private mutating func write(_ node: Node) {
    write(node.base)
    numbers.write(node.steps.count)
    for step in node.steps {
      write(step.name)
      numbers.write(step.arguments.map { $0.count + 1 } ?? 0)
      for argument in step.arguments ?? [] { write(argument) }
      write(step.branches)
      write(step.nameRange)
      write(step.range)
    }
    write(node.range)
  }

  private mutating func write(_ base: Node.Base) {
    switch base {
    case .scope: numbers.write(0)
    case .implicit: numbers.write(1)
    case .string(let text, let parts):
      numbers.write(2)
      write(optional: text)
      write(parts)
    case .number(let text):
      numbers.write(3)
      write(text)
    case .boolean(let value): numbers.write(value ? 5 : 4)
    case .null: numbers.write(6)
    case .list(let elements):
      numbers.write(7)
      write(elements)
    case .tuple(let arguments):
      numbers.write(8)
      numbers.write(arguments.count)
      for argument in arguments { write(argument) }
    case .closure(let body):
      numbers.write(9)
      numbers.write(Int(body.index))
    case .choice(let condition, let alternatives):
      numbers.write(10)
      write(optional: condition)
      write(alternatives)
    case .operation(let operators, let operands):
      numbers.write(11)
      write(operators)
      write(operands)
    case .keyPath(let text):
      numbers.write(12)
      write(text)
    case .macro: numbers.write(13)
    case .unknown: numbers.write(14)
    }
  }

  private mutating func write(_ argument: Argument) {
    write(optional: argument.label)
    write(optional: argument.slot)
    write(argument.node)
    numbers.write(argument.isTrailing ? 1 : 0)
  }

  // MARK: Parts

  private mutating func write(_ nodes: [NodeID]) {
    numbers.write(nodes.count)
    for node in nodes { write(node) }
  }

  private mutating func write(_ node: NodeID) {
    numbers.write(difference: Int(node.index) - lastNode)
    lastNode = Int(node.index)
  }

  private mutating func write(optional node: NodeID?) {
    numbers.write(node == nil ? 0 : 1)
    if let node { write(node) }
  }

  private mutating func write(optional index: UInt32?) {
    numbers.write(index.map { Int($0) + 1 } ?? 0)
  }

  private mutating func write(_ texts: [String]) {
    numbers.write(texts.count)
    for text in texts { write(text) }
  }

  private mutating func write(optional text: String?) {
    numbers.write(text.map { place(of: $0) + 1 } ?? 0)
  }

  private mutating func write(_ text: String) { numbers.write(place(of: text)) }

  /// By its bytes: texts that only look the same are two.
  private mutating func place(of text: String) -> Int {
    let bytes = Array(text.utf8)
    if let place = places[bytes] { return place }
    places[bytes] = strings.count
    strings.append(bytes)
    return strings.count - 1
  }

  /// Mostly a place a little farther on, and a few bytes.
  private mutating func write(_ range: ByteRange) {
    numbers.write(difference: Int(range.start) - Int(lastStart))
    numbers.write(difference: Int(range.end) - Int(range.start))
    lastStart = range.start
  }

  private mutating func write(_ lines: LineTable) {
    numbers.write(Int(lines.byteCount))
    numbers.write(lines.lineStarts.count)
    var last: UInt32 = 0
    for start in lines.lineStarts {
      numbers.write(Int(start - last))
      last = start
    }
    numbers.write(lines.wideRuns.count)
    last = 0
    for run in lines.wideRuns {
      numbers.write(Int(run.start - last))
      numbers.write(Int(run.end - run.start))
      numbers.write(Int(run.size))
      numbers.write(Int(run.units))
      last = run.end
    }
  }
}

/// Kinds by their numbers; a new one goes to the end.
enum FactsTags {
  static let declarationKinds: [Declaration.Kind] = [
    .structure, .classType, .enumeration, .actor, .interface, .typeExtension, .typeAlias,
    .function, .initializer, .property, .subscripted, .enumCase, .macro,
  ]
  static let branchKinds: [Branch.Kind] = [
    .conditional, .otherwise, .selection, .loop, .build, .block,
  ]
}
