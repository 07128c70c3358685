import SourceText

extension Lexer {
  // MARK: Words

  /// An identifier, a keyword or `_`.
  @inline(__always)
  mutating func lexWord() {
    let start = at
    let word = skipWord()
    if at < end, bytes[at] >= 0x80, skipWordPart() { return emit(.identifier, from: start) }
    let keyword = keywords.find(word)
    var kind: TokenKind = keyword.isReserved ? .keyword : .identifier
    if word.low == UInt64(UInt8(ascii: "_")) { kind = .wildcard }
    emit(kind, from: start, keyword: keyword)
  }

  /// Skips letters, digits, `_` and `$`, and gives them for a look-up.
  @inline(__always)
  private mutating func skipWord() -> PackedWord {
    let start = at
    var word = PackedWord(low: 0, high: 0)
    while at &+ 8 <= end {
      let next = load(at)
      let others = Lexer.nonWordBytes(next)
      if others == 0 {
        // A word of sixteen bytes or more is no keyword, whatever stands here.
        if at == start { word.low = next } else { word.high = .max }
        at &+= 8
        continue
      }
      let bits = UInt64(others.trailingZeroBitCount & ~7)
      let rest = next & ~(UInt64.max &<< bits)
      if at == start { word.low = rest } else if word.high == 0 { word.high = rest }
      at &+= Int(truncatingIfNeeded: bits &>> 3)
      return word
    }
    while at < end, ByteClass.isWordPart(bytes[at]) { at &+= 1 }
    return PackedWord(UnsafeBufferPointer(start: bytes + start, count: at - start))
  }

  /// The high bit of each byte that is no ASCII letter, digit, `_` or `$`.
  @inline(__always)
  private static func nonWordBytes(_ word: UInt64) -> UInt64 {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let low = word & (ones &* 0x7F)
    let lowercase = low | (ones &* 0x20)
    // Adding 0x80 - x sets the high bit from x on.
    let letters = (lowercase &+ ones &* 0x1F) & ~(lowercase &+ ones &* 0x05)
    let digits = (low &+ ones &* 0x50) & ~(low &+ ones &* 0x46)
    // And adding 0x7F unless all bits are clear.
    let underscores = ~((low ^ (ones &* 0x5F)) &+ ones &* 0x7F)
    let dollars = ~((low ^ (ones &* 0x24)) &+ ones &* 0x7F)
    return (word | ~(letters | digits | underscores | dollars)) & (ones &* 0x80)
  }

  /// Skips what continues a word; false when there is nothing.
  @discardableResult
  mutating func skipWordPart() -> Bool {
    let start = at
    while at < end {
      if ByteClass.isWordPart(bytes[at]) {
        at += 1
      } else if bytes[at] >= 0x80, let scalar = decodeScalar(), scalar.value.isWordPart {
        at += scalar.length
      } else {
        break
      }
    }
    return at > start
  }

  mutating func lexDollar() {
    let start = at
    at += 1
    skipWordPart()
    emit(.dollarIdentifier, from: start)
  }

  /// An identifier in back-ticks, which may be any text since Swift 6.2.
  mutating func lexBacktick() {
    let start = at
    at += 1
    var hasText = false
    var isOperator = true
    var flags: TokenFlags = .backticked
    while at < end, bytes[at] != "`", bytes[at] != 0x0A, bytes[at] != 0x0D {
      guard let scalar = decodeScalar() else {
        flags.insert(.hasError)
        skipBrokenScalar()
        continue
      }
      let value = scalar.value
      if value.isForbiddenInRawIdentifier { flags.insert(.hasError) }
      if value != 0x20, value != 0x200E, value != 0x200F { hasText = true }
      let fits = at == start + 1 ? value.isOperatorStart : value.isOperatorPart
      if !fits { isOperator = false }
      at += scalar.length
    }
    guard peek() == "`" else {
      at = start + 1
      return emit(.unknown, from: start, flags: .hasError)
    }
    if !hasText || isOperator { flags.insert(.hasError) }
    at += 1
    emit(.identifier, from: start, flags: flags)
  }

