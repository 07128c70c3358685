import Facts
import SourceText

/// Reads the two lines that `FileFactsWriter` wrote. Any bytes are read or refused: every index is
/// one that is there, and no expression is a part of itself.
struct FileFactsReader {
  private var numbers: NumberReader
  private let strings: [String]
  private var lastStart: UInt32 = 0
  private var lastNode = 0
  private var declarationCount = 0
  private var bodyCount = 0
  private var nodeCount = 0
  private let lists = FileLists()

  static func read(
    strings: ArraySlice<UInt8>, numbers: ArraySlice<UInt8>
  ) throws(FactsFault) -> (facts: FileFacts, lineHashes: [UInt32: String]) {
    var reader = FileFactsReader(
      numbers: NumberReader(numbers), strings: try FactsFields.read(strings))
    let facts = try reader.facts()
    var hashes: [UInt32: String] = [:]
    for _ in 0..<(try reader.numbers.count()) {
      let line = try reader.numbers.number32()
      hashes[line] = try reader.text()
    }
    guard reader.numbers.isAtEnd else { throw .damaged }
    return (facts, hashes)
  }

  private init(numbers: NumberReader, strings: [String]) {
    self.numbers = numbers
    self.strings = strings
  }

  private mutating func facts() throws(FactsFault) -> FileFacts {
    let path = try text()
    let high = UInt64(try numbers.number32())
    let low = UInt64(try numbers.number32())
    var facts = FileFacts(
      path: path, contentHash: ContentHash(value: high << 32 | low), lines: try lines())
    declarationCount = try numbers.count()
    bodyCount = try numbers.count()
    let allNodes = try numbers.count()
    facts.nodes.reserveCapacity(allNodes)
    // A node's parts stand before it.
    for index in 0..<allNodes {
      nodeCount = index
      facts.nodes.append(try node())
    }
    nodeCount = allNodes
    facts.bodies.reserveCapacity(bodyCount)
    for _ in 0..<bodyCount { facts.bodies.append(try body()) }
    facts.declarations.reserveCapacity(declarationCount)
    for index in 0..<declarationCount { facts.declarations.append(try declaration(index)) }
    facts.looseItems = try optionalIndex(below: bodyCount).map { BodyID($0) }
    for _ in 0..<(try numbers.count()) { facts.directives.append(try directive()) }
    for _ in 0..<(try numbers.count()) {
      let range = try range()
      facts.gaps.append(Gap(range: range, reason: try text()))
    }
    lists.trim()
    return facts
  }

  private mutating func declaration(_ index: Int) throws(FactsFault) -> Declaration {
    let kind = try one(of: FactsTags.declarationKinds)
    let name = try text()
    // What contains stands before what it contains.
    let container = try optionalIndex(below: index).map { DeclarationID($0) }
    var declaration = Declaration(
      kind: kind, name: name, container: container,
      nameRange: ByteRange(start: 0, end: 0), range: ByteRange(start: 0, end: 0))
    declaration.attributes = try texts()
    declaration.attributeArgument = try optionalText()
    declaration.modifiers = try texts()
    declaration.inherited = try texts()
    declaration.parameters = try parameters()
    declaration.typeName = try optionalText()
    declaration.value = try optionalNode()
    declaration.body = try optionalIndex(below: bodyCount).map { BodyID($0) }
    for _ in 0..<(try numbers.count()) {
      declaration.observers.append(BodyID(try index32(below: bodyCount)))
    }
    declaration.branches = try branches()
    declaration.nameRange = try range()
    declaration.range = try range()
    return declaration
  }

  private mutating func parameters() throws(FactsFault) -> [Parameter] {
    var parameters: [Parameter] = []
    for _ in 0..<(try numbers.count()) {
      let label = try optionalText()
      let name = try text()
      var parameter = Parameter(label: label, name: name, typeName: try text())
      parameter.attributes = try texts()
      parameter.defaultValue = try optionalNode()
      parameters.append(parameter)
    }
    return parameters
  }

  private mutating func body() throws(FactsFault) -> Body {
    let parameters = try parameters()
    var items: [Item] = []
    for _ in 0..<(try numbers.count()) {
      let role = try role()
      let node = try optionalNode()
      let branches = try branches()
      items.append(Item(role: role, node: node, branches: branches, range: try range()))
    }
    return Body(parameters: parameters, items: lists.items.add(items), range: try range())
  }

  private mutating func role() throws(FactsFault) -> Item.Role {
    switch try numbers.number() {
    case 0: return .expression
    case 1: return .result
    case 2: return .condition
    case 3: return .pattern
    case 4:
      let name = try text()
      return .local(name: name, typeName: try optionalText())
    case 5:
      let target = try node32()
      return .assignment(target: target, operatorName: try text())
    case 6: return .thrown
    case 7: return .declaration(DeclarationID(try index32(below: declarationCount)))
    default: throw .damaged
    }
  }

  private mutating func branches() throws(FactsFault) -> [Branch] {
    let count = try numbers.count()
    var branches: [Branch] = []
    for _ in 0..<count {
      let kind = try one(of: FactsTags.branchKinds)
      let group = try numbers.number32()
      branches.append(Branch(kind: kind, group: group, arm: try numbers.number32()))
    }
    return branches
  }

  private mutating func directive() throws(FactsFault) -> Directive {
    let text = try text()
    let range = try range()
    let flags = try numbers.number()
    let covers: ByteRange?
    if flags & 1 != 0 { covers = try self.range() } else { covers = nil }
    return Directive(
      text: text, range: range, covers: covers, isAlone: flags & 2 != 0,
      isBeforeCode: flags & 4 != 0)
  }

