import Facts
import SourceText

extension Extractor {
  /// The node of an expression.
  mutating func extractExpression(_ id: OutlineID) -> NodeID {
    switch outline[id].kind {
    case .chain: return extractChain(id)
    case .sequence:
      let all = Operands(first: outline[id].firstChild, end: .none)
      return extractOperands(all, range(of: id))
    case .ifStatement, .switchStatement, .doStatement:
      return add(Node(base: extractChoice(id), range: range(of: id)))
    default: return add(Node(base: .unknown, range: range(of: id)))
    }
  }

  // MARK: Operators

  /// Operands and operators of an expression that are neighbours: from the first up to `end`.
  struct Operands {
    var first: OutlineID
    var end: OutlineID
  }

  /// Operands with operators between them; a ternary and `??` are choices.
  mutating func extractOperands(_ parts: Operands, _ range: ByteRange) -> NodeID {
    var operatorCount = 0
    var values = 0
    var value = OutlineID.none
    /// `value as Type` and `&value` are the value.
    var keepsValue = true
    var isFallback = true
    var part = parts.first
    while part != parts.end {
      switch outline[part].kind {
      case .operatorName:
        if isOperator(part, .infixQuestion) { return extractTernary(parts, range) }
        let sign = source.tokens[Int(outline[part].name.value)]
        let isCast = sign.keyword == .as
        keepsValue = keepsValue && (isCast || source.spells(sign, "&"))
        isFallback = isFallback && (isCast || source.spells(sign, "??"))
        operatorCount += 1
      case .typeOperand: break
      default:
        values += 1
        value = part
      }
      part = outline[part].nextSibling
    }
    if values == 1, keepsValue { return extractExpression(value) }
    guard values > 0 else { return add(Node(base: .unknown, range: range)) }
    let isChoice = operatorCount > 0 && isFallback
    var names: [String] = []
    if !isChoice { names.reserveCapacity(operatorCount) }
    var nodes: [NodeID] = []
    nodes.reserveCapacity(values)
    part = parts.first
    while part != parts.end {
      switch outline[part].kind {
      case .operatorName: if !isChoice { names.append(text(outline[part].name)) }
      case .typeOperand: break
      default: nodes.append(extractExpression(part))
      }
      part = outline[part].nextSibling
    }
    return add(
      Node(
        base: isChoice
          ? .choice(condition: nil, alternatives: nodes)
          : .operation(operators: names, operands: nodes),
        range: range))
  }

  private mutating func isOperator(_ id: OutlineID, _ kind: TokenKind) -> Bool {
    outline[id].kind == .operatorName
      && source.tokens[Int(outline[id].name.value)].kind == kind
  }

  /// `a ? b : c ? d : e`: what stands before a `?` is asked, the rest are values.
  private mutating func extractTernary(_ parts: Operands, _ range: ByteRange) -> NodeID {
    var asked: [NodeID] = []
    var values: [NodeID] = []
    var first = parts.first
    while first != parts.end {
      var end = first
      while end != parts.end, !isOperator(end, .infixQuestion), !isOperator(end, .colon) {
        end = outline[end].nextSibling
      }
      if first != end {
        let node = extractPart(Operands(first: first, end: end), orAt: range)
        if end != parts.end, isOperator(end, .infixQuestion) {
          asked.append(node)
        } else {
          values.append(node)
        }
      }
      first = end == parts.end ? end : outline[end].nextSibling
    }
    return add(
      Node(base: .choice(condition: joined(asked), alternatives: values), range: range))
  }

  /// Some of the parts of an expression; `range` is the whole one's, for a part that is missing.
  mutating func extractPart(_ parts: Operands, orAt range: ByteRange) -> NodeID {
    guard parts.first != parts.end else {
      return add(
        Node(base: .unknown, range: ByteRange(start: range.end, end: range.end)))
    }
    var last = parts.first
    while outline[last].nextSibling != parts.end { last = outline[last].nextSibling }
    return extractOperands(
      parts, self.range(from: outline[parts.first].start, to: outline[last].end))
  }

  // MARK: Chains

