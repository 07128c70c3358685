import SourceText
import Testing

@testable import Reporting

@Suite struct SourceExcerptTests {
  @Test func tabsAndWideCharactersKeepTheCaretUnderItsToken() {
    #expect(
      excerpt("\tText(\"願い👩‍👩‍👧é\").«swipe»()")
        == ["    Text(\"願い👩‍👩‍👧é\").swipe()", "                    ^~~~~"])
  }

  @Test func emptyRangesAndLineEndsGetOneCaret() {
    #expect(excerpt("let a\n«»\nlet b") == ["", "^"])
    #expect(excerpt("call(«») ") == ["call() ", "     ^"])
  }

  @Test func aRangeOverSeveralLinesIsMarkedOnItsFirst() {
    #expect(excerpt("a «b {\r\n c}» d") == ["a b {", "  ^~~"])
  }

  @Test func longLinesAreCutAroundTheToken() {
    let long = String(repeating: "ab ", count: 5000)
    let lines = excerpt("\(long)«token»\(long)", width: 40)
    #expect(lines[0].count == 40)
    #expect(lines[0].hasPrefix("…") && lines[0].hasSuffix("…"))
    let caret = lines[1].prefix { $0 == " " }.count
    #expect(lines[0].dropFirst(caret).hasPrefix("token"))
    #expect(lines[1].dropFirst(caret) == "^~~~~")
  }

  @Test func aTokenLongerThanTheLineIsCut() {
    let lines = excerpt("«\(String(repeating: "x", count: 500))»", width: 30)
    #expect(lines[0].count <= 30)
    #expect(lines[1].count <= 30)
  }

  @Test func nothingThatATerminalActsOnGetsThrough() {
    #expect(
      excerpt("a\u{1B}[2J\u{7}\u{9B}\u{202E}«b»\u{0}")
        == ["a\u{FFFD}[2J\u{FFFD}\u{FFFD}\u{FFFD}b\u{FFFD}", "        ^"])
  }

  @Test func invalidUTF8DoesNotMoveTheCaret() throws {
    let bytes: [UInt8] = [0xFF, 0xC3, 0x20] + Array("token".utf8)
    let shown = try #require(
      SourceExcerpt(SampleReport.range(3, 8, in: bytes), in: bytes, width: 80))
    #expect(shown.line == "\u{FFFD}\u{FFFD} token")
    #expect(shown.marks == "   ^~~~~")
  }

  @Test func aFileThatShrankHasNoExcerpt() {
    let range = SampleReport.range(90, 95, in: Array(repeating: 0x61, count: 100))
    #expect(SourceExcerpt(range, in: [0x61], width: 80) == nil)
  }

  /// The token stands between guillemets.
  private func excerpt(_ marked: String, width: Int = 80) -> [String] {
    let parts = marked.split(omittingEmptySubsequences: false) { $0 == "«" || $0 == "»" }
    guard parts.count == 3 else { return [] }
    let bytes = Array(parts.joined().utf8)
    let start = parts[0].utf8.count
    let range = SampleReport.range(start, start + parts[1].utf8.count, in: bytes)
    return SourceExcerpt(range, in: bytes, width: width).map { [$0.line, $0.marks] } ?? []
  }
}
