import Facts
import TestSupport
import Testing

@testable import SwiftFrontEnd

/// The outlines and facts of the fixtures, as people read them.
@Suite struct OutlineGoldenTests {
  @Test(arguments: OutlineFixtures.whole + OutlineFixtures.broken)
  func outlineIsTheGoldenOne(path: String) throws {
    let text = try Repository.bytes(path).withUnsafeBufferPointer(SwiftFrontEnd.dumpOutline)
    try Golden.expect(Array(text.utf8), at: OutlineFixtures.golden(path, "outline"))
  }

  @Test(arguments: OutlineFixtures.whole)
  func wholeFilesHaveNoGaps(path: String) throws {
    #expect(OutlineFixtures.facts(try Repository.bytes(path)).gaps == [])
  }

  @Test(arguments: OutlineFixtures.broken)
  func brokenFilesHaveGaps(path: String) throws {
    #expect(OutlineFixtures.facts(try Repository.bytes(path)).gaps != [])
  }

  @Test(arguments: OutlineFixtures.extraction)
  func factsAreTheGoldenOnes(path: String) throws {
    let facts = OutlineFixtures.facts(try Repository.bytes(path))
    try Golden.expect(
      Array(FactsText.text(of: facts).utf8), at: OutlineFixtures.golden(path, "facts"))
  }
}
