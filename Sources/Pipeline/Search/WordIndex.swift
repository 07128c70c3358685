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
    (Int(truncatingIfNeeded: (hash &>> 24) & 0xFFFF), Int(truncatingIfNeeded: hash &>> 48))
  }
}
