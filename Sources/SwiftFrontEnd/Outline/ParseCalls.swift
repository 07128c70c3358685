extension OutlineParser {
  /// Members, calls, subscripts, `?`, `!` and postfix `#if` behind a head.
  mutating func parseSteps(into chain: OutlineID, _ context: ExpressionContext) {
    var canTakeClosure = headTakesClosure(chain)
    while true {
      switch token.kind {
      case .period, .colonColon:
        guard startsMember(peek()) else { return }
        add(parseMember(), to: chain)
        canTakeClosure = true
      case .leftParen:
        guard !token.flags.contains(.atLineStart) else { return }
        add(parseCall(context), to: chain)
        canTakeClosure = true
      case .leftBracket:
        guard !token.flags.contains(.atLineStart) else { return }
        add(parseSubscript(context), to: chain)
        canTakeClosure = true
      case .leftBrace:
        guard canTakeClosure, isTrailingClosure(context) else { return }
        let call = open(.call)
        parseTrailingClosures(into: call)
        close(call)
        add(call, to: chain)
        // Another one behind it is a statement of its own.
        canTakeClosure = false
      case .postfixQuestion:
        add(leaf(.optionalChain), to: chain)
      case .exclamation:
        guard !token.flags.contains(.spaceBefore) else { return }
        add(leaf(.forceUnwrap), to: chain)
      case .postfixOperator:
        add(leaf(.postfixOperator), to: chain)
      case .poundIf:
        guard isPostfixIfConfig else { return }
        let config = parseIfConfig { parser, clause in
          parser.parseSteps(into: clause, context)
        }
        outline[config].kind = .postfixIfConfig
        add(config, to: chain)
      default:
        return
      }
    }
  }

  /// Literals are never called with a trailing closure.
  private func headTakesClosure(_ chain: OutlineID) -> Bool {
    switch outline[chain].kind == .chain ? outline[outline[chain].firstChild].kind : .member {
    case .number, .boolean, .nilLiteral, .stringLiteral, .regex, .ifStatement, .switchStatement,
      .doStatement, .array, .dictionary, .wildcard, .letPattern:
      return false
    default: return true
    }
  }

  private func startsMember(_ token: Token) -> Bool {
    switch token.kind {
    case .identifier, .keyword, .integer, .dollarIdentifier, .wildcard, .leftParen: true
    default: false
    }
  }

  /// Whether the `#if` here carries a chain on: the first thing in it is a member.
  private var isPostfixIfConfig: Bool {
    var ahead = index
    let last = source.tokens.count - 1
    // Nested `#if`s may come first, and an empty first arm says nothing.
    while ahead < last {
      switch source.tokens[ahead].kind {
      case .poundIf, .poundElseif, .poundElse: ahead = endOfDirective(at: ahead)
      case .period: return startsMember(source.tokens[ahead + 1])
      default: return false
      }
    }
    return false
  }

  private mutating func parseMember() -> OutlineID {
    let member = open(.member)
    advance()
    if at(.leftParen) {
      close(member)
      return member
    }
    outline[member].name = here
    advance()
    skipGenericArgumentsOfExpression()
    skipArgumentNames()
    close(member)
    return member
  }

  /// `remove(at:)`, `insert (_:at:)`: a function named with its labels.
  mutating func skipArgumentNames() {
    guard at(.leftParen), !token.flags.contains(.atLineStart) else { return }
    var ahead = index + 1
    let last = source.tokens.count - 1
    var labels = 0
    while ahead + 1 < last, isLabelName(source.tokens[ahead]),
      source.tokens[ahead + 1].kind == .colon
    {
      labels += 1
      ahead += 2
    }
    guard labels > 0, source.tokens[ahead].kind == .rightParen else { return }
    index = ahead + 1
  }

  private func isLabelName(_ token: Token) -> Bool {
    token.kind == .identifier || token.kind == .wildcard || token.kind == .keyword
  }

  /// `(a, label: b) { } label: { }`
  private mutating func parseCall(_ context: ExpressionContext) -> OutlineID {
    let call = open(.call)
    nested(call) { parser in
      parser.advance()
      parser.parseArguments(into: call, until: .rightParen, context.inBrackets)
    }
    if at(.leftBrace), isTrailingClosure(context) { parseTrailingClosures(into: call) }
    close(call)
    return call
  }

  private mutating func parseSubscript(_ context: ExpressionContext) -> OutlineID {
    let step = open(.subscriptCall)
    nested(step) { parser in
      parser.advance()
      parser.parseArguments(into: step, until: .rightBracket, .plain)
    }
    if at(.leftBrace), isTrailingClosure(context) { parseTrailingClosures(into: step) }
    close(step)
    return step
  }

  /// Arguments up to the closing delimiter, which is read too.
  mutating func parseArguments(
    into parent: OutlineID, until closing: TokenKind, _ context: ExpressionContext
  ) {
    while !isAtEnd, !at(closing) {
      let before = index
      let argument = open(.argument)
      if isLabelName(token), peek().kind == .colon {
        outline[argument].name = here
        advance()
        advance()
      }
      add(parseExpression(context), to: argument)
      if eat(.colon) { _ = skipType() }
      close(argument)
      if index > before { add(argument, to: parent) }
      if eat(.comma) { continue }
      if at(closing) { break }
      // Something is missing; a brace or a declaration means that the list never ends.
      if at(.rightBrace) || at(.rightParen) || at(.rightBracket) || isNewStatement {
        outline.gaps.append(OutlineGap(start: outline[parent].start, end: here, reason: .unclosed))
        return
      }
      if index == before {
        skip(into: parent, to: source.balancedEnd(from: index), because: .unexpected)
      }
    }
    _ = eat(closing)
  }

  /// A keyword at a line's start that cannot carry an argument list on.
  var isNewStatement: Bool {
    guard token.flags.contains(.atLineStart) else { return false }
    switch token.keyword {
    case .func, .struct, .class, .enum, .extension, .protocol, .import, .var, .let, .guard,
      .return, .private, .public, .fileprivate, .static:
      return true
    default: return false
    }
  }

  // MARK: Trailing closures

  private mutating func parseTrailingClosures(into call: OutlineID) {
    let first = open(.trailingClosure)
    add(parseClosure(), to: first)
    close(first)
    add(first, to: call)
    while isLabelName(token), !at(.default), peek().kind == .colon, peek(2).kind == .leftBrace {
      let labelled = open(.trailingClosure)
      outline[labelled].name = here
      advance()
      advance()
      add(parseClosure(), to: labelled)
      close(labelled)
      add(labelled, to: call)
    }
  }

  /// Whether the `{` here is a closure of the call before it rather than a statement's block.
  ///
  /// In a condition it is one only if what follows its end carries the condition on: the rule of
  /// swift-syntax's `atValidTrailingClosure`.
  private func isTrailingClosure(_ context: ExpressionContext) -> Bool {
    if opensObservers { return false }
    if peek().keyword == .case { return false }
    guard context.isCondition else { return true }
    let end = source.balancedEnd(from: index)
    let next = source.tokens[end]
    let onSameLine = !next.flags.contains(.atLineStart)
    switch next.kind {
    case .leftBrace, .comma: return true
    case .leftParen, .leftBracket, .period, .exclamation, .infixQuestion, .postfixQuestion,
      .equal, .postfixOperator, .binaryOperator, .prefixOperator:
      return onSameLine
    case .keyword:
      switch next.keyword {
      case .where: return true
      case .is, .as: return onSameLine
      default: return false
      }
    default: return false
    }
  }

  /// `{ didSet { … } }` behind a property's initial value.
  private var opensObservers: Bool {
    var ahead = index + 1
    let last = source.tokens.count - 1
    while ahead + 1 < last, source.tokens[ahead].kind == .at { ahead += 2 }
    return source.tokens[ahead].keyword == .willSet || source.tokens[ahead].keyword == .didSet
  }
}
