import SourceText

extension Lexer {
  // MARK: Operators

  /// An operator, `=`, `->`, `?`, `!`, `.`, an editor placeholder or a regex literal.
  mutating func lexOperator() {
    let start = at
    let first = bytes[start]
    if first == UInt8(ascii: "<") || first == UInt8(ascii: ">") {
      if lexConflictMarker() || lexPlaceholder() { return }
    }
    let isLeftBound = isLeftBound(start)
    if isLeftBound, first == UInt8(ascii: "?") || first == UInt8(ascii: "!") {
      at += 1
      return emit(first == UInt8(ascii: "!") ? .exclamation : .postfixQuestion, from: start)
    }
    skipOperator()
    if let slash = firstSlash(from: start), lexSlash(slash, from: start, isLeftBound) { return }
    cutAtComment(from: start)
    emitOperator(from: start, isLeftBound)
  }

  private mutating func skipOperator() {
    let start = at
    repeat {
      if bytes[at] < 0x80 {
        at += 1
      } else if let scalar = decodeScalar() {
        at += scalar.length
      }
      guard at < end else { return }
      let next = bytes[at]
      if next == UInt8(ascii: "."), bytes[start] != UInt8(ascii: ".") { return }
      if next == UInt8(ascii: "<"), peek(1) == UInt8(ascii: "#"), hasPlaceholderEnd() { return }
      if next < 0x80 {
        if !ByteClass.isOperatorPart(next) { return }
      } else {
        guard let scalar = decodeScalar(), scalar.value.isOperatorPart else { return }
      }
    } while true
  }

  private mutating func emitOperator(from start: Int, _ isLeftBound: Bool) {
    let isRightBound = isRightBound(at, isLeftBound)
    var kind: TokenKind =
      isLeftBound == isRightBound
      ? .binaryOperator : isLeftBound ? .postfixOperator : .prefixOperator
    var flags: TokenFlags = []
    switch (at - start, bytes[start]) {
    case (1, UInt8(ascii: "=")):
      kind = .equal
      if isLeftBound != isRightBound { flags = .hasError }
    case (1, UInt8(ascii: "&")):
      if kind == .prefixOperator { kind = .prefixAmpersand }
    case (1, UInt8(ascii: ".")):
      kind = .period
    case (1, UInt8(ascii: "?")):
      kind = isLeftBound ? .postfixQuestion : .infixQuestion
    case (2, UInt8(ascii: "-")) where bytes[start + 1] == UInt8(ascii: ">"):
      kind = .arrow
    default:
      var index = start
      while index + 1 < at {
        if bytes[index] == UInt8(ascii: "*"), bytes[index + 1] == UInt8(ascii: "/") {
          kind = .unknown
          flags = .hasError
        }
        index += 1
      }
    }
    emit(kind, from: start, flags: flags)
  }

  /// A comment may start inside what looks like an operator.
  private mutating func cutAtComment(from start: Int) {
    var index = start + 1
    while index < at {
      if bytes[index] == UInt8(ascii: "/"),
        byte(index + 1) == UInt8(ascii: "/") || byte(index + 1) == UInt8(ascii: "*"), at - start > 2
      {
        at = index
      }
      index += 1
    }
  }

