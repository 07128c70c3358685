import Facts
import SourceText

extension Extractor {
  /// The items of a block of statements, or of a closure.
  mutating func extractBody(
    _ block: OutlineID, parameters: [Parameter] = []
  ) -> BodyID {
    let start = items.count
    var captures = start
    for child in outline.children(block) {
      switch outline[child].kind {
      case .attribute, .parameter: continue
      case .capture:
        extractCapture(child)
        captures = items.count
      default: extractStatement(child, branches: [])
      }
    }
    // A body of one expression gives it back without `return`.
    if items.count == captures + 1, case .expression = items[captures].role,
      items[captures].branches.isEmpty
    {
      items[captures].role = .result
    }
    return add(
      Body(
        parameters: parameters, items: items.take(from: start, into: lists.items),
        range: range(of: block)))
  }

  /// `[name = value]` binds a name in the closure.
  private mutating func extractCapture(_ id: OutlineID) {
    let value = outline[id].firstChild
    guard value != .none, outline[id].name < outline[value].start else { return }
    let role = Item.Role.local(name: text(outline[id].name), typeName: nil)
    items.push(Item(role: role, node: extractExpression(value), range: range(of: id)))
  }

  mutating func extractStatement(
    _ id: OutlineID, branches: [Branch]
  ) {
    let kind = outline[id].kind
    switch kind {
    case .ifStatement: extractIf(id, branches)
    case .guardStatement:
      extractConditions(of: id, branches, bound: branches)
      let otherwise = branches + [branch(.conditional, of: id, arm: 1)]
      extractBlocks(of: id, otherwise)
    case .switchStatement: extractSwitch(id, branches)
    case .forStatement: extractFor(id, branches)
    case .whileStatement, .repeatStatement:
      let inside = branches + [branch(.loop, of: id, arm: 0)]
      extractConditions(of: id, branches, bound: inside)
      extractBlocks(of: id, inside)
    case .doStatement: extractDo(id, branches)
    case .deferStatement:
      let inside = branches + [branch(.block, of: id, arm: 0)]
      extractBlocks(of: id, inside)
    case .returnStatement: extractValue(of: id, .result, branches)
    case .throwStatement: extractValue(of: id, .thrown, branches)
    case .ifConfig:
      for (arm, clause) in outline.children(id).enumerated() {
        let inside = branches + [branch(.build, of: id, arm: arm)]
        for child in outline.children(clause) {
          extractStatement(child, branches: inside)
        }
      }
    case .jumpStatement, .gap: break
    case .sequence: extractSequence(id, branches)
    default:
      if kind.isDeclaration {
        extractLocal(id, branches)
      } else {
        let node = extractExpression(id)
        items.push(
          Item(role: .expression, node: node, branches: branches, range: range(of: id)))
      }
    }
  }

  private mutating func extractValue(
    of id: OutlineID, _ role: Item.Role, _ branches: [Branch]
  ) {
    guard let node = extractChild(of: id) else { return }
    items.push(Item(role: role, node: node, branches: branches, range: range(of: id)))
  }

  private mutating func extractBlocks(
    of id: OutlineID, _ branches: [Branch]
  ) {
    for child in outline.children(id) where outline[child].kind == .codeBlock {
      for statement in outline.children(child) {
        extractStatement(statement, branches: branches)
      }
    }
  }

  // MARK: Conditions

  private mutating func extractIf(
    _ id: OutlineID, _ branches: [Branch]
  ) {
    for (arm, child) in outline.children(id).enumerated() {
      let isAsked = outline.children(child).contains { outline[$0].kind == .condition }
      let kind: Branch.Kind = isAsked ? .conditional : .otherwise
      let inside = branches + [branch(kind, of: id, arm: arm)]
      extractConditions(of: child, branches, bound: inside)
      extractBlocks(of: child, inside)
    }
  }

  /// `bound` is where the names that a condition binds are seen.
  private mutating func extractConditions(
    of id: OutlineID, _ branches: [Branch], bound: [Branch]
  ) {
    for condition in outline.children(id) where outline[condition].kind == .condition {
      let child = outline[condition].firstChild
      guard child != .none else { continue }
      switch outline[child].kind {
      case .optionalBinding, .caseCondition: extractBinding(child, bound)
      case .availability: break
      default:
        items.push(
          Item(
            role: .condition, node: extractExpression(child), branches: branches,
            range: range(of: condition)))
      }
    }
  }

