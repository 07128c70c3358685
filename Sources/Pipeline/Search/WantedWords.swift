import Linking

/// What linking asked for in one app, as numbers of words.
///
/// A name of several words, such as a raw identifier, is there when all of its words are.
struct WantedWords: Sendable {
  /// Names that a file has to declare, all of them.
  private struct Declared: Sendable {
    /// As `DeclaredKind.key` gives them.
    var keys: [UInt32]
    var needsExtension = false
  }

  private struct Mention: Sendable {
    let name: [UInt64]
    /// Groups of words; one word of each group has to be there too.
    let alongside: [[[UInt64]]]
  }

  private var declared: [Declared] = []
  private var mentioned: [Mention] = []
  /// All numbers of `mentioned`.
  private var hashes: Set<UInt64> = []
  /// Bits for the low bits of `hashes`, so that most words need no look into the set.
  private var quick = [UInt64](repeating: 0, count: 64)
  private var isEverything = false

  /// Is in every file.
  static let everything: WantedWords = {
    var wanted = WantedWords([])
    wanted.isEverything = true
    return wanted
  }()

  init(_ demands: some Sequence<Demand>) {
    for demand in demands { add(demand) }
    for hash in hashes { quick[Int((hash >> 6) & 63)] |= 1 << (hash & 63) }
  }

  private mutating func add(_ demand: Demand) {
    func keys(_ name: String, _ kind: DeclaredKind) -> [UInt32] {
      IdentifierRuns.hashes(of: name).map { kind.key($0) }
    }
    switch demand {
    case .type(let name): add(Declared(keys: keys(name, .type)))
    case .extended(let name): add(Declared(keys: keys(name, .extended)))
    case .member(let name, let type):
      for kind in [DeclaredKind.function, .value] {
        let name = keys(name, kind)
        if !name.isEmpty { add(Declared(keys: name + keys(type, .extended))) }
      }
    case .modifier(let name):
      add(Declared(keys: keys(name, .function), needsExtension: true))
    case .function(let name): add(Declared(keys: keys(name, .function)))
    case .value(let name):
      add(Declared(keys: keys(name, .function)))
      add(Declared(keys: keys(name, .value)))
    case .mention(let name, let alongside):
      let mention = Mention(
        name: IdentifierRuns.hashes(of: name),
        alongside: alongside.map { $0.map(IdentifierRuns.hashes) })
      guard !mention.name.isEmpty else { return }
      hashes.formUnion(mention.name)
      hashes.formUnion(mention.alongside.joined().joined())
      mentioned.append(mention)
    }
  }

  private mutating func add(_ names: Declared) {
    if !names.keys.isEmpty { declared.append(names) }
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
    declared.contains { names in
      (!names.needsExtension || words.hasExtension) && names.keys.allSatisfy(words.mayDeclare)
    }
  }

  private func isMentioned(by isThere: (UInt64) -> Bool) -> Bool {
    mentioned.contains { mention in
      mention.name.allSatisfy(isThere)
        && mention.alongside.allSatisfy { group in group.contains { $0.allSatisfy(isThere) } }
    }
  }
}
