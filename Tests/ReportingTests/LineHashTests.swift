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

  /// The values that github/codeql-action holds its own implementation to.
  @Test(arguments: [
    (
      " a\nb\n  \t\tc\n d",
      ["271789c17abda88f:1", "54703d4cd895b18:1", "180aee12dab6264:1", "a23a3dc5e078b07b:1"]
    ),
    (
      " hello; \t\nworld!!!\r\n\n\r  \t\tGreetings\r End\r\n",
      [
        "e9496ae3ebfced30:1", "fb7c023a8b9ccb3f:1", "ce8ba1a563dcdaca:1", "e20e36e16fcb0cc8:1",
        "b3edc88f2938467e:1", "c8e28b0b4002a3a0:1", "c129715d7a2bc9a3:1",
      ]
    ),
    (
      String(repeating: "Lorem ipsum dolor sit amet.\n", count: 10),
      (1...6).map { "a7f2ff13bc495cf2:\($0)" } + [
        "a7f2ff1481e87703:1", "a9cf91f7bbf1862b:1", "55ec222b86bcae53:1", "cc97dc7b1d7d8f7b:1",
        "c129715d7a2bc9a3:1",
      ]
    ),
  ])
  func agreesWithGitHubs(text: String, hashes: [String]) {
    #expect(LineHash.hashes(of: Array(text.utf8)) == hashes)
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
