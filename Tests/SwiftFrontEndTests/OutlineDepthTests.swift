import Facts
import Testing

@testable import SwiftFrontEnd

/// Depth and size (more of both in Tests/Hostile): nesting is bounded, a gap says
/// where, and time grows with the input.
@Suite struct OutlineDepthTests {
  static let depth = 20_000

  @Test(arguments: [
    ("(", ")"), ("[", "]"), ("{ ", " }"), ("#if a\n", "#endif\n"), ("\"\\(", ")\""), ("f(", ")"),
    ("f { ", "}"), ("a[", "]"), ("struct A { ", "}"), ("func a() { ", "}"),
    ("if a { ", "}"), ("switch a { case b: ", "}"), ("x\n#if a\n.b\n", "#endif\n"),
    ("do { ", "}"), ("{ [a] in ", "}"), ("var a: Int { get { ", "} }"), ("for a in b { ", "}"),
    ("case .a(let b", ")"), ("func a(b: (", "))"), ("let a: [", "]"), ("(a ? ", ")"),
    ("@a(", ")"), ("\\.[", "]"), ("#a(", ")"), ("guard a else { ", "}"),
  ])
  func nestingIsRead(opening: String, closing: String) {
    let balanced = facts(
      String(repeating: opening, count: Self.depth) + "x"
        + String(repeating: closing, count: Self.depth))
    #expect(!balanced.gaps.isEmpty || isSkippedWhole(opening))
    _ = facts(String(repeating: opening, count: 5000))
    _ = facts(String(repeating: closing, count: 5000))
  }

  /// Attributes, types and key paths are stretches of tokens: nothing inside is read.
  private func isSkippedWhole(_ opening: String) -> Bool {
    ["@a(", "\\.[", "let a: [", "func a(b: ("].contains(opening)
  }

  @Test(arguments: [
    "if ", "a ? ", "a ? b : ", "- ", "!", "&", "a<", "a<b,", "try ", "await ", "private ", "let ",
    "var a = ", "{ (a) -> ", "a as ", "a is ", "@a ", "#if a\n", "x.b", "x?", "x()", "x[0]", "x {}",
    "a + ", "a, ", "a: ", "case ", "case .a: ", "switch ", "guard ", "return ", "repeat ",
    "func a<", "struct A: ", "where ", "in ", "=", "->", "a -> ", "() -> ", "(a: ", "a.b<", "[a:",
    "else if a {} ", "#else\n", "#elseif a\n", "catch ", "} ", ") ", "] ", "\\", "\\a", "\\.a",
    "$0 ",
    "any ", "some ", "class ", "each ", "async ", "get ", "x\n#if a\n.b\n#endif\n", "\"a\" ", "do ",
    "init(", "import a.", "operator ", "macro a ", "extension ", "var a: ", "var a, ", "is ", "as ",
    "nonisolated(a) ", "_ = ", "; ", ". ", "#a ", "defer ", "label: ", "while ", "enum A { case a",
    "a<b<c>", "a & b ", "~", "for ", "throws ", "// rowlint:allow a -- b\n", "é", "\"é\"\n",
  ])
  func repetitionIsRead(piece: String) {
    let text = String(repeating: piece, count: 3000)
    #expect(facts(text).nodes.count < 60_000)
  }

  private func facts(_ text: String) -> FileFacts {
    OutlineFixtures.facts(Array(text.utf8))
  }
}
