import Facts
import SourceText

extension Extractor {
  /// The node of an expression.
  mutating func extractExpression(_ id: OutlineID) -> NodeID {
    switch outline[id].kind {
    case .chain: return add(extractChain(id))
    case .sequence: return extractOperands(Array(outline.children(id))[...], range(of: id))
    case .ifStatement, .switchStatement, .doStatement:
      return add(Node(base: extractChoice(id), range: range(of: id)))
    default: return add(Node(base: .unknown, range: range(of: id)))
    }
  }

  // MARK: Operators

  /// Operands with operators between them; a ternary and `??` are choices.
  mutating func extractOperands(_ parts: ArraySlice<OutlineID>, _ range: SourceRange) -> NodeID {
    var names: [String] = []
    var values: [OutlineID] = []
    for part in parts {
      switch outline[part].kind {
      case .operatorName:
        if isOperator(part, .infixQuestion) { return extractTernary(parts, range) }
        names.append(text(outline[part].name))
      case .typeOperand: break
      default: values.append(part)
      }
    }
    // `value as Type` and `&value` are the value.
    if values.count == 1, names.allSatisfy({ $0 == "as" || $0 == "&" }) {
      return extractExpression(values[0])
    }
    guard !values.isEmpty else { return add(Node(base: .unknown, range: range)) }
    let nodes = values.map { extractExpression($0) }
    if !names.isEmpty, names.allSatisfy({ $0 == "??" || $0 == "as" }) {
      return add(Node(base: .choice(condition: nil, alternatives: nodes), range: range))
    }
    return add(Node(base: .operation(operators: names, operands: nodes), range: range))
  }

  private func isOperator(_ id: OutlineID, _ kind: TokenKind) -> Bool {
    outline[id].kind == .operatorName
      && source.tokens[Int(outline[id].name.value)].kind == kind
  }

  /// `a ? b : c ? d : e`: what stands before a `?` is asked, the rest are values.
  private mutating func extractTernary(
    _ parts: ArraySlice<OutlineID>, _ range: SourceRange
  ) -> NodeID {
    var asked: [NodeID] = []
    var values: [NodeID] = []
    var rest = parts
    while !rest.isEmpty {
      let end = rest.firstIndex { isOperator($0, .infixQuestion) || isOperator($0, .colon) }
      let part = rest[..<(end ?? rest.endIndex)]
      if !part.isEmpty {
        let node = extractPart(part, orAt: range)
        if let end, isOperator(rest[end], .infixQuestion) {
          asked.append(node)
        } else {
          values.append(node)
        }
      }
      rest = rest[min((end ?? rest.endIndex) + 1, rest.endIndex)...]
    }
    return add(
      Node(base: .choice(condition: joined(asked), alternatives: values), range: range))
  }

  /// Some of the parts of an expression; `range` is the whole one's, for a part that is missing.
  mutating func extractPart(_ parts: ArraySlice<OutlineID>, orAt range: SourceRange) -> NodeID {
    guard let first = parts.first, let last = parts.last else {
      return add(
        Node(base: .unknown, range: SourceRange(start: range.end, end: range.end)))
    }
    return extractOperands(
      parts, self.range(from: outline[first].start, to: outline[last].end))
  }

  // MARK: Chains

  private mutating func extractChain(_ id: OutlineID) -> Node {
    var node = Node(base: .unknown, range: range(of: id))
    let head = outline[id].firstChild
    guard head != .none else { return node }
    node.steps.reserveCapacity(stepCount(of: id))
    extractHead(head, into: &node)
    var rest = outline[head].nextSibling
    while rest != .none {
      extractStep(rest, branches: [], into: &node)
      rest = outline[rest].nextSibling
    }
    return node
  }

  /// How many steps a chain has at most.
  private func stepCount(of chain: OutlineID) -> Int {
    outline.children(chain).reduce(0) { outline[$1].kind == .call ? $0 : $0 + 1 }
  }

