import Linking

/// What linking asked for in one app, as numbers of words.
///
/// A name of several words, such as a raw identifier, is there when all of its words are.
struct WantedWords: Sendable {
  private let declarations: WantedDeclarations
  private let mentions: WantedMentions
  private let isEverything: Bool

  /// Is in every file.
  static let everything = WantedWords([], isEverything: true) { _ in true }

  init(_ demands: [Demand]) { self.init(demands, isEverything: false) { _ in true } }

  /// Only those that too many files could answer. Each has the position that it has among all.
  init(limitedOf demands: [Demand]) {
    self.init(demands, isEverything: false) { $0.mostFiles != nil }
  }

  private init(_ demands: [Demand], isEverything: Bool, where isWanted: (Demand) -> Bool) {
    var declarations = WantedDeclarations.Builder()
    var mentions = WantedMentions()
    for (position, demand) in demands.enumerated() where isWanted(demand) {
      if case .mention(let name, let alongside) = demand {
        mentions.add(name, alongside: alongside, demand: position)
      } else {
        declarations.add(demand, position)
      }
    }
    self.declarations = declarations.build()
    self.mentions = mentions
    self.isEverything = isEverything
  }

  /// Whether a file may declare or mention one of the names.
  func mayOccur(in words: WordIndex) -> Bool {
    isEverything || declarations.occur(in: words) || !mentions.mayOccur(in: words).isEmpty
  }

  /// The same, looked up in the file itself where its index is not sure.
  ///
  /// - Parameter text: as for `IdentifierRuns.forEach`.
  func occurs(in text: UnsafeBufferPointer<UInt8>, _ words: inout WordIndex) -> Bool {
    if isEverything { return true }
    if declarations.occur(in: words) {
      if words.topLevel != nil { return true }
      // The index does not tell locals and members from what stands outside of all types.
      words.topLevel = TopLevelWords(of: text)
      if declarations.occur(in: words) { return true }
    }
    return mentions.occur(in: text, among: mentions.mayOccur(in: words))
  }

  /// The demands that a file may answer, as positions. One for a declaration can be there twice.
  func answered(by words: WordIndex) -> [Int] {
    var found: [Int] = []
    declarations.forEach(in: words) { demand in
      found.append(demand)
      return true
    }
    for mention in mentions.mayOccur(in: words) { found.append(mentions.demand(mention)) }
    return found
  }
}