  /// Whether an operand may end before `index`.
  private func isLeftBound(_ index: Int) -> Bool {
    guard index > 0 else { return false }
    switch bytes[index - 1] {
    case UInt8(ascii: " "), UInt8(ascii: "\t"), 0x0A, 0x0D, 0, UInt8(ascii: "("),
      UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: ","), UInt8(ascii: ";"),
      UInt8(ascii: ":"):
      return false
    case UInt8(ascii: "/"): return byte(index - 2) != UInt8(ascii: "*")
    case 0xA0: return byte(index - 2) != 0xC2
    default: return true
    }
  }

  /// Whether an operand may start at `index`.
  private func isRightBound(_ index: Int, _ isLeftBound: Bool) -> Bool {
    switch byte(index) {
    case UInt8(ascii: " "), UInt8(ascii: "\t"), 0x0A, 0x0D, 0, UInt8(ascii: ")"),
      UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: ","), UInt8(ascii: ";"),
      UInt8(ascii: ":"):
      return false
    case UInt8(ascii: "."): return !isLeftBound
    case UInt8(ascii: "/"):
      return byte(index + 1) != UInt8(ascii: "/") && byte(index + 1) != UInt8(ascii: "*")
    case 0xC2: return byte(index + 1) != 0xA0
    default: return true
    }
  }

  // MARK: Regex literals

  /// The places of a regex literal's parts.
  struct Regex {
    var pounds: Range<Int>
    var pattern: Range<Int>
    var hasSlash = true
    var closingPounds = 0
    var hasError = false
  }

  private func firstSlash(from start: Int) -> Int? {
    var index = start
    while index < at {
      if bytes[index] == UInt8(ascii: "/") { return index }
      index += 1
    }
    return nil
  }

  /// Reads the regex literal that starts at `slash` inside the operator from `start`, with what
  /// stands before it; false when there is none.
  private mutating func lexSlash(_ slash: Int, from start: Int, _ isLeftBound: Bool) -> Bool {
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
    while byte(index) == UInt8(ascii: "#") { index += 1 }
    let pounds = index - start
    guard byte(index) == UInt8(ascii: "/") else { return nil }
    index += 1
    var regex = Regex(pounds: start..<start + pounds, pattern: index..<index)
    if pounds == 0 {
      switch byte(index) {
      case UInt8(ascii: " "), UInt8(ascii: "\t"):
        if !isCertain { return nil }
        regex.hasError = true
      case UInt8(ascii: "*"), UInt8(ascii: "/"): return nil
      default: break
      }
      if byte(start - 1) == UInt8(ascii: "*") { return nil }
    }
    var lineEnd = index
    while byte(lineEnd) == UInt8(ascii: " ") || byte(lineEnd) == UInt8(ascii: "\t") { lineEnd += 1 }
    let isMultiline =
      pounds > 0 && (byte(lineEnd) == 0x0A || byte(lineEnd) == 0x0D)
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
      if value == UInt8(ascii: "/"), !isEscaped {
        var closing = 0
        if pounds > 0 { while byte(index + 1 + closing) == UInt8(ascii: "#") { closing += 1 } }
        if closing >= pounds {
          if pounds == 0 {
            let next = byte(index + 1)
            if next == UInt8(ascii: "*") || next == UInt8(ascii: "/") {
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
      case 0x0A, 0x0D:
        if !isMultiline { return isCertain ? unterminated(regex, end: index) : nil }
      case UInt8(ascii: "\\"):
        isEscaped.toggle()
        index += 1
        continue
      case UInt8(ascii: "(") where !isEscaped && classes == 0:
        groups += 1
      case UInt8(ascii: ")") where !isEscaped && classes == 0:
        if groups > 0 {
          groups -= 1
        } else if !isCertain {
          return nil
        }
      case UInt8(ascii: "[") where !isEscaped:
        classes += 1
      case UInt8(ascii: "]") where !isEscaped && classes > 0:
        classes -= 1
      case UInt8(ascii: " "), UInt8(ascii: "\t"):
        if !isEscaped { lastSpace = index }
        if value == UInt8(ascii: "\t"), !isMultiline { regex.hasError = true }
      case 0..<0x20, 0x7F:
        regex.hasError = true
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
    regex.pattern = regex.pattern.lowerBound..<end
    regex.hasSlash = false
    regex.hasError = true
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
    emit(
      .regexPattern, from: regex.pattern.lowerBound, flags: regex.hasError ? .hasError : [])
    guard regex.hasSlash else { return }
    at += 1
    emit(.regexSlash, from: at - 1)
    if regex.closingPounds > 0 {
      at += regex.closingPounds
      emit(.regexPounds, from: at - regex.closingPounds)
    }
  }

  // MARK: What editors and merges leave behind

  /// `<#…#>`
  private mutating func lexPlaceholder() -> Bool {
    guard peek() == UInt8(ascii: "<"), peek(1) == UInt8(ascii: "#") else { return false }
    let start = at
    var index = at + 2
    while index < end, bytes[index] != 0x0A {
      if bytes[index] == UInt8(ascii: "#"), byte(index + 1) == UInt8(ascii: ">") {
        at = index + 2
        emit(.identifier, from: start, flags: .hasError)
        return true
      }
      if bytes[index] == UInt8(ascii: "<"), byte(index + 1) == UInt8(ascii: "#") { return false }
      index += 1
    }
    return false
  }

  /// Whether a `#>` follows on this line.
  private mutating func hasPlaceholderEnd() -> Bool {
    if at < failed.placeholderEnd { return false }
    var index = at
    while index + 1 < end, bytes[index] != 0x0A {
      if bytes[index] == UInt8(ascii: "#"), bytes[index + 1] == UInt8(ascii: ">") { return true }
      index += 1
    }
    failed.placeholderEnd = index
    return false
  }

  /// A merge conflict from `<<<<<<< ` to the line of `>>>>>>> `, or Perforce's `>>>> ` to `<<<<`.
  private mutating func lexConflictMarker() -> Bool {
    guard at == 0 || byte(at - 1) == 0x0A || byte(at - 1) == 0x0D else { return false }
    let start = at
    if !failed.normalConflict, matches("<<<<<<< ", at: at) {
      guard let close = lineStarting(with: ">>>>>>> ", from: at) else {
        failed.normalConflict = true
        return false
      }
      at = close
    } else if !failed.perforceConflict, matches(">>>> ", at: at) {
      guard let close = lineStarting(with: "<<<<\n", from: at) else {
        failed.perforceConflict = true
        return false
      }
      at = close
    } else {
      return false
    }
    skipToLineEnd()
    emit(.unknown, from: start, flags: .hasError)
    return true
  }

  private func matches(_ text: StaticString, at index: Int) -> Bool {
    guard index + text.utf8CodeUnitCount <= end else { return false }
    for offset in 0..<text.utf8CodeUnitCount where bytes[index + offset] != text.utf8Start[offset] {
      return false
    }
    return true
  }

  private func lineStarting(with text: StaticString, from start: Int) -> Int? {
    var index = start + 1
    while index < end {
      if bytes[index - 1] == 0x0A || bytes[index - 1] == 0x0D, matches(text, at: index) {
        return index
      }
      index += 1
    }
    return nil
  }
}
