import SwiftFrontEnd
import TestSupport
import Testing

/// Tokens of the fixtures, held to files that people read when they change.
@Suite struct LexerGoldenTests {
  @Test(arguments: LexerFixtures.paths)
  func tokensStayAsTheyAre(path: String) throws {
    let dump = try Repository.bytes(path).withUnsafeBufferPointer(SwiftFrontEnd.dumpTokens)
    let golden = path.dropFirst("Fixtures/".count).dropLast(".swift".count) + ".tokens"
    try Golden.expect(Array(dump.utf8), at: String(golden))
    // What is well-formed is read without a complaint, what is not is marked as such.
    let hasError = dump.split(separator: "\n").contains { $0.hasSuffix("!") }
    #expect(hasError == path.contains("/err/"))
  }

  @Test func thereAreFixtures() {
    #expect(LexerFixtures.paths.count >= 18)
  }
}

/// Sources under `Fixtures/SwiftFrontEnd/Lexer`.
enum LexerFixtures {
  static let paths = Repository.files(under: "Fixtures/SwiftFrontEnd/Lexer", withExtension: "swift")
}
