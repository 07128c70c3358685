import Foundation
import SwiftFrontEnd
import TestSupport
import Testing

@testable import Facts

/// Facts are plain values: they can be stored, sent and read back.
@Suite struct FactsCodingTests {
  static let sources = Repository.files(
    under: "Fixtures/SwiftFrontEnd/Extraction", withExtension: "swift")

  @Test(arguments: sources)
  func factsSurviveCoding(path: String) throws {
    let facts = try Repository.bytes(path).withUnsafeBufferPointer {
      SwiftFrontEnd.facts(path: path, bytes: $0)
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let data = try encoder.encode(facts)
    #expect(try JSONDecoder().decode(FileFacts.self, from: data) == facts)
    #expect(try encoder.encode(facts) == data)
  }

  @Test(arguments: sources)
  func theTextIsTheSameEveryTime(path: String) throws {
    let texts = try (0..<2).map { _ in
      try Repository.bytes(path).withUnsafeBufferPointer {
        FactsText.text(of: SwiftFrontEnd.facts(path: path, bytes: $0))
      }
    }
    #expect(texts[0] == texts[1])
    #expect(texts[0].hasSuffix("\n"))
  }
}