  private mutating func extractChain(_ id: OutlineID) -> NodeID {
    let range = range(of: id)
    let head = outline[id].firstChild
    guard head != .none else { return add(Node(base: .unknown, range: range)) }
    let start = steps.count
    let base = extractHead(head)
    var rest = outline[head].nextSibling
    while rest != .none {
      extractStep(rest, branches: [], ofChainAt: start)
      rest = outline[rest].nextSibling
    }
    return add(Node(base: base, steps: steps.take(from: start, into: lists.steps), range: range))
  }

  /// What a chain starts from; the head's name is its first step.
  private mutating func extractHead(_ head: OutlineID) -> Node.Base {
    let name = outline[head].name
    switch outline[head].kind {
    case .identifier, .wildcard:
      pushStep(named: name, of: head, branches: [])
      return .scope
    case .implicitMember:
      pushStep(named: name, of: head, branches: [])
      return .implicit
    case .macroExpansion:
      pushStep(named: name, of: head, branches: [])
      return .macro
    case .number: return .number(text(name))
    case .boolean: return .boolean(source.tokens[Int(name.value)].keyword == .true)
    case .nilLiteral: return .null
    case .stringLiteral: return extractString(head)
    case .array, .dictionary:
      return .list(outline.children(head).compactMap { element(of: $0) })
    case .tuple:
      let start = arguments.count
      gatherArguments(of: head)
      guard arguments.count == start + 1, arguments[start].label == nil else {
        return .tuple(arguments.take(from: start, into: lists.arguments))
      }
      _ = arguments.pop()
      // It was added last; here it has its place.
      let inner = nodes.pop()
      for step in inner.steps { steps.push(step) }
      return inner.base
    case .closure: return .closure(extractClosure(head))
    case .keyPath: return .keyPath(text(of: head))
    case .ifStatement, .switchStatement, .doStatement: return extractChoice(head)
    default: return .unknown
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

  private mutating func pushStep(named name: TokenIndex, of id: OutlineID, branches: [Branch]) {
    steps.push(
      Step(
        name: text(name), branches: branches, nameRange: nameRange(of: id), range: range(of: id)))
  }

  /// Adds what stands behind a chain's head; the chain's steps are those from `start` on.
  private mutating func extractStep(
    _ id: OutlineID, branches: [Branch], ofChainAt start: Int
  ) {
    switch outline[id].kind {
    case .member: pushStep(named: outline[id].name, of: id, branches: branches)
    case .call: extractCall(id, branches: branches, ofChainAt: start)
    case .subscriptCall:
      let first = arguments.count
      gatherArguments(of: id)
      steps.push(
        Step(
          name: "[]", arguments: arguments.take(from: first, into: lists.arguments),
          branches: branches,
          nameRange: range(of: outline[id].start), range: range(of: id)))
    case .postfixIfConfig, .ifConfig:
      for (arm, clause) in outline.children(id).enumerated() {
        let inside = branches + [branch(.build, of: id, arm: arm)]
        for child in outline.children(clause) {
          extractStep(child, branches: inside, ofChainAt: start)
        }
      }
    default: break
    }
  }

  /// Arguments belong to the name before them; where there is none, they are a step of their own.
  private mutating func extractCall(
    _ id: OutlineID, branches: [Branch], ofChainAt start: Int
  ) {
    let first = arguments.count
    gatherArguments(of: id)
    let callRange = range(of: id)
    let last = steps.count - 1
    if last >= start, steps[last].arguments == nil {
      KnownSlots.fill(arguments.elements(from: first), ofCall: steps[last].name)
      steps[last].arguments = arguments.take(from: first, into: lists.arguments)
      steps[last].range.end = callRange.end
    } else {
      steps.push(
        Step(
          name: "", arguments: arguments.take(from: first, into: lists.arguments),
          branches: branches,
          nameRange: range(of: outline[id].start), range: callRange))
    }
  }

  /// Adds the arguments and trailing closures of a call or a tuple to `arguments`.
  private mutating func gatherArguments(of id: OutlineID) {
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
      arguments.push(
        Argument(
          label: label == "_" ? nil : label, node: node, isTrailing: kind == .trailingClosure))
    }
  }
}
