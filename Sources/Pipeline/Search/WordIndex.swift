/// Which words a file holds, small enough to be kept for every file of an app.
///
/// May say yes where the answer is no, never the other way round.
struct WordIndex: Sendable {
  /// Numbers of the names that are declared, sorted.
  let declared: [UInt32]
  /// A Bloom filter of all words, with two bits a word; a power of two of 64-bit parts.
  let mentioned: [UInt64]

  func mayDeclare(_ hash: UInt64) -> Bool {
    let key = UInt32(truncatingIfNeeded: hash)
    var low = 0
    var high = declared.count
    while low < high {
      let middle = (low + high) / 2
      if declared[middle] < key { low = middle + 1 } else { high = middle }
    }
    return low < declared.count && declared[low] == key
  }

  func mayMention(_ hash: UInt64) -> Bool {
    let mask = mentioned.count * 64 - 1
    let (first, second) = WordIndex.places(hash)
    return isSet(first & mask) && isSet(second & mask)
  }

  private func isSet(_ place: Int) -> Bool {
    mentioned[place >> 6] & (1 << UInt64(place & 63)) != 0
  }

  /// Where a word's two bits are in a filter of any size: their low bits count.
  @inline(__always)
  static func places(_ hash: UInt64) -> (Int, Int) {
    (Int(truncatingIfNeeded: (hash &>> 32) & 0xFFFF), Int(truncatingIfNeeded: hash &>> 48))
  }
}

/// Names that linking asked for in one app, as numbers.
struct WantedWords: Sendable {
  private let declared: [[UInt64]]
  private let mentioned: [[UInt64]]

  init(declared: Set<String>, mentioned: Set<String>) {
    self.declared = declared.map { IdentifierRuns.hashes(of: $0) }.filter { !$0.isEmpty }
    self.mentioned = mentioned.map { IdentifierRuns.hashes(of: $0) }.filter { !$0.isEmpty }
  }

  var isEmpty: Bool { declared.isEmpty && mentioned.isEmpty }

  /// Whether a file may declare or mention one of the names. A name of several words, such as a raw
  /// identifier, is there when all of them are.
  func mayOccur(in words: WordIndex) -> Bool {
    declared.contains { name in name.allSatisfy { words.mayDeclare($0) } }
      || mentioned.contains { name in name.allSatisfy { words.mayMention($0) } }
  }
}
