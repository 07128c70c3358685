extension OutlineParser {
  /// What an expression stands in.
  enum ExpressionContext {
    case plain
    /// Before a `{` that is not a trailing closure: `if`, `switch`, `for`, `while`, `guard`.
    case condition
    /// `let` and `var` bind.
    case pattern
    /// A pattern before a `{` or `=` of such a statement.
    case conditionPattern

    var isPattern: Bool { self == .pattern || self == .conditionPattern }
    var isCondition: Bool { self == .condition || self == .conditionPattern }

    /// Inside brackets every `{` is a closure again; bindings go on.
    var inBrackets: ExpressionContext { isPattern ? .pattern : .plain }
  }

  /// Reads operands and operators; a single operand stands alone, without a sequence around it.
  ///
  /// Always returns a node; where no expression can start, a gap of no tokens.
  mutating func parseExpression(_ context: ExpressionContext = .plain) -> OutlineID {
    let start = here
    var parts = Parts()
    var openTernaries = 0
    while true {
      readPrefixes(into: &parts)
      if at(.is) {
        // A type pattern: `case (is Photo, false)`.
        guard readOperators(into: &parts, &openTernaries, context) else { break }
        continue
      }
      // Outside patterns `let` and `var` start a declaration: the operand is missing.
      guard startsOperand(token), context.isPattern || !(at(.let) || at(.var)) else { break }
      append(parseOperand(context), to: &parts)
      guard readOperators(into: &parts, &openTernaries, context) else { break }
    }
    if parts.first != .none, parts.first == parts.last { return parts.first }
    let sequence = open(parts.first == .none ? .gap : .sequence)
    outline[sequence].start = start
    outline[sequence].firstChild = parts.first
    outline[sequence].lastChild = parts.last
    close(sequence)
    return sequence
  }

  /// Operands and operators that have no parent yet: siblings already.
  private struct Parts {
    var first = OutlineID.none
    var last = OutlineID.none
  }

  /// Mutating, so that the outline is asked for after `part` is read, which may move it.
  private mutating func append(_ part: OutlineID, to parts: inout Parts) {
    if parts.first == .none { parts.first = part } else { outline[parts.last].nextSibling = part }
    parts.last = part
  }

  /// Whether an operand can start at a token.
  func startsOperand(_ token: Token) -> Bool {
    switch token.kind {
    case .identifier, .dollarIdentifier, .wildcard, .integer, .float, .stringQuote,
      .multilineStringQuote, .singleQuote, .rawStringPounds, .backslash, .regexSlash, .regexPounds,
      .leftParen, .leftBracket, .leftBrace, .period, .pound, .prefixOperator, .prefixAmpersand, .at,
      .poundAvailable, .poundUnavailable:
      return true
    case .binaryOperator, .postfixOperator:
      // An operator passed as a value: `reduce(0, +)`.
      return isOperatorAsValue(token)
    case .keyword:
      switch token.keyword {
      case .Any, .Self, .self, .super, .true, .false, .nil, .`init`, .try, .if, .switch, .do,
        .let, .var, .inout, .repeat:
        return true
      default: return false
      }
    default: return false
    }
  }

  private func isOperatorAsValue(_ token: Token) -> Bool {
    guard token.offset == self.token.offset else { return false }
    let next = peek().kind
    return next == .rightParen || next == .comma || next == .rightBracket
  }

  /// `try`, `await`, `-`, `&`, …; only operators are kept.
  private mutating func readPrefixes(into parts: inout Parts) {
    while true {
      switch token.keyword {
      case .try:
        advance()
        if at(.exclamation) || at(.postfixQuestion) || at(.infixQuestion) { advance() }
        continue
      case .await:
        advance()
        continue
      case .unsafe, .consume, .copy, .each, .some, .any, .discard, .sending:
        let next = peek()
        let isOperand =
          next.kind == .identifier || next.kind == .keyword && startsOperand(next)
          || next.kind == .dollarIdentifier || next.kind == .wildcard
        guard isOperand, !next.flags.contains(.atLineStart) else { return }
        advance()
        continue
      case .repeat:
        guard peek().kind != .leftBrace else { return }
        advance()
        continue
      default: break
      }
      switch token.kind {
      case .prefixOperator, .prefixAmpersand:
        append(leaf(.operatorName), to: &parts)
      case .at:
        // A function type as a value: `(@Sendable () -> Void).self`.
        let holder = open(.gap)
        parseAttributes(into: holder)
      default: return
      }
    }
  }

  /// The operators between two operands; false where the expression ends.
  private mutating func readOperators(
    into parts: inout Parts, _ openTernaries: inout Int, _ context: ExpressionContext
  ) -> Bool {
    while true {
      switch token.kind {
      case .binaryOperator, .arrow:
        append(leaf(.operatorName), to: &parts)
        return true
      case .equal:
        // In a condition or pattern `=` ends what is bound.
        if context.isPattern { return false }
        append(leaf(.operatorName), to: &parts)
        return true
      case .infixQuestion:
        append(leaf(.operatorName), to: &parts)
        openTernaries += 1
        return true
      case .colon:
        guard openTernaries > 0 else { return false }
        openTernaries -= 1
        append(leaf(.operatorName), to: &parts)
        return true
      case .identifier where at(.async):
        // `() async -> Int` as a value.
        guard peek().kind == .arrow || peek().keyword == .throws else { return false }
        advance()
      case .keyword:
        switch token.keyword {
        case .as:
          append(leaf(.operatorName), to: &parts)
          if at(.exclamation) || at(.postfixQuestion) || at(.infixQuestion) { advance() }
          readTypeOperand(into: &parts)
        case .is:
          append(leaf(.operatorName), to: &parts)
          readTypeOperand(into: &parts)
        case .throws where peek().kind == .arrow:
          advance()
        default: return false
        }
      default: return false
      }
    }
  }

  private mutating func readTypeOperand(into parts: inout Parts) {
    let type = open(.typeOperand)
    _ = skipType()
    close(type)
    append(type, to: &parts)
  }

  // MARK: Operands

  /// A head and its steps.
  mutating func parseOperand(_ context: ExpressionContext) -> OutlineID {
    let chain = open(.chain)
    add(parseHead(context, of: chain), to: chain)
    parseSteps(into: chain, context)
    close(chain)
    return chain
  }

  private mutating func parseHead(_ context: ExpressionContext, of chain: OutlineID) -> OutlineID {
    switch token.kind {
    case .integer, .float: return leaf(.number)
    case .stringQuote, .multilineStringQuote, .singleQuote, .rawStringPounds: return parseString()
    case .regexSlash, .regexPounds: return parseRegex()
    case .backslash: return parseKeyPath()
    case .leftParen: return parseTuple(context)
    case .leftBracket: return parseCollection(context)
    case .leftBrace: return parseClosure()
    case .period: return parseImplicitMember()
    case .pound, .poundAvailable, .poundUnavailable: return parseMacro()
    case .wildcard: return leaf(.wildcard)
    case .keyword: return parseKeywordHead(context)
    default:
      let name = leaf(.identifier)
      skipGenericArgumentsOfExpression()
      skipArgumentNames()
      outline[name].end = here
      return name
    }
  }

  private mutating func parseKeywordHead(_ context: ExpressionContext) -> OutlineID {
    switch token.keyword {
    case .true, .false: return leaf(.boolean)
    case .nil: return leaf(.nilLiteral)
    case .if, .switch, .do:
      // Conditions hold expressions again, without a bracket that would bound the depth.
      let holder = open(.tuple)
      var statement: OutlineID?
      nested(holder) { parser in
        statement = parser.parseStatement()
      }
      close(holder)
      return statement ?? holder
    case .let, .var, .inout:
      let binding = open(.letPattern)
      advance()
      if startsOperand(token) {
        nested(binding) { parser in
          let inner = parser.parseOperand(context)
          parser.add(inner, to: binding)
        }
      }
      close(binding)
      return binding
    default:
      let name = leaf(.identifier)
      skipGenericArgumentsOfExpression()
      skipArgumentNames()
      outline[name].end = here
      return name
    }
  }

  private mutating func parseImplicitMember() -> OutlineID {
    let head = open(.implicitMember)
    advance()
    if at(.identifier) || at(.keyword) || at(.integer) || at(.dollarIdentifier) {
      outline[head].name = here
      advance()
      skipGenericArgumentsOfExpression()
    }
    close(head)
    return head
  }

  private mutating func parseMacro() -> OutlineID {
    let head = open(.macroExpansion)
    if eat(.pound) {
      takeName(of: head)
      skipGenericArgumentsOfExpression()
    } else {
      outline[head].name = here
      advance()
    }
    close(head)
    return head
  }

  /// `<Int>` behind a name, where what follows shows that it is no comparison.
  mutating func skipGenericArgumentsOfExpression() {
    switch token.kind {
    case .binaryOperator, .prefixOperator, .postfixOperator: break
    default: return
    }
    guard source.byte(token, at: 0) == UInt8(ascii: "<") else { return }
    var scanner = TypeScanner(source: source, index: index)
    guard scanner.scanGenericArguments() else { return }
    let next = source.tokens[scanner.index]
    let endsGenericArguments: Bool
    if scanner.used > 0 {
      let rest = source.byte(next, at: scanner.used)
      endsGenericArguments =
        rest == UInt8(ascii: ".") || rest == UInt8(ascii: "?") || rest == UInt8(ascii: "!")
        || rest == UInt8(ascii: ">")
    } else {
      switch next.kind {
      case .leftParen, .leftBracket: endsGenericArguments = !next.flags.contains(.atLineStart)
      case .rightParen, .rightBracket, .leftBrace, .rightBrace, .period, .comma, .semicolon,
        .colon, .equal, .endOfFile, .exclamation, .postfixQuestion:
        endsGenericArguments = true
      default: endsGenericArguments = next.flags.contains(.atLineStart)
      }
    }
    if endsGenericArguments { take(scanner) }
  }

  private mutating func parseTuple(_ context: ExpressionContext) -> OutlineID {
    let tuple = open(.tuple)
    nested(tuple) { parser in
      parser.advance()
      parser.parseArguments(into: tuple, until: .rightParen, context.inBrackets)
    }
    close(tuple)
    return tuple
  }

  private mutating func parseCollection(_ context: ExpressionContext) -> OutlineID {
    let collection = open(.array)
    nested(collection) { parser in
      parser.advance()
      parser.parseElements(of: collection, context.inBrackets)
    }
    close(collection)
    return collection
  }

  private mutating func parseElements(of collection: OutlineID, _ context: ExpressionContext) {
    while !isAtEnd, !at(.rightBracket), !at(.rightBrace), !at(.rightParen) {
      let before = index
      if eat(.colon) {
        outline[collection].kind = .dictionary
        continue
      }
      if at(.poundIf) {
        add(parseIfConfig { $0.parseElements(of: $1, context) }, to: collection)
      } else {
        add(parseExpression(context), to: collection)
      }
      if at(.identifier), source.spells(token, "of") {
        // `[3 of Int]`
        advance()
        _ = skipType()
      }
      _ = eat(.comma)
      if configDepth > 0, at(.poundElse) || at(.poundElseif) || at(.poundEndif) { return }
      if index == before { advance() }
    }
    _ = eat(.rightBracket)
  }
}
