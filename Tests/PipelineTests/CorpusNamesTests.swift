import Testing

@testable import Pipeline

/// The names of all of an app's files.
struct CorpusNamesTests {
  private static func names(_ texts: String...) -> CorpusNames {
    CorpusNames(texts.map { text in PaddedText(text).read { WordIndexer().index($0) } })
  }

  @Test func whatIsDeclaredMayBe() {
    let names = CorpusNamesTests.names(
      "struct Row { let title = 1; func open() {} }",
      "extension Outer.Inner { var größe: Int { 1 } }")
    #expect(names.mayDeclare("Row", as: .type) && names.mayDeclare("open", as: .function))
    #expect(names.mayDeclare("open", as: .value) && names.mayDeclare("title", as: .value))
    #expect(names.mayDeclare("Inner", as: .extended) && names.mayDeclare("größe", as: .value))
  }

  @Test func mostOthersAreNot() {
    let names = CorpusNamesTests.names("struct Row { let title = 1; func open() {} }")
    #expect(!names.mayDeclare("Row", as: .extended) && !names.mayDeclare("open", as: .type))
    let others = (0..<1000).filter { names.mayDeclare("name\($0)", as: .value) }
    #expect(others.count < 50)
  }

  /// A raw identifier is several words, an operator none.
  @Test func whatIsNoWordMayBe() {
    let names = CorpusNamesTests.names("")
    #expect(names.mayDeclare("one two", as: .type) && names.mayDeclare("+", as: .function))
  }
}
