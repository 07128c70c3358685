/// Names that files have to mention, each with words that have to be there too.
struct WantedMentions: Sendable {
  private struct Mention: Sendable {
    /// As a position.
    let demand: Int
    /// Words that all have to be there, in `words`.
    let words: Range<Int>
    /// Groups of names; one of each group has to be there as well.
    let groups: [[[UInt64]]]
  }

  private var mentions: [Mention] = []
  private var words: [WantedWord] = []

  /// Adds a name with what has to be alongside: of each group one name.
  ///
  /// - Parameter demand: as a position.
  mutating func add(_ name: String, alongside: [[String]], demand: Int) {
    let start = words.count
    let named = IdentifierRuns.hashes(of: name)
    guard !named.isEmpty else { return }
    let groups = alongside.map { $0.map(IdentifierRuns.hashes) }
    // A group of one is as good as a part of the name.
    let all = named + groups.filter { $0.count == 1 }.joined().joined()
    words += all.map(WantedWord.init)
    mentions.append(
      Mention(
        demand: demand, words: start..<words.count, groups: groups.filter { $0.count != 1 }))
  }

  /// The demand that one of the mentions is of.
  func demand(_ mention: Int) -> Int { mentions[mention].demand }

  /// Those that a file may have, by their numbers.
  func mayOccur(in index: WordIndex) -> [Int] {
    var found: [Int] = []
    mentions.withUnsafeBufferPointer { mentions in
      words.withUnsafeBufferPointer { words in
        index.mentioned.withUnsafeBufferPointer { filter in
          for number in mentions.indices
          where mentions[number].words.allSatisfy({ words[$0].mayBe(in: filter) }) {
            found.append(number)
          }
        }
      }
    }
    found.removeAll { !hasOneOfEachGroup(mentions[$0]) { index.mayMention($0) } }
    return found
  }

  /// Whether a file has one of some mentions.
  ///
  /// - Parameter text: as for `IdentifierRuns.forEach`.
  func occur(in text: UnsafeBufferPointer<UInt8>, among numbers: [Int]) -> Bool {
    guard let start = text.baseAddress, !numbers.isEmpty else { return false }
    var wanted: Set<UInt64> = []
    for number in numbers {
      for word in mentions[number].words { wanted.insert(words[word].hash) }
      wanted.formUnion(mentions[number].groups.joined().joined())
    }
    // A word whose bit is not set is none of those.
    var bits = [UInt64](repeating: 0, count: 64)
    for word in wanted { bits[Int((word >> 6) & 63)] |= 1 << (word & 63) }
    var found: Set<UInt64> = []
    IdentifierRuns.forEach(in: start, count: text.count) { position, length in
      let hash = IdentifierRuns.hash(start + position, length: length)
      let part = bits[Int(truncatingIfNeeded: (hash &>> 6) & 63)]
      if part & (1 &<< (hash & 63)) != 0, wanted.contains(hash) { found.insert(hash) }
    }
    return numbers.contains { number in
      mentions[number].words.allSatisfy { found.contains(words[$0].hash) }
        && hasOneOfEachGroup(mentions[number]) { found.contains($0) }
    }
  }

  private func hasOneOfEachGroup(_ mention: Mention, _ occurs: (UInt64) -> Bool) -> Bool {
    mention.groups.allSatisfy { group in group.contains { $0.allSatisfy(occurs) } }
  }
}

/// A word with its place in the filters of word indexes.
private struct WantedWord: Sendable {
  let hash: UInt64
  private let place: FilteredWord
  /// Is left out of the filters, and may be in every file.
  private let isCommon: Bool

  init(_ hash: UInt64) {
    self.hash = hash
    place = FilteredWord(hash)
    isCommon = CommonWords.shared.isCommon(hash)
  }

  /// - Parameter filter: `WordIndex.mentioned`.
  @inline(__always)
  func mayBe(in filter: UnsafeBufferPointer<UInt64>) -> Bool {
    isCommon || place.mayBe(in: filter)
  }
}
