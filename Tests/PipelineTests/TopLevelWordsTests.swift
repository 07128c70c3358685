import SwiftFrontEnd
import TestSupport
import Testing

@testable import Pipeline

@Suite struct TopLevelWordsTests {
  /// Whatever the lexer finds outside of all brackets is found, on real sources and malformed ones.
  @Test func missesNothingThatTheLexerFinds() throws {
    let files =
      Repository.files(under: "Sources/SwiftFrontEnd", withExtension: "swift")
      + Repository.files(under: "Fixtures", withExtension: "swift")
    #expect(files.count > 100)
    for file in files {
      let missing = missing(in: try Repository.bytes(file))
      #expect(missing.isEmpty, "\(file)")
    }
  }

  @Test(arguments: [
    "let a = #\"\"\"#; let b = [1]; let c = \"\"\"\n}\n\"\"\"",
    "let a = '{'; let b = '}'", "let a = `two { words`; let b = 1",
    "let a = \"\\(x\n)\"; let b = 1", "let a = /[{]/; let b = 1 / 2", "let a = #/{/#; let b = 1",
    "let a = <#T##({ \" }#>; let b = <#T##}#>", "let /* one */ (b, c) = d; var (e, f) = g",
    "/* { /* } */ */ let a = 1 // {\nlet b = 2", "let a = b/c; let d = \"{\"/\"}\"",
    "let a = \"\\\n{\"; let b = \"}\"", "let a = \"\"; let b = \"\"\"\"\"\"; let c = #\"\\\"#",
    "#if DEBUG {\nlet a = 1\n#endif }\nlet b = 1",
    "let a = \"\\(f(\"{\", [\"(\": \"}\"]))\"; let b",
    "\r\nlet a = \"{\r\"; let b = \"}\"\r", "@a(b) let c = {}(\n); let d",
  ])
  func missesNothingInOddText(text: String) {
    #expect(missing(in: Array(text.utf8)).isEmpty)
  }

  /// Any bytes: brackets, quotes and words in every order.
  @Test func missesNothingInRandomText() {
    var numbers = SeededNumbers(seed: 17)
    let parts = [
      "{", "}", "(", ")", "[", "]", "\"", "\"\"\"", "#", "\\(", "\\", "/", "//", "/*", "*/", "`",
      "'",
      "\n", "\r", " ", " ", " ", "let ", "var ", "a", "b ", "c", "=", ",", "<#", "#>", "if ", "1",
    ]
    for _ in 0..<5000 {
      let count = Int.random(in: 1...14, using: &numbers)
      let text = (0..<count).compactMap { _ in parts.randomElement(using: &numbers) }.joined()
      #expect(missing(in: Array(text.utf8)).isEmpty, "\(text.debugDescription)")
    }
  }

  @Test func mostSourcesNeedNoLexer() throws {
    let files = Repository.files(under: "Sources", withExtension: "swift")
    let sure = try files.count { file in
      PaddedText(try Repository.bytes(file)).read { text in
        var words = WordsOutsideBrackets(text)
        return words.read()
      }
    }
    #expect(sure * 10 > files.count * 9)
  }

  private func missing(in bytes: [UInt8]) -> [UInt64] {
    PaddedText(bytes).read { text in
      let words = TopLevelWords(of: text)
      var missing: [UInt64] = []
      let isKnown = SwiftFrontEnd.forEachTopLevelWord(of: text) { name in
        guard let start = text.baseAddress else { return }
        IdentifierRuns.forEach(in: name, of: start) { hash in
          if !words.mayContain(hash) { missing.append(hash) }
        }
      }
      // Where brackets do not match, every word may be one.
      if !isKnown, !words.mayContain(1) { missing.append(1) }
      return missing
    }
  }
}
