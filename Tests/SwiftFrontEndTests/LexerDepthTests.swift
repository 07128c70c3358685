import Testing

@testable import SwiftFrontEnd

/// Depth and size (more of both in Tests/Hostile): nesting takes no stack, and the
/// searches ahead are not made again and again.
@Suite struct LexerDepthTests {
  static let depth = 20_000

  @Test(arguments: [
    (["("], [")"]), (["["], ["]"]), (["{ "], [" }"]), (["/*"], ["*/"]),
    (["\"\\("], [")\""]), (["\"\"\"\n\\("], [")\n\"\"\""]), (["#\"\\#("], [")\"#"]),
    (["#if a\n"], ["#endif\n"]), (["(", "\"\\("], [")\"", ")"]),
  ])
  func nestingIsRead(opening: [String], closing: [String]) {
    let open = String(repeating: opening.joined(), count: Self.depth)
    let close = String(repeating: closing.joined(), count: Self.depth)
    let balanced = lex(open + "x" + close)
    #expect(!balanced.tokens.contains { $0.flags.contains(.hasError) })
    #expect(!balanced.comments.contains { $0.hasError })
    let tokens = lex(open).tokens
    #expect(tokens.last?.kind == .endOfFile)
    #expect(lex(close).tokens.last?.kind == .endOfFile)
  }

  /// Each of these starts a search that fails only at the end of the line or file. Were it made
  /// again at each place, this would take many minutes.
  @Test(arguments: [
    "#/\n", "##/\n", "#\"\"\"\\#(", "##\"\"\"\\##(", "<<<<<<< \n", ">>>> \n", "+<#", "/a(", "(/",
    " /[/", "`", "'", "“", "<#", "try? /", "\"\\(", "/*", "*/", "\\", "\"", "#\"", "0x1.", "1e",
  ])
  func failedSearchesAreNotRepeated(piece: String) {
    let text = String(repeating: piece, count: 200_000 / piece.utf8.count)
    #expect(lex(text).tokens.last?.offset == UInt32(text.utf8.count))
  }

  @Test func oneLongLineIsRead() {
    let text = "let a = [" + String(repeating: "\"b\": 1, ", count: 500_000) + "]"
    #expect(lex(text).tokens.count == 6 + 6 * 500_000)
  }

  @Test func aBufferIsReused() {
    var buffer = TokenBuffer()
    for text in ["let a = 1 // one", "b", ""] {
      var copy = text
      copy.withUTF8 { Lexer.lex($0, into: &buffer) }
    }
    #expect(buffer.tokens.map(\.kind) == [.endOfFile])
    #expect(buffer.comments == [])
  }

  private func lex(_ text: String) -> TokenBuffer {
    var buffer = TokenBuffer()
    var text = text
    text.withUTF8 { Lexer.lex($0, into: &buffer) }
    return buffer
  }
}