  // MARK: Expressions

  private mutating func node() throws(FactsFault) -> Node {
    let base = try base()
    let count = try numbers.count()
    var steps: [Step] = []
    steps.reserveCapacity(count)
    for _ in 0..<count {
      let name = try text()
      var arguments: SharedList<Argument>?
      let argumentCount = try numbers.count()
      if argumentCount > 0 { arguments = try self.arguments(argumentCount - 1) }
      let branches = try branches()
      let nameRange = try range()
      steps.append(
        Step(
          name: name, arguments: arguments, branches: branches, nameRange: nameRange,
          range: try range()))
    }
    return Node(base: base, steps: lists.steps.add(steps), range: try range())
  }

  private mutating func base() throws(FactsFault) -> Node.Base {
    switch try numbers.number() {
    case 0: return .scope
    case 1: return .implicit
    case 2:
      let text = try optionalText()
      return .string(text: text, parts: try nodes())
    case 3: return .number(try text())
    case 4: return .boolean(false)
    case 5: return .boolean(true)
    case 6: return .null
    case 7: return .list(try nodes())
    case 8: return .tuple(try arguments(try numbers.count()))
    case 9: return .closure(BodyID(try index32(below: bodyCount)))
    case 10:
      let condition = try optionalNode()
      return .choice(condition: condition, alternatives: try nodes())
    case 11:
      let operators = try texts()
      return .operation(operators: operators, operands: try nodes())
    case 12: return .keyPath(try text())
    case 13: return .macro
    case 14: return .unknown
    default: throw .damaged
    }
  }

  private mutating func arguments(_ count: Int) throws(FactsFault) -> SharedList<Argument> {
    var arguments: [Argument] = []
    for _ in 0..<count {
      let label = try optionalText()
      let slot = try optionalText()
      let node = try node32()
      let isTrailing = try numbers.number() != 0
      arguments.append(Argument(label: label, slot: slot, node: node, isTrailing: isTrailing))
    }
    return lists.arguments.add(arguments)
  }

  // MARK: Parts

  private mutating func nodes() throws(FactsFault) -> [NodeID] {
    let count = try numbers.count()
    var nodes: [NodeID] = []
    for _ in 0..<count { nodes.append(try node32()) }
    return nodes
  }

  private mutating func node32() throws(FactsFault) -> NodeID {
    let (index, isTooFar) = lastNode.addingReportingOverflow(try numbers.difference())
    guard !isTooFar, index >= 0, index < nodeCount else { throw .damaged }
    lastNode = index
    return NodeID(UInt32(index))
  }

  private mutating func optionalNode() throws(FactsFault) -> NodeID? {
    try numbers.number() == 0 ? nil : try node32()
  }

  private mutating func index32(below count: Int) throws(FactsFault) -> UInt32 {
    let index = try numbers.number32()
    guard Int(index) < count else { throw .damaged }
    return index
  }

  private mutating func optionalIndex(below count: Int) throws(FactsFault) -> UInt32? {
    let number = try numbers.number32()
    guard Int(number) <= count else { throw .damaged }
    return number == 0 ? nil : number - 1
  }

  private mutating func one<Kind>(of kinds: [Kind]) throws(FactsFault) -> Kind {
    kinds[Int(try index32(below: kinds.count))]
  }

  private mutating func texts() throws(FactsFault) -> [String] {
    let count = try numbers.count()
    var texts: [String] = []
    for _ in 0..<count { texts.append(try text()) }
    return texts
  }

  private mutating func text() throws(FactsFault) -> String {
    strings[Int(try index32(below: strings.count))]
  }

  private mutating func optionalText() throws(FactsFault) -> String? {
    try optionalIndex(below: strings.count).map { strings[Int($0)] }
  }

  private mutating func range() throws(FactsFault) -> ByteRange {
    let start = try moved(lastStart, by: try numbers.difference())
    lastStart = start
    return ByteRange(start: start, end: try moved(start, by: try numbers.difference()))
  }

  private mutating func lines() throws(FactsFault) -> LineTable {
    let byteCount = try numbers.number32()
    var starts: [UInt32] = []
    var last: UInt32 = 0
    for index in 0..<(try numbers.count()) {
      let start = try moved(last, by: Int(try numbers.number32()))
      guard start <= byteCount, (start == last) == (index == 0) else { throw .damaged }
      starts.append(start)
      last = start
    }
    guard starts.first == 0 else { throw .damaged }
    var runs: [LineTable.WideRun] = []
    last = 0
    for _ in 0..<(try numbers.count()) {
      let start = try moved(last, by: Int(try numbers.number32()))
      let end = try moved(start, by: Int(try numbers.number32()))
      guard let size = UInt8(exactly: try numbers.number()),
        let units = UInt8(exactly: try numbers.number()),
        start < end, end <= byteCount, size > 0, units <= 2
      else { throw .damaged }
      runs.append(LineTable.WideRun(start: start, end: end, size: size, units: units))
      last = end
    }
    return LineTable(lineStarts: starts, wideRuns: runs, byteCount: byteCount)
  }

  private func moved(_ number: UInt32, by distance: Int) throws(FactsFault) -> UInt32 {
    let (sum, isTooFar) = Int(number).addingReportingOverflow(distance)
    guard !isTooFar, let moved = UInt32(exactly: sum) else { throw .damaged }
    return moved
  }
}
