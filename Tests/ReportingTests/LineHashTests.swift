import Testing

@testable import Reporting

/// Values worked out from the definition, term by term, outside Swift.
@Suite struct LineHashTests {
  /// Two terms only: 120·37⁹⁹ + 65535·37⁹⁸ modulo 2⁶⁴, and 65535·37⁹⁹ for the empty file.
  @Test func oneUnitAndNone() {
    #expect(LineHash.hashes(of: Array("x".utf8)) == ["638816509450efbf:1"])
    #expect(LineHash.hashes(of: []) == ["c129715d7a2bc9a3:1"])
  }

  @Test(arguments: [
    "List {\n  Text(\"a\")\n}\n", "List {\r\n\tText(\"a\")\r\n}\r\n",
    " List\t{\rText( \"a\" )\r}\r",
  ])
  func blanksAndLineEndsDoNotCount(text: String) {
    #expect(
      LineHash.hashes(of: Array(text.utf8)) == [
        "87cddec79d47f47c:1", "6f746c4c7168ef6b:1", "32dce9ccfdbc9d3e:1", "c129715d7a2bc9a3:1",
      ])
  }

  @Test func countsUTF16Units() {
    #expect(
      LineHash.hashes(of: Array("é😀\n漢\n".utf8)) == [
        "a1934d7e2da6bc83:1", "19c61f226ed09d2f:1", "c129715d7a2bc9a3:1",
      ])
  }

  @Test func equalLinesAreNumbered() {
    let hashes = LineHash.hashes(of: Array(String(repeating: "row()\n", count: 30).utf8))
    #expect(hashes.count == 31)
    #expect(hashes[0] == "de34ad8224a380cc:1")
    #expect(hashes[13] == "de34ad8224a380cc:14")
    #expect(hashes[14] == "de34ad82ea253b93:1")
    #expect(hashes[29] == "bb4e2d0f6f9f67b6:1")
  }
}
