import SourceText

extension Lexer {
  // MARK: Words

  /// An identifier, a keyword or `_`.
  @inline(__always)
  mutating func lexWord() {
    let start = at
    at += 1
    while at < end, ByteClass.isWordPart(bytes[at]) { at += 1 }
    if at < end, bytes[at] >= 0x80 {
      skipWordPart()
    } else if at - start <= Keywords.longest {
      if at - start == 1, bytes[start] == UInt8(ascii: "_") { return emit(.wildcard, from: start) }
      let keyword = Keywords.shared.find(packed(from: start))
      if keyword != .none {
        return emit(
          keyword.isReserved ? .keyword : .identifier, from: start, keyword: keyword)
      }
    }
    emit(.identifier, from: start)
  }

  /// Up to sixteen bytes from `start` to the next byte to be read, zeros after them.
  @inline(__always)
  private func packed(from start: Int) -> PackedWord {
    let length = at - start
    if start + 16 <= end {
      let low = load(start)
      if length <= 8 {
        return PackedWord(low: low & (UInt64.max &>> UInt64(64 - 8 * length)), high: 0)
      }
      return PackedWord(
        low: low, high: load(start + 8) & (UInt64.max &>> UInt64(128 - 8 * length)))
    }
    return PackedWord(UnsafeBufferPointer(start: bytes + start, count: length))
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
    while at < end, bytes[at] != UInt8(ascii: "`"), bytes[at] != 0x0A, bytes[at] != 0x0D {
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
    guard peek() == UInt8(ascii: "`") else {
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
    if peek() == UInt8(ascii: "0") {
      switch peek(1) {
      case UInt8(ascii: "x"): return lexHexNumber()
      case UInt8(ascii: "o"): return lexDigits(below: 8)
      case UInt8(ascii: "b"): return lexDigits(below: 2)
      default: break
      }
    }
    skipDigits()
    if peek() == UInt8(ascii: ".") {
      // `1.foo` is a member, the `0.1` of `x.0.1` are two elements.
      guard ByteClass.isDigit(peek(1)), previous.kind != .period else {
        return emit(.integer, from: start)
      }
      at += 1
      skipDigits()
    } else if peek() | 0x20 != UInt8(ascii: "e") {
      return emit(.integer, from: start, flags: skipWordPart() ? .hasError : [])
    }
    if peek() | 0x20 == UInt8(ascii: "e") { return lexExponent(from: start) }
    emit(.float, from: start)
  }

  /// `0o…` or `0b…`
  private mutating func lexDigits(below radix: UInt8) {
    let start = at
    at += 2
    let hasDigit = peek() &- 0x30 < radix
    while peek() &- 0x30 < radix || peek() == UInt8(ascii: "_") { at += 1 }
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
    if peek() == UInt8(ascii: ".") {
      at += 1
      // `0xff.description` is a member, `0xff.8p1` a number.
      let startsFraction = ByteClass.isHexDigit(peek())
      let isMember = !ByteClass.isDigit(peek())
      skipHexDigits()
      let exponent = peek() | 0x20 == UInt8(ascii: "p")
      if exponent {
        let sign = peek(1) == UInt8(ascii: "+") || peek(1) == UInt8(ascii: "-")
        if startsFraction, !isMember || sign || ByteClass.isDigit(peek(1)) {
          return lexExponent(from: start)
        }
      } else if startsFraction, at + 1 >= end || ByteClass.isDigit(peek(1)) {
        return emit(.integer, from: start, flags: .hasError)
      }
      at = wholeEnd
      return emit(.integer, from: start)
    }
    if peek() | 0x20 == UInt8(ascii: "p") { return lexExponent(from: start) }
    emit(.integer, from: start, flags: skipWordPart() ? .hasError : [])
  }

  /// The exponent's letter, its sign and digits.
  private mutating func lexExponent(from start: Int) {
    at += 1
    if peek() == UInt8(ascii: "+") || peek() == UInt8(ascii: "-") { at += 1 }
    let hasDigit = ByteClass.isDigit(peek())
    if hasDigit { skipDigits() }
    let hasTail = skipWordPart()
    emit(.float, from: start, flags: hasDigit && !hasTail ? [] : .hasError)
  }

  private mutating func skipDigits() {
    while ByteClass.isDigit(peek()) || peek() == UInt8(ascii: "_") { at += 1 }
  }

  private mutating func skipHexDigits() {
    while ByteClass.isHexDigit(peek()) || peek() == UInt8(ascii: "_") { at += 1 }
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
