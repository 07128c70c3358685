import Linking

/// What linking asked for in one app, as numbers of words.
///
/// A name of several words, such as a raw identifier, is there when all of its words are.
struct WantedWords: Sendable {
  /// Names that a file has to declare, all of them.
  private struct Declared: Sendable {
    /// The demand that this is part of, as a position.
    var demand: Int
    /// As `DeclaredKind.key` gives them; never empty.
    var keys: [UInt32]
    /// Something has to be extended as well.
    var needsExtension = false
    /// Words that have to stand outside of all brackets.
    var topLevel: [UInt64] = []
  }

  private struct Mention: Sendable {
    let demand: Int
    let name: [UInt64]
    /// Groups of words; one word of each group has to be there too.
    let alongside: [[[UInt64]]]
  }

  /// By their first key.
  private var declared: [UInt32: [Declared]] = [:]
  /// Bits for the first keys, so that most of a file's names need no look into the dictionary.
  private var declaredBits = HashBits()
  private var mentioned: [Mention] = []
  /// All numbers of `mentioned`.
  private var hashes: Set<UInt64> = []
  private var mentionedBits = HashBits()
  private var isEverything = false

  /// Is in every file.
  static let everything: WantedWords = {
    var wanted = WantedWords([])
    wanted.isEverything = true
    return wanted
  }()

  init(_ demands: some Sequence<Demand>) {
    for (position, demand) in demands.enumerated() { add(demand, position) }
    for hash in hashes { mentionedBits.insert(UInt32(truncatingIfNeeded: hash)) }
  }

  private mutating func add(_ demand: Demand, _ position: Int) {
    func keys(_ name: String, _ kind: DeclaredKind) -> [UInt32] {
      IdentifierRuns.hashes(of: name).map { kind.key($0) }
    }
    switch demand {
    case .type(let name):
      add(
        Declared(
          demand: position, keys: keys(name, .type), topLevel: IdentifierRuns.hashes(of: name)))
    case .nested(let name, let outer):
      for kind in [DeclaredKind.type, .extended] {
        add(Declared(demand: position, keys: keys(name, .type) + keys(outer, kind)))
      }
    case .extended(let name): add(Declared(demand: position, keys: keys(name, .extended)))
    case .member(let name, let type):
      for kind in [DeclaredKind.function, .value] {
        add(Declared(demand: position, keys: keys(name, kind) + keys(type, .extended)))
      }
    case .modifier(let name):
      add(Declared(demand: position, keys: keys(name, .function), needsExtension: true))
    case .function(let name): add(Declared(demand: position, keys: keys(name, .function)))
    case .topLevelValue(let name):
      let words = IdentifierRuns.hashes(of: name)
      for kind in [DeclaredKind.function, .value] {
        add(Declared(demand: position, keys: keys(name, kind), topLevel: words))
      }
    case .mention(let name, let alongside):
      let mention = Mention(
        demand: position, name: IdentifierRuns.hashes(of: name),
        alongside: alongside.map { $0.map(IdentifierRuns.hashes) })
      guard !mention.name.isEmpty else { return }
      hashes.formUnion(mention.name)
      hashes.formUnion(mention.alongside.joined().joined())
      mentioned.append(mention)
    }
  }

  private mutating func add(_ names: Declared) {
    guard let first = names.keys.first else { return }
    declared[first, default: []].append(names)
    declaredBits.insert(first)
  }

  /// Whether a file may declare or mention one of the names.
  func mayOccur(in words: WordIndex) -> Bool {
    isEverything || isDeclared(in: words) || isMentioned { words.mayMention($0) }
  }

  /// The same, looked up in the file itself where its index is not sure.
  ///
  /// - Parameter text: as for `IdentifierRuns.forEach`.
  func occurs(in text: UnsafeBufferPointer<UInt8>, _ words: inout WordIndex) -> Bool {
    if isEverything { return true }
    if isDeclared(in: words) {
      if words.topLevel != nil { return true }
      // The index does not tell locals and members from what stands outside of all types.
      words.topLevel = TopLevelWords(of: text)
      if isDeclared(in: words) { return true }
    }
    guard let start = text.baseAddress, isMentioned(by: { words.mayMention($0) }) else {
      return false
    }
    var found: Set<UInt64> = []
    let bits = mentionedBits
    IdentifierRuns.forEach(in: start, count: text.count) { position, length in
      let hash = IdentifierRuns.hash(start + position, length: length)
      if bits.mayContain(UInt32(truncatingIfNeeded: hash)), hashes.contains(hash) {
        found.insert(hash)
      }
    }
    return isMentioned { found.contains($0) }
  }

  /// The demands that a file may answer, as positions, each once.
  func answered(by words: WordIndex) -> Set<Int> {
    var found: Set<Int> = []
    for key in words.declared where declaredBits.mayContain(key) {
      for names in declared[key] ?? [] where isDeclared(names, in: words) {
        found.insert(names.demand)
      }
    }
    for mention in mentioned where isThere(mention, { words.mayMention($0) }) {
      found.insert(mention.demand)
    }
    return found
  }

  private func isDeclared(in words: WordIndex) -> Bool {
    for key in words.declared where declaredBits.mayContain(key) {
      guard let names = declared[key] else { continue }
      if names.contains(where: { isDeclared($0, in: words) }) { return true }
    }
    return false
  }

  private func isDeclared(_ names: Declared, in words: WordIndex) -> Bool {
    (!names.needsExtension || words.hasExtension)
      && names.keys.dropFirst().allSatisfy(words.mayDeclare)
      && (words.topLevel.map { names.topLevel.allSatisfy($0.mayContain) } ?? true)
  }

  private func isMentioned(by occurs: (UInt64) -> Bool) -> Bool {
    mentioned.contains { isThere($0, occurs) }
  }

  private func isThere(_ mention: Mention, _ occurs: (UInt64) -> Bool) -> Bool {
    mention.name.allSatisfy(occurs)
      && mention.alongside.allSatisfy { group in group.contains { $0.allSatisfy(occurs) } }
  }
}

/// Says of most numbers that are not in a set that they are not.
private struct HashBits: Sendable {
  private var bits = [UInt64](repeating: 0, count: 256)

  mutating func insert(_ hash: UInt32) { bits[Int(hash >> 6) & 255] |= 1 << UInt64(hash & 63) }

  @inline(__always)
  func mayContain(_ hash: UInt32) -> Bool {
    bits[Int(truncatingIfNeeded: (hash &>> 6) & 255)] & (1 &<< UInt64(hash & 63)) != 0
  }
}
