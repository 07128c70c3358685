import SourceText

/// How far searches went in vain, so that they are not made again: keeps time linear.
struct FailedSearches {
  /// Up to `rawQuoteEnd`, the last quote with the most `#` after it, and how many.
  var rawQuoteEnd = -1
  var rawQuote = -1
  var rawQuotePounds = 0
  /// From some earlier place to the file's end no regex ends with this many `#`.
  var regexPounds = Int.max
  var normalConflict = false
  var perforceConflict = false
}

extension Lexer {
  // MARK: Strings

  /// A string literal whose `pounds` times `#` have been read, up to its end or to the
  /// parenthesis of its first interpolation.
  mutating func lexString(pounds: Int) {
    let start = at
    var string = StringState(quote: .stringQuote, pounds: pounds, outerParens: 0)
    if peek() == "'" {
      string.quote = .singleQuote
    } else if peek(1) == "\"", peek(2) == "\"", pounds == 0 || !closesOnThisLine(pounds) {
      string.quote = .multilineStringQuote
    }
    at += string.quote == .multilineStringQuote ? 3 : 1
    emit(string.quote, from: start, flags: string.quote == .singleQuote ? .hasError : [])
    lexStringBody(string)
  }

  /// The text of a string literal from the next byte on, its interpolations' starts, its end.
  mutating func lexStringBody(_ string: StringState) {
    let start = at
    let isMultiline = string.quote == .multilineStringQuote
    var flags: TokenFlags = []
    while true {
      skipPlainText()
      guard at < end else { return giveUpString(from: start) }
      switch bytes[at] {
      case "\n", "\r":
        guard isMultiline else { return giveUpString(from: start) }
        at += 1
      case "\"", "'":
        if endsString(string) {
          emit(.stringSegment, from: start, flags: flags)
          return closeString(string)
        }
        at += 1
      case "\\":
        guard hasPounds(string.pounds, after: at) else {
          at += 1
          continue
        }
        if byte(at + 1 + string.pounds) == "(" {
          emit(.stringSegment, from: start, flags: flags)
          return openInterpolation(string)
        }
        at += 1 + string.pounds
        if !skipEscape(isMultiline: isMultiline) { flags.insert(.hasError) }
      case "\t":
        if !isMultiline { flags.insert(.hasError) }
        at += 1
      case 0..<0x20, 0x7F:
        flags.insert(.hasError)
        at += 1
      default:
        if let scalar = decodeScalar() {
          at += scalar.length
        } else {
          flags.insert(.hasError)
          skipBrokenScalar()
        }
      }
    }
  }

  /// Ends a string that has no closing quote.
  private mutating func giveUpString(from start: Int) {
    if at > start { return emit(.stringSegment, from: start, flags: .hasError) }
    chunk[chunkEnd - 1].flags.insert(.hasError)
  }

  /// Skips printable ASCII but quotes and backslashes.
  @inline(__always)
  private mutating func skipPlainText() {
    while at + 8 <= end {
      let word = load(at)
      let control = (word &- 0x2020_2020_2020_2020) & ~word
      let found =
        (control | word | Lexer.matches(word, UInt8(ascii: "\""))
          | Lexer.matches(word, UInt8(ascii: "\\")) | Lexer.matches(word, UInt8(ascii: "'"))
          | Lexer.matches(word, 0x7F)) & 0x8080_8080_8080_8080
      if found != 0 {
        at += found.trailingZeroBitCount / 8
        return
      }
      at += 8
    }
    while at < end {
      switch bytes[at] {
      case "\"", "\\", "'", 0..<0x20, 0x7F...: return
      default: at += 1
      }
    }
  }

  /// Whether `count` times `#` stand after `index`.
  private func hasPounds(_ count: Int, after index: Int) -> Bool {
    count == 0 || (index + 1...index + count).allSatisfy { byte($0) == "#" }
  }

  /// Whether the quote at the next byte ends the string.
  private func endsString(_ string: StringState) -> Bool {
    switch string.quote {
    case .singleQuote: return bytes[at] == "'"
    case .stringQuote: return bytes[at] == "\"" && hasPounds(string.pounds, after: at)
    default:
      return bytes[at] == "\"" && byte(at + 1) == "\"" && byte(at + 2) == "\""
        && hasPounds(string.pounds, after: at + 2)
    }
  }

  private mutating func closeString(_ string: StringState) {
    let start = at
    at += string.quote == .multilineStringQuote ? 3 : 1
    emit(string.quote, from: start)
    guard string.pounds > 0 else { return }
    let pounds = at
    while peek() == "#" { at += 1 }
    let isExact = at - pounds == string.pounds
    emit(.rawStringPounds, from: pounds, flags: isExact ? [] : .hasError)
  }