  // MARK: Numbers

  mutating func lexNumber() {
    let start = at
    if peek() == "0" {
      switch peek(1) {
      case "x": return lexHexNumber()
      case "o": return lexDigits(below: 8)
      case "b": return lexDigits(below: 2)
      default: break
      }
    }
    skipDigits()
    if peek() == "." {
      // `1.foo` is a member, the `0.1` of `x.0.1` are two elements.
      guard ByteClass.isDigit(peek(1)), previous.kind != .period else {
        return emit(.integer, from: start)
      }
      at += 1
      skipDigits()
    } else if peek() | 0x20 != "e" {
      return emit(.integer, from: start, flags: skipWordPart() ? .hasError : [])
    }
    if peek() | 0x20 == "e" { return lexExponent(from: start) }
    emit(.float, from: start)
  }

  /// `0o…` or `0b…`
  private mutating func lexDigits(below radix: UInt8) {
    let start = at
    at += 2
    let hasDigit = peek() &- 0x30 < radix
    while peek() &- 0x30 < radix || peek() == "_" { at += 1 }
    let hasTail = skipWordPart()
    emit(.integer, from: start, flags: hasDigit && !hasTail ? [] : .hasError)
  }

  private mutating func lexHexNumber() {
    let start = at
    at += 2
    guard ByteClass.isHexDigit(peek()) else {
      skipWordPart()
      return emit(.integer, from: start, flags: .hasError)
    }
    skipHexDigits()
    let wholeEnd = at
    if peek() == "." {
      at += 1
      // `0xff.description` is a member, `0xff.8p1` a number.
      let startsFraction = ByteClass.isHexDigit(peek())
      let isMember = !ByteClass.isDigit(peek())
      skipHexDigits()
      let exponent = peek() | 0x20 == "p"
      if exponent {
        let sign = peek(1) == "+" || peek(1) == "-"
        if startsFraction, !isMember || sign || ByteClass.isDigit(peek(1)) {
          return lexExponent(from: start)
        }
      } else if startsFraction, at + 1 >= end || ByteClass.isDigit(peek(1)) {
        return emit(.integer, from: start, flags: .hasError)
      }
      at = wholeEnd
      return emit(.integer, from: start)
    }
    if peek() | 0x20 == "p" { return lexExponent(from: start) }
    emit(.integer, from: start, flags: skipWordPart() ? .hasError : [])
  }

  /// The exponent's letter, its sign and digits.
  private mutating func lexExponent(from start: Int) {
    at += 1
    if peek() == "+" || peek() == "-" { at += 1 }
    let hasDigit = ByteClass.isDigit(peek())
    if hasDigit { skipDigits() }
    let hasTail = skipWordPart()
    emit(.float, from: start, flags: hasDigit && !hasTail ? [] : .hasError)
  }

  private mutating func skipDigits() {
    while ByteClass.isDigit(peek()) || peek() == "_" { at += 1 }
  }

  private mutating func skipHexDigits() {
    while ByteClass.isHexDigit(peek()) || peek() == "_" { at += 1 }
  }

  // MARK: Beyond ASCII

  /// What starts with a byte that starts no ASCII token.
  mutating func lexOther() {
    let start = at
    guard let scalar = decodeScalar() else {
      skipBrokenScalar()
      return emit(.unknown, from: start, flags: .hasError)
    }
    if scalar.value.isOperatorStart { return lexOperator() }
    if scalar.value.isWordPart {
      skipWordPart()
      return emit(.identifier, from: start, flags: scalar.value.isWordStart ? [] : .hasError)
    }
    at += scalar.length
    emit(.unknown, from: start, flags: .hasError)
  }