  /// `let name = value`; without a value, `let name` shadows the one of the same name.
  private mutating func extractBinding(
    _ id: OutlineID, _ branches: [Branch]
  ) {
    let type = outline.child(id, .typeAnnotation).map { text(of: $0) }
    var node = outline.child(id, .initialValue).flatMap { extractChild(of: $0) }
    let names = outline.child(id, .pattern).map { boundNames(in: $0) } ?? []
    if node == nil, let only = names.first {
      let range = range(of: only)
      node = add(
        Node(
          base: .scope, steps: [Step(name: text(only), nameRange: range, range: range)],
          range: range))
    }
    appendLocals(names, type, node, branches, range(of: id))
    if names.isEmpty, let node {
      items.push(Item(role: .condition, node: node, branches: branches, range: range(of: id)))
    }
  }

  private mutating func appendLocals(
    _ names: [TokenIndex], _ type: String?, _ node: NodeID?, _ branches: [Branch],
    _ range: ByteRange
  ) {
    for name in names {
      let role = Item.Role.local(name: text(name), typeName: type)
      items.push(Item(role: role, node: node, branches: branches, range: range))
    }
  }

  /// The names that a pattern binds. In `if let x`, `for x`, `let (a, b)` the whole pattern binds;
  /// elsewhere what stands behind `let` or `var` inside it.
  mutating func boundNames(in pattern: OutlineID) -> [TokenIndex] {
    var names: [TokenIndex] = []
    let binds = !outline.children(pattern).contains { containsLet($0) }
    for child in outline.children(pattern) { collectNames(child, binds: binds, &names) }
    return names
  }

  private mutating func containsLet(_ id: OutlineID) -> Bool {
    outline[id].kind == .letPattern || outline.children(id).contains { containsLet($0) }
  }

  private mutating func collectNames(_ id: OutlineID, binds: Bool, _ names: inout [TokenIndex]) {
    switch outline[id].kind {
    case .letPattern:
      for child in outline.children(id) { collectNames(child, binds: true, &names) }
    case .chain:
      let head = outline[id].firstChild
      guard head != .none else { return }
      let isAlone = outline[head].nextSibling == .none
      if outline[head].kind == .identifier {
        let isOptional =
          !isAlone && outline[outline[head].nextSibling].kind == .optionalChain
          && outline[outline[head].nextSibling].nextSibling == .none
        if binds, isAlone || isOptional { names.append(outline[head].name) }
      }
      for child in outline.children(id) { collectNames(child, binds: binds, &names) }
    case .tuple, .call, .argument, .sequence, .array, .optionalChain, .condition:
      for child in outline.children(id) { collectNames(child, binds: binds, &names) }
    default: break
    }
  }

  // MARK: switch, for, do

  private mutating func extractSwitch(
    _ id: OutlineID, _ branches: [Branch]
  ) {
    var subject: NodeID?
    var arm = 0
    for child in outline.children(id) {
      switch outline[child].kind {
      case .switchCase, .ifConfig:
        extractCases(child, of: id, subject, branches, &arm)
      case .gap: break
      default:
        subject = extractExpression(child)
        items.push(
          Item(role: .condition, node: subject, branches: branches, range: range(of: child)))
      }
    }
  }

  private mutating func extractCases(
    _ id: OutlineID, of statement: OutlineID, _ subject: NodeID?,
    _ branches: [Branch], _ arm: inout Int
  ) {
    if outline[id].kind == .ifConfig {
      for (number, clause) in outline.children(id).enumerated() {
        let inside = branches + [branch(.build, of: id, arm: number)]
        for child in outline.children(clause) {
          extractCases(child, of: statement, subject, inside, &arm)
        }
      }
      return
    }
    guard outline[id].kind == .switchCase else { return }
    let inside = branches + [branch(.selection, of: statement, arm: arm)]
    arm += 1
    for child in outline.children(id) where outline[child].kind == .pattern {
      if let node = extractPattern(child) {
        items.push(Item(role: .pattern, node: node, branches: inside, range: range(of: child)))
      }
      guard outline.children(child).contains(where: { containsLet($0) }) else { continue }
      appendLocals(boundNames(in: child), nil, subject, inside, range(of: child))
    }
    extractConditions(of: id, inside, bound: inside)
    extractBlocks(of: id, inside)
  }

