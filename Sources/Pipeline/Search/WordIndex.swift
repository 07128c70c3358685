/// Which words a file holds, small enough to be kept for every file of an app.
///
/// May say yes where the answer is no, never the other way round.
struct WordIndex: Sendable {
  /// The names that are declared, each as `DeclaredKind.key` has it, sorted.
  let declared: [UInt32]
  /// Whether the file extends some type.
  let hasExtension: Bool
  /// A Bloom filter of all words but the commonest: a power of two of parts, in two of which a word has
  /// its bits.
  let mentioned: [UInt64]
  /// Nil until something asks for a value outside of all types.
  var topLevel: TopLevelWords?

  /// The index of a file without a word.
  static let empty = WordIndex(declared: [], hasExtension: false, mentioned: [0])

  func mayDeclare(_ key: UInt32) -> Bool { SortedKeys(declared).contains(key) }

  func mayMention(_ hash: UInt64) -> Bool {
    if CommonWords.shared.isCommon(hash) { return true }
    return mentioned.withUnsafeBufferPointer { FilteredWord(hash).mayBe(in: $0) }
  }
}

/// Where a word stands in a filter: two bits in each of two of its parts. Four bits anywhere would be
/// four looks; four in one part would be there by chance too often.
struct FilteredWord: Sendable {
  /// Bits that a word has, at most.
  static let bitCount = 4

  /// Its low bits count, as many as a filter has use for; so do those of the other.
  let part: Int
  let bits: UInt64
  let otherPart: Int
  let otherBits: UInt64

  @inline(__always)
  init(_ hash: UInt64) {
    part = Int(truncatingIfNeeded: hash) & 0x3FF
    otherPart = Int(truncatingIfNeeded: hash &>> 10) & 0x3FF
    bits = 1 &<< ((hash &>> 20) & 63) | 1 &<< ((hash &>> 26) & 63)
    otherBits = 1 &<< ((hash &>> 32) & 63) | 1 &<< ((hash &>> 38) & 63)
  }

  /// - Parameter filter: a power of two of parts.
  @inline(__always)
  func mayBe(in filter: UnsafeBufferPointer<UInt64>) -> Bool {
    let mask = filter.count &- 1
    return filter[part & mask] & bits == bits && filter[otherPart & mask] & otherBits == otherBits
  }
}

/// As what a name is declared.
enum DeclaredKind: UInt32 {
  case type = 0x9E37_79B9
  /// The words of the name behind `extension`.
  case extended = 0x7F4A_7C15
  /// The same where something may be inherited: `extension Row: Equatable`.
  case conformed = 0x51AF_D7ED
  case function = 0x2545_F491
  /// A property, a local or a macro. Cases are found through their types only.
  case value = 0x4F6C_DD1D

  /// The number of a name that is declared as this.
  @inline(__always)
  func key(_ hash: UInt64) -> UInt32 { UInt32(truncatingIfNeeded: hash) ^ rawValue }
}