  private mutating func openInterpolation(_ string: StringState) {
    at += 1
    emit(.backslash, from: at - 1)
    if string.pounds > 0 {
      at += string.pounds
      emit(.rawStringPounds, from: at - string.pounds)
    }
    at += 1
    emit(.leftParen, from: at - 1)
    strings.append(
      StringState(quote: string.quote, pounds: string.pounds, outerParens: openParens))
    openParens = 0
  }

  /// Skips what stands after an escape's `\` and `#`s; false when it is no escape.
  private mutating func skipEscape(isMultiline: Bool) -> Bool {
    switch peek() {
    case "0", "n", "r", "t", "\"", "'", "\\":
      at += 1
      return true
    case "u":
      at += 1
      return skipScalarEscape()
    case " ", "\t", "\n", "\r":
      guard isMultiline else { return false }
      while peek() == " " || peek() == "\t" { at += 1 }
      return peek() == "\n" || peek() == "\r"
    default:
      if ByteClass.isWordPart(peek()) { at += 1 }
      return false
    }
  }

  /// `{…}` with one to eight hexadecimal digits that name a scalar.
  private mutating func skipScalarEscape() -> Bool {
    guard peek() == "{" else { return false }
    at += 1
    let start = at
    var value: UInt64 = 0
    while ByteClass.isHexDigit(peek()) {
      let digit = peek() < 0x3A ? peek() - 0x30 : (peek() | 0x20) - 0x57
      value = value & 0xFFFF_FFFF << 4 | UInt64(digit)
      at += 1
    }
    let digits = at - start
    guard peek() == "}" else { return false }
    at += 1
    return digits >= 1 && digits <= 8 && value <= 0x10_FFFF && value & 0xFFFF_F800 != 0xD800
  }

  /// Whether a quote after the first of the next three ends a string of `pounds` times `#` on this
  /// line: then `#"""#` is a string of one quote and does not start a multi-line one.
  private mutating func closesOnThisLine(_ pounds: Int) -> Bool {
    if at + 2 <= failed.rawQuote, at < failed.rawQuoteEnd { return failed.rawQuotePounds >= pounds }
    var best = 0
    var place = -1
    var index = at + 2
    while index < end, bytes[index] != "\n", bytes[index] != "\r" {
      guard bytes[index] == "\"" else {
        index += 1
        continue
      }
      let quote = index
      index += 1
      while byte(index) == "#" { index += 1 }
      if index - quote - 1 >= max(best, 1) {
        best = index - quote - 1
        place = quote
      }
    }
    // With no candidate at all, the line's end is the place that stands for "none from here on".
    failed.rawQuoteEnd = index
    failed.rawQuote = place < 0 ? index : place
    failed.rawQuotePounds = best
    return best >= pounds
  }

  // MARK: Pound signs

  mutating func lexPound() {
    let start = at
    if peek(1) == "!", previous.kind == .endOfFile, isFileStart {
      skipToLineEnd()
      return emit(.shebang, from: start)
    }
    var pounds = 1
    while peek(pounds) == "#" { pounds += 1 }
    switch peek(pounds) {
    case "\"":
      at += pounds
      emit(.rawStringPounds, from: start)
      return lexString(pounds: pounds)
    case "/":
      if let regex = scanRegex(at: start, isCertain: true) { return emitRegex(regex) }
    default:
      break
    }
    // Each other `#` is a token; all are read here so that they are not counted again.
    for _ in 1..<pounds {
      at += 1
      emit(.pound, from: at - 1)
    }
    lexDirective()
  }

  /// Nothing but a byte order mark stands before the next byte.
  private var isFileStart: Bool { at == 0 || (at == 3 && bytes[0] == 0xEF) }

  private mutating func lexDirective() {
    let start = at
    at += 1
    while ByteClass.isWordStart(peek()) { at += 1 }
    let kind: TokenKind? =
      switch PackedWord(UnsafeBufferPointer(start: bytes + start + 1, count: at - start - 1)) {
      case PackedWord("if"): .poundIf
      case PackedWord("else"): .poundElse
      case PackedWord("elseif"): .poundElseif
      case PackedWord("endif"): .poundEndif
      case PackedWord("available"): .poundAvailable
      case PackedWord("unavailable"): .poundUnavailable
      case PackedWord("sourceLocation"): .poundSourceLocation
      default: nil
      }
    if kind == nil { at = start + 1 }
    emit(kind ?? .pound, from: start)
  }
}