  private mutating func extractHead(_ head: OutlineID, into node: inout Node) {
    let name = outline[head].name
    switch outline[head].kind {
    case .identifier, .wildcard:
      node.base = .scope
      appendStep(named: name, of: head, branches: [], into: &node)
    case .implicitMember:
      node.base = .implicit
      appendStep(named: name, of: head, branches: [], into: &node)
    case .macroExpansion:
      node.base = .macro
      appendStep(named: name, of: head, branches: [], into: &node)
    case .number: node.base = .number(text(name))
    case .boolean: node.base = .boolean(source.tokens[Int(name.value)].keyword == .true)
    case .nilLiteral: node.base = .null
    case .stringLiteral: node.base = extractString(head)
    case .array, .dictionary:
      node.base = .list(outline.children(head).compactMap { element(of: $0) })
    case .tuple:
      let arguments = extractArguments(of: head)
      if arguments.count == 1, arguments[0].label == nil {
        // It was added last; here it has its place.
        let inner = facts.nodes.removeLast()
        node.base = inner.base
        node.steps = inner.steps
      } else {
        node.base = .tuple(arguments)
      }
    case .closure: node.base = .closure(extractClosure(head))
    case .keyPath: node.base = .keyPath(text(of: head))
    case .ifStatement, .switchStatement, .doStatement: node.base = extractChoice(head)
    default: node.base = .unknown
    }
  }

  private mutating func element(of id: OutlineID) -> NodeID? {
    outline[id].kind == .gap ? nil : extractExpression(id)
  }

  mutating func extractClosure(_ id: OutlineID) -> BodyID {
    var parameters: [Parameter] = []
    for child in outline.children(id) where outline[child].kind == .parameter {
      parameters.append(extractParameter(child))
    }
    return extractBody(id, parameters: parameters)
  }

  private func appendStep(
    named name: TokenIndex, of id: OutlineID, branches: [Branch], into node: inout Node
  ) {
    node.steps.append(
      Step(
        name: text(name), branches: branches, nameRange: nameRange(of: id), range: range(of: id)))
  }

  private mutating func extractStep(
    _ id: OutlineID, branches: [Branch], into node: inout Node
  ) {
    switch outline[id].kind {
    case .member: appendStep(named: outline[id].name, of: id, branches: branches, into: &node)
    case .call: extractCall(id, branches: branches, into: &node)
    case .subscriptCall:
      let range = range(of: id)
      node.steps.append(
        Step(
          name: "[]", arguments: extractArguments(of: id), branches: branches,
          nameRange: self.range(of: outline[id].start), range: range))
    case .postfixIfConfig, .ifConfig:
      for (arm, clause) in outline.children(id).enumerated() {
        let inside = branches + [branch(.build, of: id, arm: arm)]
        for child in outline.children(clause) {
          extractStep(child, branches: inside, into: &node)
        }
      }
    default: break
    }
  }

  /// Arguments belong to the name before them; where there is none, they are a step of their own.
  private mutating func extractCall(
    _ id: OutlineID, branches: [Branch], into node: inout Node
  ) {
    var arguments = extractArguments(of: id)
    let callRange = range(of: id)
    if let last = node.steps.last, last.arguments == nil {
      KnownSlots.fill(&arguments, ofCall: last.name)
      node.steps[node.steps.count - 1].arguments = arguments
      node.steps[node.steps.count - 1].range.end = callRange.end
    } else {
      node.steps.append(
        Step(
          name: "", arguments: arguments, branches: branches,
          nameRange: range(of: outline[id].start), range: callRange))
    }
  }

  mutating func extractArguments(of id: OutlineID) -> [Argument] {
    var arguments: [Argument] = []
    arguments.reserveCapacity(outline.children(id).underestimatedCount)
    for child in outline.children(id) {
      let kind = outline[child].kind
      guard kind == .argument || kind == .trailingClosure, outline[child].firstChild != .none
      else { continue }
      let name = outline[child].name
      let label = name == .none ? nil : text(name)
      let node: NodeID
      if kind == .trailingClosure {
        let closure = outline[child].firstChild
        let body = extractClosure(closure)
        node = add(Node(base: .closure(body), range: range(of: closure)))
      } else {
        node = extractExpression(outline[child].firstChild)
      }
      arguments.append(
        Argument(
          label: label == "_" ? nil : label, node: node, isTrailing: kind == .trailingClosure))
    }
    return arguments
  }
}