  /// `.custom(let content)` and `let .custom(content)` are both the call `.custom(…)`.
  private mutating func extractPattern(_ id: OutlineID) -> NodeID? {
    var inner = outline[id].firstChild
    while inner != .none, outline[inner].kind == .letPattern { inner = outline[inner].firstChild }
    guard inner != .none, outline[inner].kind == .chain else { return nil }
    return extractExpression(inner)
  }

  private mutating func extractFor(
    _ id: OutlineID, _ branches: [Branch]
  ) {
    let inside = branches + [branch(.loop, of: id, arm: 0)]
    let names = outline.child(id, .pattern).map { boundNames(in: $0) } ?? []
    var isFirst = true
    for condition in outline.children(id) where outline[condition].kind == .condition {
      guard let node = extractChild(of: condition) else { continue }
      let range = range(of: condition)
      if isFirst, !names.isEmpty {
        appendLocals(names, nil, node, inside, range)
      } else {
        let where_ = isFirst ? branches : inside
        items.push(Item(role: .condition, node: node, branches: where_, range: range))
      }
      isFirst = false
    }
    extractBlocks(of: id, inside)
  }

  private mutating func extractDo(
    _ id: OutlineID, _ branches: [Branch]
  ) {
    let inside = branches + [branch(.block, of: id, arm: 0)]
    extractBlocks(of: id, inside)
    var arm = 0
    for clause in outline.children(id) where outline[clause].kind == .catchClause {
      arm += 1
      let caught = branches + [branch(.block, of: id, arm: arm)]
      extractConditions(of: clause, caught, bound: caught)
      extractBlocks(of: clause, caught)
    }
  }

  // MARK: Declarations and assignments

  private mutating func extractLocal(
    _ id: OutlineID, _ branches: [Branch]
  ) {
    let range = range(of: id)
    let isComputed =
      outline.child(id, .codeBlock) != nil || outline.child(id, .accessor) != nil
    switch outline[id].kind {
    case .variableDecl where !isComputed:
      let type = outline.child(id, .typeAnnotation).map { text(of: $0) }
      let node = outline.child(id, .initialValue).flatMap { extractChild(of: $0) }
      appendLocals([outline[id].name], type, node, branches, range)
    case .patternDecl:
      let node = outline.child(id, .initialValue).flatMap { extractChild(of: $0) }
      let names = outline.child(id, .pattern).map { boundNames(in: $0) } ?? []
      appendLocals(names, nil, node, branches, range)
      if names.isEmpty, let node {
        items.push(Item(role: .expression, node: node, branches: branches, range: range))
      }
    default:
      let declared = extractDeclaration(id, branches: branches)
      guard let declared else { return }
      items.push(
        Item(role: .declaration(declared), node: nil, branches: branches, range: range))
    }
  }

  /// An assignment, or an expression with operators.
  private mutating func extractSequence(
    _ id: OutlineID, _ branches: [Branch]
  ) {
    let first = outline[id].firstChild
    var sign = first
    while sign != .none, !isAssignment(sign) { sign = outline[sign].nextSibling }
    let range = range(of: id)
    guard sign != .none, sign != first else {
      let node = extractExpression(id)
      items.push(Item(role: .expression, node: node, branches: branches, range: range))
      return
    }
    let target = extractPart(Operands(first: first, end: sign), orAt: range)
    let value = extractPart(
      Operands(first: outline[sign].nextSibling, end: .none), orAt: range)
    let role = Item.Role.assignment(target: target, operatorName: text(outline[sign].name))
    items.push(Item(role: role, node: value, branches: branches, range: range))
  }

  /// `=` and the operators that end in it, except comparisons.
  private mutating func isAssignment(_ id: OutlineID) -> Bool {
    guard outline[id].kind == .operatorName else { return false }
    let token = source.tokens[Int(outline[id].name.value)]
    if token.kind == .equal { return true }
    guard token.kind == .binaryOperator, token.length > 1,
      source.byte(token, at: token.length - 1) == UInt8(ascii: "=")
    else { return false }
    switch source.byte(token, at: 0) {
    case UInt8(ascii: "="), UInt8(ascii: "!"), UInt8(ascii: "~"): return false
    case UInt8(ascii: "<"), UInt8(ascii: ">"):
      // `<<=` and `>>=` assign, `<=` and `>=` compare.
      return token.length > 2
    default: return true
    }
  }
}
