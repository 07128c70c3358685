/// Makes word indexes, one file after the other in the same memory: one indexer a thread.
final class WordIndexer {
  /// Bits of the filter that a file is collected in, before it is folded to what it needs.
  private static let bitCount = 1 << 16
  private static let partCount = bitCount / 64

  private let filter: UnsafeMutablePointer<UInt64>
  private var names = DeclaredNames()

  init() {
    filter = .allocate(capacity: WordIndexer.partCount)
    filter.initialize(repeating: 0, count: WordIndexer.partCount)
  }

  deinit { filter.deallocate() }

  /// - Parameter text: as for `IdentifierRuns.forEach`.
  func index(_ text: UnsafeBufferPointer<UInt8>) -> WordIndex {
    guard let start = text.baseAddress else {
      return WordIndex.empty
    }
    filter.update(repeating: 0, count: WordIndexer.partCount)
    names.removeAll()
    // Local, so that the loop need not ask whether anyone else uses them.
    let filter = filter
    let common = CommonWords.shared
    var names = DeclaredNames()
    swap(&names, &self.names)
    defer { swap(&names, &self.names) }
    var hasExtension = false
    /// Words of which a bit was not set yet.
    var newWords = 0
    IdentifierRuns.forEach(in: start, count: text.count) { position, length in
      let hash = IdentifierRuns.hash(start + position, length: length)
      let flags = common.flags(of: hash)
      if flags & CommonWords.declares != 0 {
        let kind = common.kind(of: hash)
        if flags & CommonWords.isName != 0 {
          names.addInitializer(in: text, at: position, hash)
        } else {
          names.add(
            in: text, from: position &+ length, as: kind,
            hasPattern: flags & CommonWords.hasPattern != 0)
        }
        hasExtension = hasExtension || kind == .extended
      }
      let word = FilteredWord(hash)
      // No bit at all of a word that is known.
      let all: UInt64 = flags == 0 ? .max : 0
      let (bits, otherBits) = (word.bits & all, word.otherBits & all)
      let old = filter[word.part]
      filter[word.part] = old | bits
      let oldOther = filter[word.otherPart]
      filter[word.otherPart] = oldOther | otherBits
      newWords &+= old & bits == bits && oldOther & otherBits == otherBits ? 0 : 1
    }
    return WordIndex(
      declared: names.sorted, hasExtension: hasExtension,
      mentioned: folded(setBits: newWords * FilteredWord.bitCount))
  }

  /// Halves the filter as long as less than a sixteenth of its bits is set.
  ///
  /// - Parameter setBits: at most so many bits are set. Only where this is too many are they counted.
  private func folded(setBits: Int) -> [UInt64] {
    var count = WordIndexer.partCount
    var setBits = setBits
    while count > 1 {
      if setBits * 16 >= count * 64 {
        setBits = (0..<count).reduce(0) { $0 + filter[$1].nonzeroBitCount }
        guard setBits * 16 < count * 64 else { break }
      }
      count /= 2
      for index in 0..<count { filter[index] |= filter[index + count] }
    }
    return Array(UnsafeBufferPointer(start: filter, count: count))
  }
}