  /// The scalar at the next byte; nil for invalid UTF-8. Surrogates, overlong forms and values past
  /// U+10FFFF are invalid.
  func decodeScalar() -> (value: UInt32, length: Int)? {
    let lead = bytes[at]
    if lead < 0x80 { return (UInt32(lead), 1) }
    guard lead >= 0xC2, lead < 0xF5 else { return nil }
    let length = lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
    guard at + length <= end else { return nil }
    var value = UInt32(lead) & (0x7F >> UInt32(length))
    for index in 1..<length {
      let next = bytes[at + index]
      guard next & 0xC0 == 0x80 else { return nil }
      value = value << 6 | UInt32(next & 0x3F)
    }
    switch length {
    case 3 where value < 0x800 || value & 0xFFFF_F800 == 0xD800: return nil
    case 4 where value < 0x1_0000 || value > 0x10_FFFF: return nil
    default: return (value, length)
    }
  }

  /// Skips the next byte and the stray continuation bytes after it.
  mutating func skipBrokenScalar() {
    at += 1
    while at < end, bytes[at] & 0xC0 == 0x80 { at += 1 }
  }
}

/// Swift's classes of Unicode scalars.
///
/// Source: *The Swift Programming Language*, "Lexical Structure", and swift-syntax's lexer.
extension UInt32 {
  var isWordPart: Bool {
    if self < 0x80 {
      return (self | 0x20) &- 0x61 < 26 || self &- 0x30 < 10 || self == 0x5F || self == 0x24
    }
    switch self {
    case 0xA8, 0xAA, 0xAD, 0xAF, 0xB2...0xB5, 0xB7...0xBA, 0xBC...0xBE, 0xC0...0xD6, 0xD8...0xF6,
      0xF8...0x167F, 0x1681...0x180D, 0x180F...0x1FFF, 0x200B...0x200D, 0x202A...0x202E,
      0x203F...0x2040, 0x2054, 0x2060...0x218F, 0x2460...0x24FF, 0x2776...0x2793,
      0x2C00...0x2DFF, 0x2E80...0x2FFF, 0x3004...0x3007, 0x3021...0x302F, 0x3031...0xD7FF,
      0xF900...0xFD3D, 0xFD40...0xFDCF, 0xFDF0...0xFE44, 0xFE47...0xFFF8:
      return true
    default:
      return self >= 0x1_0000 && self < 0xF_0000 && self & 0xFFFF <= 0xFFFD
    }
  }

  var isWordStart: Bool { isWordPart && !isCombining && self &- 0x30 >= 10 }

  /// The combining marks, which continue words and operators but start neither.
  private var isCombining: Bool {
    switch self {
    case 0x0300...0x036F, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE20...0xFE2F: return true
    default: return false
    }
  }

  var isOperatorStart: Bool {
    switch self {
    case 0x21, 0x25...0x26, 0x2A...0x2B, 0x2D...0x2F, 0x3C...0x3F, 0x5E, 0x7C, 0x7E,
      0xA1...0xA7, 0xA9, 0xAB...0xAC, 0xAE, 0xB0...0xB1, 0xB6, 0xBB, 0xBF, 0xD7, 0xF7,
      0x2016...0x2017, 0x2020...0x2027, 0x2030...0x203E, 0x2041...0x2053, 0x2055...0x205E,
      0x2190...0x23FF, 0x2500...0x2775, 0x2794...0x2BFF, 0x2E00...0x2E7F, 0x3001...0x3003,
      0x3008...0x3030:
      return true
    default:
      return false
    }
  }

  var isOperatorPart: Bool {
    switch self {
    case 0xFE00...0xFE0F, 0xE0100...0xE01EF: return true
    default: return isOperatorStart || isCombining
    }
  }

  /// Control characters, backslash, and blanks other than the space.
  var isForbiddenInRawIdentifier: Bool {
    switch self {
    case 0...0x1F, 0x5C, 0x7F, 0x85, 0xA0, 0x1680, 0x2000...0x200A, 0x2028...0x2029, 0x202F,
      0x205F, 0x3000:
      return true
    default:
      return false
    }
  }
}
