/// Which words a file holds, small enough to be kept for every file of an app.
///
/// May say yes where the answer is no, never the other way round.
struct WordIndex: Sendable {
  /// The names that are declared, each as `DeclaredKind.key` has it, sorted.
  let declared: [UInt32]
  /// Whether the file extends some type.
  let hasExtension: Bool
  /// A Bloom filter of all words but the commonest, with three bits a word; a power of two of 64-bit
  /// parts.
  let mentioned: [UInt64]
  /// Nil until something asks for a value outside of all types.
  var topLevel: TopLevelWords?

  /// The index of a file without a word.
  static let empty = WordIndex(declared: [], hasExtension: false, mentioned: [0])

  func mayDeclare(_ key: UInt32) -> Bool { SortedKeys(declared).contains(key) }

  func mayMention(_ hash: UInt64) -> Bool {
    if CommonWords.shared.place(of: hash) != nil { return true }
    let mask = mentioned.count * 64 - 1
    let (first, second, third) = WordIndex.places(hash)
    return isSet(first & mask) && isSet(second & mask) && isSet(third & mask)
  }

  private func isSet(_ place: Int) -> Bool {
    mentioned[place >> 6] & (1 << UInt64(place & 63)) != 0
  }

  /// Where a word's bits are in a filter of any size: their low bits count.
  @inline(__always)
  static func places(_ hash: UInt64) -> (Int, Int, Int) {
    (
      Int(truncatingIfNeeded: (hash &>> 16) & 0xFFFF),
      Int(truncatingIfNeeded: (hash &>> 32) & 0xFFFF), Int(truncatingIfNeeded: hash &>> 48)
    )
  }
}

/// As what a name is declared.
enum DeclaredKind: UInt32 {
  case type = 0x9E37_79B9
  /// The words of the name behind `extension`.
  case extended = 0x7F4A_7C15
  case function = 0x2545_F491
  /// A property, a local or a macro. Cases are found through their types only.
  case value = 0x4F6C_DD1D

  /// The number of a name that is declared as this.
  @inline(__always)
  func key(_ hash: UInt64) -> UInt32 { UInt32(truncatingIfNeeded: hash) ^ rawValue }
}
