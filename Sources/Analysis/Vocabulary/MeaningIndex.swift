import SourceText

/// A phrase as a contract gives it.
struct MeaningPhrase: Sendable, Equatable {
  enum Kind: UInt8, Sendable {
    case title, function, key, symbol

    var number: Int { Int(rawValue) }
  }

  var kind: Kind
  var text: String
  /// Nil where it keeps its words from having a meaning.
  var entry: String?
  var language = PhraseTable.Language.any
}

/// The phrases of all meanings, made ready for searching once and when first needed.
final class MeaningIndex: Sendable {
  struct Tables: Sendable {
    var titles = PhraseTable()
    var functions = PhraseTable()
    /// What a localisation key may say: the function names and the English titles.
    var keys = PhraseTable()
    var symbols = PhraseTable()
  }

  private let made = Locked<Tables?>(nil)

  var isMade: Bool { made.withLock { $0 != nil } }

  /// - Parameter phrases: the same at every call.
  func tables(of phrases: [MeaningPhrase]) -> Tables {
    made.withLock { made in
      if let made { return made }
      var tables = Tables()
      for phrase in phrases {
        switch phrase.kind {
        case .title: tables.titles.add(phrase)
        case .function: tables.functions.add(phrase)
        case .key: tables.keys.add(phrase)
        case .symbol: tables.symbols.add(phrase)
        }
      }
      made = tables
      return tables
    }
  }
}

extension PhraseTable {
  fileprivate mutating func add(_ phrase: MeaningPhrase) {
    add(phrase.text, entry: phrase.entry, language: phrase.language)
  }
}
