/// A set of byte values.
struct ByteSet: Sendable {
  private var words: (UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0)

  init() {}

  func contains(_ byte: UInt8) -> Bool {
    let bit = UInt64(1) << UInt64(byte & 63)
    switch byte >> 6 {
    case 0: return words.0 & bit != 0
    case 1: return words.1 & bit != 0
    case 2: return words.2 & bit != 0
    default: return words.3 & bit != 0
    }
  }

  mutating func insert(_ byte: UInt8) {
    let bit = UInt64(1) << UInt64(byte & 63)
    switch byte >> 6 {
    case 0: words.0 |= bit
    case 1: words.1 |= bit
    case 2: words.2 |= bit
    default: words.3 |= bit
    }
  }

  mutating func invert() {
    words = (~words.0, ~words.1, ~words.2, ~words.3)
  }

  /// What a bracket expression holds, and the index after its `]`; nil when it is malformed.
  /// `pattern` starts after the `[`.
  static func bracket(_ pattern: ArraySlice<UInt8>) -> (set: ByteSet, end: Int)? {
    var set = ByteSet()
    var index = pattern.startIndex
    func byte(_ at: Int) -> UInt8? { at < pattern.endIndex ? pattern[at] : nil }
    let isNegated = byte(index) == UInt8(ascii: "!") || byte(index) == UInt8(ascii: "^")
    if isNegated { index += 1 }
    // The start of a range: the byte before a `-`. A range or a class cannot start another.
    var previous: UInt8?
    var isFirst = true
    while true {
      guard let current = byte(index) else { return nil }
      if current == UInt8(ascii: "]"), !isFirst { break }
      isFirst = false
      index += 1
      switch current {
      case UInt8(ascii: "\\"):
        guard let escaped = byte(index) else { return nil }
        index += 1
        set.insert(escaped)
        previous = escaped
      case UInt8(ascii: "-"):
        guard let low = previous, var high = byte(index), high != UInt8(ascii: "]") else {
          set.insert(current)
          previous = current
          continue
        }
        index += 1
        if high == UInt8(ascii: "\\") {
          guard let escaped = byte(index) else { return nil }
          high = escaped
          index += 1
        }
        if low <= high { for value in low...high { set.insert(value) } }
        previous = nil
      case UInt8(ascii: "[") where byte(index) == UInt8(ascii: ":"):
        let start = index + 1
        guard let close = pattern[min(start, pattern.endIndex)...].firstIndex(of: UInt8(ascii: "]"))
        else { return nil }
        guard close > start, pattern[close - 1] == UInt8(ascii: ":") else {
          // Not a class after all: a plain `[`.
          set.insert(current)
          previous = current
          continue
        }
        guard set.insert(className: pattern[start..<(close - 1)]) else { return nil }
        index = close + 1
        previous = nil
      default:
        set.insert(current)
        previous = current
      }
    }
    if isNegated { set.invert() }
    return (set, index + 1)
  }

  /// A POSIX class by its name; false for an unknown one.
  private mutating func insert(className: ArraySlice<UInt8>) -> Bool {
    guard let test = ByteSet.classes[String(decoding: className, as: UTF8.self)] else {
      return false
    }
    for byte in UInt8(0)...127 where test(byte) { insert(byte) }
    return true
  }

  private static let classes: [String: @Sendable (UInt8) -> Bool] = [
    "alnum": { isLetter($0) || isDigit($0) },
    "alpha": { isLetter($0) },
    "blank": { $0 == 0x20 || $0 == 0x09 },
    "cntrl": { $0 < 0x20 || $0 == 0x7F },
    "digit": { isDigit($0) },
    "graph": { $0 > 0x20 && $0 < 0x7F },
    "lower": { $0 >= UInt8(ascii: "a") && $0 <= UInt8(ascii: "z") },
    "print": { $0 >= 0x20 && $0 < 0x7F },
    "punct": { $0 > 0x20 && $0 < 0x7F && !isLetter($0) && !isDigit($0) },
    "space": { $0 == 0x20 || ($0 >= 0x09 && $0 <= 0x0D) },
    "upper": { $0 >= UInt8(ascii: "A") && $0 <= UInt8(ascii: "Z") },
    "xdigit": {
      isDigit($0) || (($0 | 0x20) >= UInt8(ascii: "a") && ($0 | 0x20) <= UInt8(ascii: "f"))
    },
  ]

  private static func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (byte | 0x20) >= UInt8(ascii: "a") && (byte | 0x20) <= UInt8(ascii: "z")
  }
}
