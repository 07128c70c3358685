extension Lexer {
  // MARK: Regex literals

  /// The places of a regex literal's parts.
  struct Regex {
    var pounds: Range<Int>
    var pattern: Range<Int>
    var hasSlash = true
    var closingPounds = 0
    var hasError = false
  }

  /// Reads the regex literal that starts at `slash` inside the operator from `start`, with what
  /// stands before it; false when there is none.
  mutating func lexSlash(_ slash: Int, from start: Int, _ isLeftBound: Bool) -> Bool {
    if isLeftBound { return false }
    if previous.kind == .keyword, previous.keyword == .func || previous.keyword == .operator {
      return false
    }
    var isCertain = false
    if !isRightBound(at, isLeftBound) {
      // It could be a binary operator.
      if !isAfterTry, !expectsOperand { return false }
      switch previous.kind {
      case .leftParen, .leftBracket, .comma, .colon, .colonColon: isCertain = isAfterTry
      default: isCertain = true
      }
    }
    guard let regex = scanRegex(at: slash, isCertain: isCertain) else { return false }
    at = slash
    if slash > start { emitOperator(from: start, isLeftBound) }
    emitRegex(regex)
    return true
  }

  /// Whether the previous token leaves an operand to be expected.
  private var expectsOperand: Bool {
    let token = previous
    switch token.kind {
    case .endOfFile, .leftBrace, .leftParen, .leftBracket, .prefixOperator, .prefixAmpersand,
      .binaryOperator, .equal, .semicolon, .comma, .colon, .infixQuestion, .poundIf, .poundElse,
      .poundElseif, .poundEndif, .unknown:
      return true
    case .keyword:
      switch token.keyword {
      case .true, .false, .Any, .nil, .self, .Self, .super: return false
      default: return true
      }
    default:
      return false
    }
  }

  /// The regex literal at `start`, or nil. `isCertain`: nothing else can stand here, so that a
  /// malformed one is one too.
  mutating func scanRegex(at start: Int, isCertain: Bool) -> Regex? {
    var index = start
    while byte(index) == "#" { index += 1 }
    let pounds = index - start
    guard byte(index) == "/" else { return nil }
    index += 1
    var regex = Regex(pounds: start..<start + pounds, pattern: index..<index)
    if pounds == 0 {
      switch byte(index) {
      case " ", "\t":
        if !isCertain { return nil }
        regex.hasError = true
      case "*", "/": return nil
      default: break
      }
      if byte(start - 1) == "*" { return nil }
    }
    var lineEnd = index
    while byte(lineEnd) == " " || byte(lineEnd) == "\t" { lineEnd += 1 }
    let isMultiline = pounds > 0 && (byte(lineEnd) == "\n" || byte(lineEnd) == "\r")
    if isMultiline {
      if failed.regexPounds <= pounds { return unterminated(regex, end: lineEnd) }
      index = lineEnd
    }
    var groups = 0
    var classes = 0
    var isEscaped = false
    var lastSpace = -1
    while index < end {
      let value = bytes[index]
      if value == "/", !isEscaped {
        var closing = 0
        if pounds > 0 { while byte(index + 1 + closing) == "#" { closing += 1 } }
        if closing >= pounds {
          if pounds == 0 {
            let next = byte(index + 1)
            if next == "*" || next == "/" {
              return isCertain ? unterminated(regex, end: index) : nil
            }
            if lastSpace == index - 1, index > regex.pattern.lowerBound {
              if !isCertain { return nil }
              regex.hasError = true
            }
          }
          regex.pattern = regex.pattern.lowerBound..<index
          regex.closingPounds = closing
          regex.hasError = regex.hasError || closing != pounds
          return regex
        }
      }
      switch value {
      case "\n", "\r":
        if !isMultiline { return isCertain ? unterminated(regex, end: index) : nil }
      case "\\":
        isEscaped.toggle()
        index += 1
        continue
      case "(" where !isEscaped && classes == 0: groups += 1
      case ")" where !isEscaped && classes == 0:
        if groups == 0, !isCertain { return nil }
        groups = max(groups - 1, 0)
      case "[" where !isEscaped: classes += 1
      case "]" where !isEscaped: classes = max(classes - 1, 0)
      case " ", "\t":
        if !isEscaped { lastSpace = index }
        if value == "\t", !isMultiline { regex.hasError = true }
      case 0..<0x20, 0x7F: regex.hasError = true
      default: break
      }
      isEscaped = false
      index += 1
    }
    if isMultiline {
      failed.regexPounds = min(failed.regexPounds, pounds)
      return unterminated(regex, end: lineEnd)
    }
    return isCertain ? unterminated(regex, end: end) : nil
  }

  private func unterminated(_ regex: Regex, end: Int) -> Regex {
    var regex = regex
    let start = regex.pattern.lowerBound
    regex.pattern = start..<end
    regex.hasSlash = false
    regex.hasError = true
    // What looks like an end that is too short is the end.
    var slash = end - 1
    while slash > start, bytes[slash] == "#" { slash -= 1 }
    let isEscaped = slash < end - 1 && byte(slash - 1) == "\\"
    if !regex.pounds.isEmpty, slash >= start, bytes[slash] == "/", !isEscaped {
      regex.pattern = start..<slash
      regex.hasSlash = true
      regex.closingPounds = end - 1 - slash
    }
    return regex
  }

  mutating func emitRegex(_ regex: Regex) {
    if !regex.pounds.isEmpty {
      at = regex.pounds.upperBound
      emit(.regexPounds, from: regex.pounds.lowerBound)
    }
    at = regex.pattern.lowerBound
    emit(.regexSlash, from: at - 1)
    at = regex.pattern.upperBound
    emit(.regexPattern, from: regex.pattern.lowerBound, flags: regex.hasError ? .hasError : [])
    guard regex.hasSlash else { return }
    at += 1
    emit(.regexSlash, from: at - 1)
    if regex.closingPounds > 0 {
      at += regex.closingPounds
      emit(.regexPounds, from: at - regex.closingPounds)
    }
  }
}
