import SourceText

extension Lexer {
  // MARK: Operators

  /// An operator, `=`, `->`, `?`, `!`, `.`, an editor placeholder or a regex literal.
  mutating func lexOperator() {
    let start = at
    let first = bytes[start]
    if first == "<" || first == ">" {
      if lexConflictMarker() || lexPlaceholder() { return }
    }
    let isLeftBound = isLeftBound(start)
    if isLeftBound, first == "?" || first == "!" {
      at += 1
      return emit(first == "!" ? .exclamation : .postfixQuestion, from: start)
    }
    skipOperator()
    if let slash = (start..<at).first(where: { bytes[$0] == "/" }),
      lexSlash(slash, from: start, isLeftBound)
    {
      return
    }
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
      if next == ".", bytes[start] != "." { return }
      if next == "<", placeholderEnd(at) != nil { return }
      if next < 0x80 {
        if !ByteClass.isOperatorPart(next) { return }
      } else {
        guard let scalar = decodeScalar(), scalar.value.isOperatorPart else { return }
      }
    } while true
  }

  mutating func emitOperator(from start: Int, _ isLeftBound: Bool) {
    let isRightBound = isRightBound(at, isLeftBound)
    var kind: TokenKind =
      isLeftBound == isRightBound
      ? .binaryOperator : isLeftBound ? .postfixOperator : .prefixOperator
    var flags: TokenFlags = []
    if at - start == 1 {
      switch bytes[start] {
      case "=":
        kind = .equal
        if isLeftBound != isRightBound { flags = .hasError }
      case "&": if kind == .prefixOperator { kind = .prefixAmpersand }
      case ".": kind = .period
      case "?": kind = isLeftBound ? .postfixQuestion : .infixQuestion
      default: break
      }
    } else if at - start == 2, bytes[start] == "-", bytes[start + 1] == ">" {
      kind = .arrow
    } else {
      for index in start..<at - 1 where bytes[index] == "*" && bytes[index + 1] == "/" {
        kind = .unknown
        flags = .hasError
      }
    }
    emit(kind, from: start, flags: flags)
  }

  /// A comment may start inside what looks like an operator.
  private mutating func cutAtComment(from start: Int) {
    guard at - start > 2 else { return }
    let comment = (start + 1..<at).first {
      bytes[$0] == "/" && (byte($0 + 1) == "/" || byte($0 + 1) == "*")
    }
    if let comment { at = comment }
  }

  /// Whether an operand may end before `index`.
  private func isLeftBound(_ index: Int) -> Bool {
    guard index > 0 else { return false }
    switch bytes[index - 1] {
    case " ", "\t", "\n", "\r", "\0", "(", "[", "{", ",", ";", ":": return false
    case "/": return byte(index - 2) != "*"
    case 0xA0: return byte(index - 2) != 0xC2
    default: return true
    }
  }

  /// Whether an operand may start at `index`.
  func isRightBound(_ index: Int, _ isLeftBound: Bool) -> Bool {
    switch byte(index) {
    case " ", "\t", "\n", "\r", "\0", ")", "]", "}", ",", ";", ":": return false
    case ".": return !isLeftBound
    case "/": return byte(index + 1) != "/" && byte(index + 1) != "*"
    case 0xC2: return byte(index + 1) != 0xA0
    default: return true
    }
  }

  // MARK: What editors and merges leave behind

  /// `<#…#>`
  private mutating func lexPlaceholder() -> Bool {
    guard let close = placeholderEnd(at) else { return false }
    let start = at
    at = close
    emit(.identifier, from: start, flags: .hasError)
    return true
  }

  /// Where the editor placeholder that starts at `start` ends; nil when there is none.
  private func placeholderEnd(_ start: Int) -> Int? {
    guard byte(start) == "<", byte(start + 1) == "#" else { return nil }
    var index = start + 2
    while index < end, bytes[index] != "\n" {
      if bytes[index] == "#", byte(index + 1) == ">" { return index + 2 }
      if bytes[index] == "<", byte(index + 1) == "#" { return nil }
      index += 1
    }
    return nil
  }

  /// A merge conflict from `<<<<<<< ` to the line of `>>>>>>> `, or Perforce's `>>>> ` to `<<<<`.
  private mutating func lexConflictMarker() -> Bool {
    guard at == 0 || byte(at - 1) == "\n" || byte(at - 1) == "\r" else { return false }
    let start = at
    let isPerforce = bytes[at] == ">"
    guard matches(isPerforce ? ">>>> " : "<<<<<<< ", at: at) else { return false }
    if isPerforce ? failed.perforceConflict : failed.normalConflict { return false }
    guard let close = line(startingWith: isPerforce ? "<<<<\n" : ">>>>>>> ", from: at) else {
      if isPerforce { failed.perforceConflict = true } else { failed.normalConflict = true }
      return false
    }
    at = close
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

  private func line(startingWith text: StaticString, from start: Int) -> Int? {
    (start + 1..<max(end, start + 1)).first {
      (bytes[$0 - 1] == "\n" || bytes[$0 - 1] == "\r") && matches(text, at: $0)
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
