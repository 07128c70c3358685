/// Up to sixteen bytes of a word, the first in the lowest place, zeros after the last.
struct PackedWord: Equatable {
  var low: UInt64
  var high: UInt64

  @inline(__always)
  init(low: UInt64, high: UInt64) {
    self.low = low
    self.high = high
  }

  /// A longer text is no word that could be looked up: its bytes past the sixteenth spoil the rest.
  init(_ text: UnsafeBufferPointer<UInt8>) {
    self.init(low: 0, high: 0)
    for (index, byte) in text.enumerated() {
      if index < 8 {
        low |= UInt64(byte) << UInt64(8 * index)
      } else if index < 16 {
        high |= UInt64(byte) << UInt64(8 * (index - 8))
      } else {
        high = .max
        return
      }
    }
  }

  init(_ text: StaticString) {
    self.init(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }
}

/// The keywords by their spelling: a perfect hash that is made once and never changes.
struct Keywords: @unchecked Sendable {
  static let shared = Keywords()

  /// In the order of `Keyword`, a space after each. Asking each case for its name would take a tenth
  /// of the program's start.
  private static let spellings: StaticString = """
    Any as associatedtype break case catch class continue default defer deinit do else enum \
    extension fallthrough false fileprivate for func guard if import in init inout internal is \
    let nil operator precedencegroup private protocol public repeat rethrows return Self self \
    static struct subscript super switch throw throws true try typealias var where while \
    actor any async await borrowing consume consuming convenience copy didSet discard dynamic \
    each final get indirect infix isolated lazy macro mutating nonisolated nonmutating open \
    optional override package postfix prefix reasync required sending set some then unowned \
    unsafe weak willSet yield _modify _read distributed\u{20}
    """

  /// By a keyword's raw value.
  private let words: UnsafeMutablePointer<PackedWord>
  /// By hash, the raw value of the one keyword that can have it.
  private let candidates: UnsafeMutablePointer<UInt8>
  private let multiplier: UInt64

  private init() {
    let keywords = Keyword.allCases
    words = .allocate(capacity: keywords.count)
    candidates = .allocate(capacity: 1024)
    words[0] = PackedWord(low: 0, high: 0)
    var start = 0
    for keyword in keywords.dropFirst() {
      precondition(start < Keywords.spellings.utf8CodeUnitCount, "a spelling for each keyword")
      var end = start
      while Keywords.spellings.utf8Start[end] != " " { end += 1 }
      let name = UnsafeBufferPointer(
        start: Keywords.spellings.utf8Start + start, count: end - start)
      words[Int(keyword.rawValue)] = PackedWord(name)
      start = end + 1
    }
    // A multiplier that gives each keyword a hash of its own: this one does for the words of today,
    // and saves the search a millisecond.
    var multiplier: UInt64 = 0x91C5_664A_81D2_6625
    search: while true {
      candidates.initialize(repeating: 0, count: 1024)
      for keyword in keywords.dropFirst() {
        let hash = Keywords.hash(words[Int(keyword.rawValue)], multiplier)
        if candidates[hash] != 0 {
          multiplier = multiplier &* 0xD134_2543_DE82_EF95 &+ 2
          continue search
        }
        candidates[hash] = keyword.rawValue
      }
      break
    }
    self.multiplier = multiplier
  }

  /// 0 to 1023
  @inline(__always)
  private static func hash(_ word: PackedWord, _ multiplier: UInt64) -> Int {
    Int(truncatingIfNeeded: ((word.low &+ word.high &* 31) &* multiplier) &>> 54)
  }

  @inline(__always)
  func find(_ word: PackedWord) -> Keyword {
    let candidate = candidates[Keywords.hash(word, multiplier)]
    let found = words[Int(candidate)]
    let isEqual = (found.low ^ word.low) | (found.high ^ word.high) == 0
    return unsafeBitCast(isEqual ? candidate : 0, to: Keyword.self)
  }
}

extension Keyword {
  /// Whether the word is a keyword wherever it stands.
  @inline(__always)
  var isReserved: Bool { rawValue &- 1 < Keyword.while.rawValue }
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
