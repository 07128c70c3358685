/// Makes word indexes, one file after the other in the same memory: one indexer a thread.
final class WordIndexer {
  /// Bits of the filter that a file is collected in, before it is folded to what it needs.
  private static let bitCount = 1 << 16
  private static let partCount = bitCount / 64

  private let filter: UnsafeMutablePointer<UInt64>
  private let keywords = DeclarationKeywords()
  private var names = DeclaredNames()

  init() {
    filter = .allocate(capacity: WordIndexer.partCount)
    filter.initialize(repeating: 0, count: WordIndexer.partCount)
  }

  deinit { filter.deallocate() }

  /// - Parameter text: as for `IdentifierRuns.forEach`.
  func index(_ text: UnsafeBufferPointer<UInt8>) -> WordIndex {
    guard let start = text.baseAddress else { return WordIndex(declared: [], mentioned: [0]) }
    filter.update(repeating: 0, count: WordIndexer.partCount)
    names.removeAll()
    // Local, so that the loop need not ask whether anyone else uses them.
    let filter = filter
    let keywords = keywords
    var names = DeclaredNames()
    swap(&names, &self.names)
    defer { swap(&names, &self.names) }
    IdentifierRuns.forEach(in: start, count: text.count) { position, length in
      let hash = IdentifierRuns.hash(start + position, length: length)
      let (first, second) = WordIndex.places(hash)
      filter[first &>> 6] |= 1 &<< UInt64(truncatingIfNeeded: first & 63)
      filter[second &>> 6] |= 1 &<< UInt64(truncatingIfNeeded: second & 63)
      if keywords.contains(hash) {
        names.add(in: text, from: position &+ length, hasPattern: keywords.hasPattern(hash))
      }
    }
    return WordIndex(declared: names.sorted, mentioned: folded())
  }

  /// Halves the filter as long as less than an eighth of its bits is set.
  private func folded() -> [UInt64] {
    var count = WordIndexer.partCount
    func setBits() -> Int { (0..<count).reduce(0) { $0 + filter[$1].nonzeroBitCount } }
    while count > 1, setBits() * 8 < count * 64 {
      count /= 2
      for index in 0..<count { filter[index] |= filter[index + count] }
    }
    return Array(UnsafeBufferPointer(start: filter, count: count))
  }
}

/// The words that a declaration starts with, by their numbers.
struct DeclarationKeywords {
  private static let plain = [
    "func", "struct", "class", "enum", "actor", "protocol", "extension", "typealias",
    "associatedtype", "macro",
  ]
  /// Those that can introduce several names: `let (a, b)`, `case one, two`.
  private static let patterned = ["var", "let", "case"]

  /// Each number in the place that its low bits give; the table is large enough that no two meet.
  private let table: [UInt64]
  private let patternedHashes: [UInt64]

  init() {
    let hashes = (DeclarationKeywords.plain + DeclarationKeywords.patterned)
      .flatMap { IdentifierRuns.hashes(of: $0) }
    var size = 64
    while Set(hashes.map { $0 & UInt64(size - 1) }).count < hashes.count { size *= 2 }
    var table = [UInt64](repeating: 0, count: size)
    for hash in hashes { table[Int(hash & UInt64(size - 1))] = hash }
    self.table = table
    patternedHashes = DeclarationKeywords.patterned.flatMap { IdentifierRuns.hashes(of: $0) }
  }

  @inline(__always)
  func contains(_ hash: UInt64) -> Bool {
    table[Int(truncatingIfNeeded: hash & UInt64(truncatingIfNeeded: table.count &- 1))] == hash
  }

  func hasPattern(_ hash: UInt64) -> Bool { patternedHashes.contains(hash) }
}
