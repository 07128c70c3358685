/// What an action does, as one word of the vocabulary.
public struct Meaning: Sendable, Hashable {
  /// What rules compare. Both halves of a toggle have one name: `read`, also for "Mark as unread".
  public var name: String
  /// The entry that was found, for messages: `unread`.
  public var form: String
  public var isDestructive: Bool

  public init(name: String, form: String, isDestructive: Bool) {
    self.name = name
    self.form = form
    self.isDestructive = isDestructive
  }
}

/// The words by which a family's actions are known.
public struct Vocabulary: Sendable, Equatable {
  /// What a tap target is called in code.
  public var tapTargets: [ElementName]
  /// Calls of other packages that give a row swipe actions.
  public var swipeAPIs: [SwipeAPI]
  /// The meanings, in the order in which the contract gives them.
  private(set) var entries: [MeaningEntry] = []
  /// The words of the meanings, in the order in which contracts give them.
  private var phrases: [MeaningPhrase] = []
  /// Made of the phrases when it is first asked: most files have nothing to ask it.
  private var index = MeaningIndex()
  var undo = PhraseTable()
  var destructive = PhraseTable()

  public init(tapTargets: [ElementName] = [], swipeAPIs: [SwipeAPI] = []) {
    self.tapTargets = tapTargets
    self.swipeAPIs = swipeAPIs
  }

  /// The names of all meanings, as a contract may write them.
  public var meaningNames: [String] { entries.map(\.name) }

  /// The entry of that name, `delete`, as rules compare it: `unread` gives `read`.
  public func meaning(named name: String) -> Meaning? {
    guard let entry = entries.first(where: { $0.name == name }) else { return nil }
    return Meaning(
      name: entry.sameAs ?? entry.name, form: entry.name, isDestructive: entry.isDestructive)
  }

  /// Whether a name has one of the undo words, whole: `registerUndo`, `showUndo`, never
  /// `backgroundOpacity`.
  public func namesUndo(_ name: String) -> Bool {
    undo.mayMatch(name) && !undo.matches(in: Words.split(name)).isEmpty
  }

  /// Spellings of which every name that speaks of undo holds one: `undo`, `Undo` and `UNDO` are the
  /// only ones that camel case leaves in one word.
  public var undoSpellings: Set<String> {
    Set(
      undo.firstWords.flatMap { [$0, $0.prefix(1).uppercased() + $0.dropFirst(), $0.uppercased()] })
  }

  /// Whether a title or name has one of the words that make any action destructive:
  /// "Leave forever".
  public func namesDestruction(_ text: String) -> Bool {
    !destructive.matches(in: Words.split(text)).isEmpty
  }

  /// Adds an entry, or changes the one of that name.
  mutating func update(_ name: String, _ change: (inout MeaningEntry) -> Void) {
    let index: Int
    if let known = entries.firstIndex(where: { $0.name == name }) {
      index = known
    } else {
      index = entries.count
      entries.append(MeaningEntry(name: name))
    }
    change(&entries[index])
  }

  /// Says what phrases mean.
  mutating func add(_ new: [MeaningPhrase]) { change { $0 += new } }

  /// Forgets all that is known of a meaning.
  mutating func remove(meaning name: String) {
    entries.removeAll { $0.name == name }
    change { $0.removeAll { $0.entry == name } }
  }

  /// Forgets all meanings; phrases that mean nothing stay.
  mutating func removeMeanings() {
    entries = []
    change { $0.removeAll { $0.entry != nil } }
  }

  /// Forgets the phrases that mean nothing.
  mutating func removeMeaningless() { change { $0.removeAll { $0.entry == nil } } }

  /// Copies of the vocabulary share an index until one of them changes.
  private mutating func change(_ change: (inout [MeaningPhrase]) -> Void) {
    change(&phrases)
    if index.isMade { index = MeaningIndex() }
  }

  /// Where phrases are found.
  var tables: MeaningIndex.Tables { index.tables(of: phrases) }

  /// Says everything, the same for equal vocabularies.
  func spell(into spelling: inout Spelling) {
    func spell(_ element: ElementName, into spelling: inout Spelling) {
      spelling.add(element.name)
      spelling.add(element.isModifier ? 1 : 0)
      spelling.add(element.slot)
    }
    spelling.add(tapTargets) { spell($1, into: &$0) }
    spelling.add(swipeAPIs) {
      spell($1.element, into: &$0)
      $0.add($1.edge?.rawValue)
      $0.add($1.fullSwipe.map { $0 ? "on" : "off" })
    }
    spelling.add(entries) {
      $0.add($1.name)
      $0.add($1.sameAs)
      $0.add($1.isDestructive ? 1 : 0)
    }
    spelling.add(phrases) {
      $0.add($1.kind.number << 8 | $1.language.number)
      $0.add($1.text)
      $0.add($1.entry)
    }
    undo.spell(into: &spelling)
    destructive.spell(into: &spelling)
  }

  public static func == (left: Self, right: Self) -> Bool {
    left.tapTargets == right.tapTargets && left.swipeAPIs == right.swipeAPIs
      && left.entries == right.entries && left.phrases == right.phrases
      && left.undo == right.undo && left.destructive == right.destructive
  }
}

/// One meaning of the vocabulary, apart from its words.
struct MeaningEntry: Sendable, Equatable {
  var name: String
  /// The entry whose name rules compare: `read` of `unread`.
  var sameAs: String?
  var isDestructive = false
}
