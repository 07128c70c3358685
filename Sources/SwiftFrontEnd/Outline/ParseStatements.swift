extension OutlineParser {
  /// Reads one statement or expression.
  mutating func parseStatement() -> OutlineID {
    if isLabel {
      advance()
      advance()
    }
    switch token.keyword {
    case .if: return parseIf()
    case .guard: return parseGuard()
    case .switch: return parseSwitch()
    case .for: return parseFor()
    case .while: return parseWhile()
    case .repeat where peek().kind == .leftBrace: return parseRepeat()
    case .do: return parseDo()
    case .defer: return parseDefer()
    case .return: return parseReturn(.returnStatement)
    case .throw: return parseReturn(.throwStatement)
    case .yield where isYield: return parseReturn(.returnStatement)
    case .break, .continue, .fallthrough: return parseJump()
    default: return parseExpression()
    }
  }

  /// `yield &value`; `yield(value)` is a call, as swift-syntax has it.
  private var isYield: Bool {
    let next = peek()
    switch next.kind {
    case .prefixAmpersand: return true
    case .identifier, .keyword, .dollarIdentifier, .integer, .float, .stringQuote:
      return startsOperand(next) && !next.flags.contains(.atLineStart)
    default: return false
    }
  }

  /// `name: for …`
  private var isLabel: Bool {
    guard at(.identifier), peek().kind == .colon else { return false }
    switch peek(2).keyword {
    case .for, .while, .repeat, .if, .switch, .do: return true
    default: return false
    }
  }

  // MARK: if, guard, while

  /// `if … { } else if … { } else { }`, all arms as children.
  mutating func parseIf() -> OutlineID {
    let statement = open(.ifStatement)
    while true {
      let arm = open(.conditionalArm)
      if eat(.if) { parseConditions(into: arm) }
      if at(.leftBrace) { parseCodeBlock(into: arm) }
      close(arm)
      add(arm, to: statement)
      guard at(.else), peek().keyword == .if || peek().kind == .leftBrace else { break }
      advance()
    }
    close(statement)
    return statement
  }

  private mutating func parseGuard() -> OutlineID {
    let statement = open(.guardStatement)
    advance()
    parseConditions(into: statement)
    _ = eat(.else)
    if at(.leftBrace) { parseCodeBlock(into: statement) }
    close(statement)
    return statement
  }

  private mutating func parseWhile() -> OutlineID {
    let statement = open(.whileStatement)
    advance()
    parseConditions(into: statement)
    if at(.leftBrace) { parseCodeBlock(into: statement) }
    close(statement)
    return statement
  }

  private mutating func parseConditions(into parent: OutlineID) {
    repeat {
      guard !at(.leftBrace), !isAtEnd else { return }
      let condition = open(.condition)
      parseCondition(into: condition)
      close(condition)
      add(condition, to: parent)
    } while eat(.comma)
  }

  private mutating func parseCondition(into condition: OutlineID) {
    switch token.keyword {
    case .let, .var: parseBindingCondition(.optionalBinding, into: condition)
    case .case: parseBindingCondition(.caseCondition, into: condition)
    default:
      if at(.poundAvailable) || at(.poundUnavailable) {
        let check = open(.availability)
        advance()
        if at(.leftParen) { index = source.balancedEnd(from: index) }
        close(check)
        add(check, to: condition)
      } else {
        add(parseExpression(.condition), to: condition)
      }
    }
  }

  /// `let x: T = e`, `let x`, `case .some(let x) = e`
  private mutating func parseBindingCondition(_ kind: OutlineKind, into condition: OutlineID) {
    let binding = open(kind)
    _ = eat(.case)
    let pattern = open(.pattern)
    add(parsePattern(.conditionPattern), to: pattern)
    close(pattern)
    add(pattern, to: binding)
    parseTypeAnnotation(into: binding)
    if eat(.equal) {
      let value = open(.initialValue)
      add(parseExpression(.condition), to: value)
      close(value)
      add(value, to: binding)
    }
    close(binding)
    add(binding, to: condition)
  }

  // MARK: switch

  mutating func parseSwitch() -> OutlineID {
    let statement = open(.switchStatement)
    advance()
    if !at(.leftBrace) { add(parseExpression(.condition), to: statement) }
    if at(.leftBrace) {
      nested(statement) { parser in
        parser.advance()
        parser.parseCases(into: statement)
        parser.endBlock(statement)
      }
    }
    close(statement)
    return statement
  }

  private mutating func parseCases(into parent: OutlineID) {
    while !isAtEnd, !at(.rightBrace) {
      if configDepth > 0, at(.poundElse) || at(.poundElseif) || at(.poundEndif) { return }
      if at(.poundIf) {
        add(parseIfConfig { $0.parseCases(into: $1) }, to: parent)
      } else if at(.case) || at(.default) || at(.at) {
        add(parseSwitchCase(), to: parent)
      } else {
        skip(into: parent, to: source.balancedEnd(from: index), because: .unexpected)
      }
    }
  }

  private mutating func parseSwitchCase() -> OutlineID {
    let arm = open(.switchCase)
    while at(.at) {
      advance()
      if !at(.case), !at(.default) { advance() }
      if at(.leftParen) { index = source.balancedEnd(from: index) }
    }
    if eat(.case) {
      parsePatterns(into: arm, .pattern, where: .plain)
    } else {
      advance()
    }
    _ = eat(.colon)
    let block = open(.codeBlock)
    parseItems(into: block, in: .switchCase)
    close(block)
    add(block, to: arm)
    close(arm)
    return arm
  }

  /// `pattern where condition, pattern`
  private mutating func parsePatterns(
    into parent: OutlineID, _ context: ExpressionContext, where conditionContext: ExpressionContext
  ) {
    repeat {
      let pattern = open(.pattern)
      add(parsePattern(context), to: pattern)
      close(pattern)
      add(pattern, to: parent)
      parseWhereCondition(into: parent, conditionContext)
    } while eat(.comma)
  }

  private mutating func parseWhereCondition(
    into parent: OutlineID, _ context: ExpressionContext
  ) {
    guard eat(.where) else { return }
    let condition = open(.condition)
    add(parseExpression(context), to: condition)
    close(condition)
    add(condition, to: parent)
  }

  /// A pattern is read as an expression in which `let` and `var` bind, and `is` may come first.
  mutating func parsePattern(_ context: ExpressionContext) -> OutlineID {
    if at(.is) {
      let sequence = open(.sequence)
      add(leaf(.operatorName), to: sequence)
      parseType(.typeOperand, into: sequence)
      close(sequence)
      return sequence
    }
    return parseExpression(context)
  }

  // MARK: Loops and blocks

  private mutating func parseFor() -> OutlineID {
    let statement = open(.forStatement)
    advance()
    while at(.try) || at(.await) || at(.unsafe) {
      advance()
      if at(.exclamation) || at(.postfixQuestion) { advance() }
    }
    _ = eat(.case)
    let pattern = open(.pattern)
    if !at(.in) { add(parsePattern(.conditionPattern), to: pattern) }
    close(pattern)
    add(pattern, to: statement)
    if eat(.colon) { _ = skipType() }
    if eat(.in) {
      let condition = open(.condition)
      add(parseExpression(.condition), to: condition)
      close(condition)
      add(condition, to: statement)
    }
    parseWhereCondition(into: statement, .condition)
    if at(.leftBrace) { parseCodeBlock(into: statement) }
    close(statement)
    return statement
  }

  private mutating func parseRepeat() -> OutlineID {
    let statement = open(.repeatStatement)
    advance()
    parseCodeBlock(into: statement)
    if eat(.while) {
      let condition = open(.condition)
      add(parseExpression(), to: condition)
      close(condition)
      add(condition, to: statement)
    }
    close(statement)
    return statement
  }

  mutating func parseDo() -> OutlineID {
    let statement = open(.doStatement)
    advance()
    skipEffects()
    if at(.leftBrace) { parseCodeBlock(into: statement) }
    while at(.catch) {
      let clause = open(.catchClause)
      advance()
      if !at(.leftBrace) { parsePatterns(into: clause, .conditionPattern, where: .condition) }
      if at(.leftBrace) { parseCodeBlock(into: clause) }
      close(clause)
      add(clause, to: statement)
    }
    close(statement)
    return statement
  }

  private mutating func parseDefer() -> OutlineID {
    let statement = open(.deferStatement)
    advance()
    if at(.leftBrace) { parseCodeBlock(into: statement) }
    close(statement)
    return statement
  }

  private mutating func parseReturn(_ kind: OutlineKind) -> OutlineID {
    let statement = open(kind)
    advance()
    if startsOperand(token), !at(.let), !at(.var) { add(parseExpression(), to: statement) }
    close(statement)
    return statement
  }

  private mutating func parseJump() -> OutlineID {
    let statement = open(.jumpStatement)
    advance()
    if at(.identifier), !token.flags.contains(.atLineStart) { advance() }
    close(statement)
    return statement
  }
}
