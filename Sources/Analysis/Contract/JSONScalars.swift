#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Strings, numbers and words.
extension JSONReader {
  /// A string; nil where it is not closed on its line.
  mutating func string() -> String? {
    let start = offset
    offset += 1
    let plain = skipPlain()
    if isAt("\"") {
      offset += 1
      return decoded(plain, from: start)
    }
    var text = Array(plain)
    while let byte {
      switch byte {
      case UInt8(ascii: "\""):
        offset += 1
        return text.withUnsafeBufferPointer { decoded($0, from: start) }
      case UInt8(ascii: "\\"):
        escape(into: &text)
      case 0x0A, 0x0D:
        fault("the string is not closed", at: start)
        return nil
      case 0..<0x20:
        fault("a string cannot hold \(describeByte()); write it as an escape")
        offset += 1
      default:
        text += skipPlain()
      }
    }
    fault("the string is not closed", at: start)
    return nil
  }

  /// What stands for itself: up to a quote, an escape or a control character.
  private mutating func skipPlain() -> UnsafeBufferPointer<UInt8> {
    let first = offset
    while let byte, byte >= 0x20, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\") {
      offset += 1
    }
    return UnsafeBufferPointer(rebasing: bytes[first..<offset])
  }

  private mutating func decoded(_ text: UnsafeBufferPointer<UInt8>, from start: Int) -> String {
    var string = String(decoding: text, as: UTF8.self)
    // Decoding repairs what is not UTF-8, and that changes it.
    let isRepaired = string.withUTF8 { repaired in
      guard repaired.count == text.count else { return true }
      guard let left = repaired.baseAddress, let right = text.baseAddress else { return false }
      return memcmp(left, right, text.count) != 0
    }
    if isRepaired { fault("the string is not valid UTF-8", at: start) }
    return string
  }

  private mutating func escape(into text: inout [UInt8]) {
    let start = offset
    offset += 1
    guard let byte else { return }
    let plain: UInt8? =
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): byte
      case UInt8(ascii: "b"): 0x08
      case UInt8(ascii: "f"): 0x0C
      case UInt8(ascii: "n"): 0x0A
      case UInt8(ascii: "r"): 0x0D
      case UInt8(ascii: "t"): 0x09
      default: nil
      }
    if let plain {
      text.append(plain)
      offset += 1
    } else if byte == UInt8(ascii: "u") {
      offset += 1
      unicodeEscape(from: start, into: &text)
    } else {
      fault("`\\` followed by \(describeByte()) is not an escape", at: start)
    }
  }

  /// The digits after `\u`, and the second half of a surrogate pair.
  private mutating func unicodeEscape(from start: Int, into text: inout [UInt8]) {
    guard let unit = fourHexDigits() else {
      return fault("`\\u` needs four hexadecimal digits", at: start)
    }
    var value = UInt32(unit)
    if UTF16.isLeadSurrogate(unit), isAt("\\"), offset + 1 < bytes.count,
      bytes[offset + 1] == UInt8(ascii: "u")
    {
      let before = offset
      offset += 2
      if let second = fourHexDigits(), UTF16.isTrailSurrogate(second) {
        value = 0x10000 + (UInt32(unit & 0x3FF) << 10) + UInt32(second & 0x3FF)
      } else {
        offset = before
      }
    }
    guard let scalar = Unicode.Scalar(value) else {
      return fault("half of a surrogate pair stands alone", at: start)
    }
    text.append(contentsOf: String(scalar).utf8)
  }

  private mutating func fourHexDigits() -> UInt16? {
    guard offset + 4 <= bytes.count else { return nil }
    var value: UInt16 = 0
    for byte in bytes[offset..<offset + 4] {
      guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue, byte < 0x80 else {
        return nil
      }
      value = value << 4 | UInt16(digit)
    }
    offset += 4
    return value
  }

  /// RFC 8259 §6.
  mutating func number() -> JSONValue.Content {
    let first = offset
    if isAt("-") { offset += 1 }
    var isNumber = isAt("0") ? skipOne() : skipDigits()
    if isNumber, isAt(".") {
      offset += 1
      isNumber = skipDigits()
    }
    if isNumber, isAt("e") || isAt("E") {
      offset += 1
      if isAt("+") || isAt("-") { offset += 1 }
      isNumber = skipDigits()
    }
    if let byte, !isNumber || isWordPart(byte) {
      while let byte = self.byte, isWordPart(byte) { offset += 1 }
      isNumber = false
    }
    let text = String(decoding: bytes[first..<offset], as: UTF8.self)
    guard isNumber else {
      fault("`\(text)` is not a number", at: first)
      return .invalid
    }
    return .number(text)
  }

  private mutating func skipOne() -> Bool {
    offset += 1
    return true
  }

  private mutating func skipDigits() -> Bool {
    let first = offset
    while let byte, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { offset += 1 }
    return offset > first
  }

  /// `true`, `false`, `null`, or a fault that names what stands there instead.
  mutating func word() -> JSONValue.Content {
    let first = offset
    while let byte, isWordPart(byte) { offset += 1 }
    switch String(decoding: bytes[first..<offset], as: UTF8.self) {
    case "true": return .boolean(true)
    case "false": return .boolean(false)
    case "null": return .null
    case "":
      fault("expected a value, found \(describeByte())")
      // A closing bracket belongs to whoever waits for it, a comma ends the element.
      if byte != nil, !isAt("}"), !isAt("]"), !isAt(",") { offset += 1 }
      return .invalid
    case let other:
      fault("`\(other)` is not a value; texts stand in double quotes", at: first)
      return .invalid
    }
  }

  private func isWordPart(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...:
      true
    default: "_.+-'".utf8.contains(byte)
    }
  }
}
