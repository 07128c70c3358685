import Linking

/// Names that linking asked for in one app, as numbers.
///
/// A name of several words, such as a raw identifier, is there when all of its words are.
struct WantedWords: Sendable {
  private struct Mention: Sendable {
    let name: [UInt64]
    /// Empty, or words of which one has to be there too.
    let alongside: [[UInt64]]
  }

  private let declared: [[UInt64]]
  private let mentioned: [Mention]
  /// All numbers of `mentioned`.
  private let hashes: Set<UInt64>
  /// Bits for the low bits of `hashes`, so that most words need no look into the set.
  private let quick: [UInt64]
  private let isEverything: Bool

  /// Is in every file.
  static let everything = WantedWords(DemandedNames(), isEverything: true)

  init(_ names: DemandedNames) { self.init(names, isEverything: false) }

  private init(_ names: DemandedNames, isEverything: Bool) {
    self.isEverything = isEverything
    declared = names.declarations.map(IdentifierRuns.hashes).filter { !$0.isEmpty }
    mentioned = names.mentions.compactMap { mention in
      let name = IdentifierRuns.hashes(of: mention.name)
      guard !name.isEmpty else { return nil }
      return Mention(
        name: name, alongside: mention.alongside.map(IdentifierRuns.hashes))
    }
    hashes = Set(mentioned.flatMap { $0.name + $0.alongside.flatMap { $0 } })
    var quick = [UInt64](repeating: 0, count: 64)
    for hash in hashes { quick[Int((hash >> 6) & 63)] |= 1 << (hash & 63) }
    self.quick = quick
  }

  /// Whether a file may declare or mention one of the names.
  func mayOccur(in words: WordIndex) -> Bool {
    isEverything || isDeclared(in: words) || isMentioned { words.mayMention($0) }
  }

  /// The same, looked up in the file itself where its index is not sure.
  ///
  /// - Parameter text: as for `IdentifierRuns.forEach`.
  func occurs(in text: UnsafeBufferPointer<UInt8>, _ words: WordIndex) -> Bool {
    if isEverything || isDeclared(in: words) { return true }
    guard let start = text.baseAddress, isMentioned(by: { words.mayMention($0) }) else {
      return false
    }
    var found: Set<UInt64> = []
    quick.withUnsafeBufferPointer { quick in
      IdentifierRuns.forEach(in: start, count: text.count) { position, length in
        let hash = IdentifierRuns.hash(start + position, length: length)
        let part = quick[Int(truncatingIfNeeded: (hash &>> 6) & 63)]
        if part & (1 &<< (hash & 63)) != 0, hashes.contains(hash) { found.insert(hash) }
      }
    }
    return isMentioned { found.contains($0) }
  }

  private func isDeclared(in words: WordIndex) -> Bool {
    declared.contains { name in name.allSatisfy { words.mayDeclare($0) } }
  }

  private func isMentioned(by isThere: (UInt64) -> Bool) -> Bool {
    mentioned.contains { mention in
      mention.name.allSatisfy(isThere)
        && (mention.alongside.isEmpty || mention.alongside.contains { $0.allSatisfy(isThere) })
    }
  }
}
