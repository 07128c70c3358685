/// Phrases, and the meaning that each stands for.
struct PhraseTable: Sendable, Equatable {
  struct Phrase: Sendable, Equatable {
    var words: [String]
    /// The vocabulary's entry; nil where the phrase means nothing and only keeps its words from
    /// meaning something.
    var entry: String?
    var language: Language
  }

  /// As far as it matters for where the verb stands.
  enum Language: UInt8, Sendable {
    case verbFirst, verbLast, japanese
    /// Written alike in languages of both kinds.
    case any

    var number: Int { Int(rawValue) }

    /// - Parameter tag: `de`, `zh-Hant` (BCP 47).
    init(tag: String) {
      switch tag.utf8.contains(UInt8(ascii: "-")) ? String(tag.prefix { $0 != "-" }) : tag {
      case "ja": self = .japanese
      case "de", "nl", "ko", "tr", "hu", "fi", "da", "nb", "sv": self = .verbLast
      default: self = .verbFirst
      }
    }
  }

  struct Match: Sendable, Equatable {
    var range: Range<Int>
    var phrase: Phrase
  }

  /// By first word; the longest first.
  private var phrases: [String: [Phrase]] = [:]

  /// Says every phrase, the same for equal tables.
  func spell(into spelling: inout Spelling) {
    spelling.add(phrases.sorted { $0.key < $1.key }) { spelling, same in
      spelling.add(same.value) {
        $0.add($1.words) { $0.add($1) }
        $0.add($1.entry)
        $0.add($1.language.number)
      }
    }
  }

  /// The words that phrases start with.
  var firstWords: Set<String> { Set(phrases.keys) }

  /// Whether a name holds the first word of a phrase but for the case of ASCII letters; saves
  /// splitting names that do not.
  func mayMatch(_ name: String) -> Bool {
    var name = name
    return name.withUTF8 { name in
      phrases.keys.contains { word in
        var word = word
        return word.withUTF8 { PhraseTable.holds(name, $0) }
      }
    }
  }

  private static func holds(
    _ name: UnsafeBufferPointer<UInt8>, _ word: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    guard !word.isEmpty, name.count >= word.count else { return false }
    for start in 0...(name.count - word.count) {
      var length = 0
      while length < word.count, name[start + length] | 0x20 == word[length] | 0x20 { length += 1 }
      if length == word.count { return true }
    }
    return false
  }

  /// A phrase that is there already is given the new meaning: whoever comes later knows better.
  mutating func add(_ text: String, entry: String?, language: Language = .any) {
    let words = Words.split(text)
    guard let first = words.first else { return }
    PhraseTable.add(
      Phrase(words: words, entry: entry, language: language), to: &phrases[first, default: []])
  }

  private static func add(_ phrase: Phrase, to same: inout [Phrase]) {
    guard let index = same.firstIndex(where: { $0.words == phrase.words }) else {
      let index = same.firstIndex { $0.words.count < phrase.words.count } ?? same.count
      return same.insert(phrase, at: index)
    }
    if same[index].entry != phrase.entry {
      same[index] = phrase
    } else if same[index].language != phrase.language {
      same[index].language = .any
    }
  }

  func starts(with word: String) -> Bool { phrases[word] != nil }

  /// The longest phrase that starts at a word and is accepted.
  func match(
    at index: Int, of words: [String], where isAccepted: (Match) -> Bool = { _ in true }
  ) -> Match? {
    for phrase in phrases[words[index]] ?? [] {
      let end = index + phrase.words.count
      guard end <= words.count, words[index..<end].elementsEqual(phrase.words) else { continue }
      let match = Match(range: index..<end, phrase: phrase)
      if isAccepted(match) { return match }
    }
    return nil
  }

  /// From the first word to the last, the longest accepted phrase at each; none overlap.
  func matches(in words: [String], where isAccepted: (Match) -> Bool = { _ in true }) -> [Match] {
    var found: [Match] = []
    var index = 0
    while index < words.count {
      if let match = match(at: index, of: words, where: isAccepted) {
        found.append(match)
        index = match.range.upperBound
      } else {
        index += 1
      }
    }
    return found
  }
}
