import Rules
import Testing

@testable import Analysis

/// What the default contract's own table must keep to.
@Suite struct DefaultVocabularyTests {
  private static let languages = ["en", "de", "fr", "es", "it", "pt", "ja", "zh-Hans", "zh-Hant"]

  @Test func everyMeaningHasATitleInEveryLanguage() throws {
    for meaning in try meanings() {
      let titles = meaning.value["titles"]?.object ?? []
      #expect(titles.map(\.key) == DefaultVocabularyTests.languages, "\(meaning.key)")
      #expect(titles.allSatisfy { $0.value.strings?.isEmpty == false }, "\(meaning.key)")
    }
  }

  /// One title, symbol or name cannot have two meanings.
  @Test func noPhraseHasTwoMeanings() throws {
    for kind in ["titles", "symbols", "functions"] {
      var owners: [[String]: String] = [:]
      for meaning in try meanings() {
        let name = meaning.key
        let value = meaning.value[kind]
        let phrases = value?.strings ?? value?.object?.flatMap { $0.value.strings ?? [] } ?? []
        for phrase in phrases {
          let words = Words.split(phrase)
          #expect(!words.isEmpty, "\(phrase)")
          if let owner = owners[words], owner != name {
            Issue.record("\(kind): \(phrase) is of \(owner) and of \(name)")
          }
          owners[words] = name
        }
      }
    }
  }

  @Test func everyTitleIsFoundAgain() throws {
    for meaning in try meanings() {
      for language in meaning.value["titles"]?.object ?? [] {
        for title in language.value.strings ?? [] {
          #expect(
            DefaultVocabulary.words.meaning(ofTitle: title)?.form == meaning.key,
            "\(language.key): \(title)")
        }
      }
      for symbol in meaning.value["symbols"]?.strings ?? [] {
        #expect(
          DefaultVocabulary.words.meaning(ofSymbol: "\(symbol).fill")?.form == meaning.key,
          "\(symbol)")
      }
      for function in meaning.value["functions"]?.strings ?? [] {
        #expect(
          DefaultVocabulary.words.meaning(ofFunctionName: function)?.form == meaning.key,
          "\(function)")
      }
    }
  }

  private func meanings() throws -> [JSONMember] {
    let bytes = try #require(Registry.contracts["family"])
    return try #require(JSONReader.read(bytes).value["vocabulary"]?["meanings"]?.object)
  }
}
