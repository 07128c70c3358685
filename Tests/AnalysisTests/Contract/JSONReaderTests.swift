import SourceText
import Testing

@testable import Analysis

@Suite struct JSONReaderTests {
  @Test func valuesOfAllKinds() {
    let (value, faults) = read(#"{"a": [1, -2.5e+3, true, false, null, "x"], "b": {}}"#)
    #expect(faults == [])
    #expect(
      value["a"]?.array?.map(\.content) == [
        .number("1"), .number("-2.5e+3"), .boolean(true), .boolean(false), .null, .string("x"),
      ])
    #expect(value["b"]?.object == [])
  }

  @Test func commentsAndTrailingCommas() {
    let text = """
      // first
      { /* in /* not nested */ "a": [1, 2,], // "b": 3
        "c": {"d": "// no comment, /* nor this */",},
      } // last, without a line end
      """
    let (value, faults) = read(text)
    #expect(faults == [])
    #expect(value.object?.map(\.key) == ["a", "c"])
    #expect(value["a"]?.array?.count == 2)
    #expect(value["c"]?["d"]?.string == "// no comment, /* nor this */")
  }

  @Test func byteOrderMarkAndLineEnds() {
    let text = "\u{FEFF}{\r\n\"a\":\r1,\n\r\n  \"b\": 2}"
    let (value, faults) = read(text)
    #expect(faults == [])
    #expect(place(value["a"]?.start, in: text)?.line == 3)
    #expect(place(value.object?.last?.keyStart, in: text)?.line == 5)
    #expect(place(value.object?.last?.keyStart, in: text)?.column == 3)
  }

  @Test func columnsCountUTF16Units() {
    let text = #"{"é😀": "ü", "b": 1}"#
    let (value, faults) = read(text)
    #expect(faults == [])
    // `{"é😀": "ü", ` is 1 + 5 + 2 + 3 + 2 units.
    #expect(place(value.object?.last?.keyStart, in: text)?.column == 14)
    #expect(place(value.object?.last?.value.start, in: text)?.column == 19)
    #expect(value.object?.last?.keyStart == 17)
  }

  @Test(arguments: [
    (#""\"\\\/\b\f\n\r\t""#, "\"\\/\u{8}\u{C}\n\r\t"),
    (#""\u0041\u00e9\u65E5""#, "Aé日"),
    (#""\ud83d\uDE00""#, "😀"),
    (#""日本""#, "日本"),
    (#""""#, ""),
  ])
  func escapes(text: String, expected: String) {
    let (value, faults) = read(text)
    #expect(faults == [])
    #expect(value.string == expected)
  }

  @Test(arguments: [
    ("", 1, 1, "expected a value, found the end of the file"),
    ("// nothing", 1, 11, "expected a value, found the end of the file"),
    ("{} {}", 1, 4, "expected the end of the file, found `{`"),
    ("}", 1, 1, "expected a value, found `}`"),
    ("{\"a\": 1", 1, 1, "the `{` is not closed"),
    ("[1,\n [2", 2, 2, "the `[` is not closed"),
    ("[1}", 1, 1, "the `[` is not closed"),
    ("{\"a\" 1}", 1, 6, "expected `:` after the key, found `1`"),
    ("{a: 1}", 1, 2, "expected a key in double quotes, found `a`"),
    ("{'a': 1}", 1, 2, "expected a key in double quotes, found `'`"),
    ("[1 2]", 1, 4, "expected `,` or `]`, found `2`"),
    ("{\"a\": 1\n\"b\": 2}", 2, 1, "expected `,` or `}`, found `\"`"),
    ("[,]", 1, 2, "expected a value, found `,`"),
    ("[yes]", 1, 2, "`yes` is not a value; texts stand in double quotes"),
    ("[True]", 1, 2, "`True` is not a value; texts stand in double quotes"),
    ("[01]", 1, 2, "`01` is not a number"),
    ("[1.]", 1, 2, "`1.` is not a number"),
    ("[-]", 1, 2, "`-` is not a number"),
    ("[1e]", 1, 2, "`1e` is not a number"),
    ("[12px]", 1, 2, "`12px` is not a number"),
    ("[\"a\nb\"]", 1, 2, "the string is not closed"),
    ("[\"a\tb\"]", 1, 4, "a string cannot hold the byte 0x9; write it as an escape"),
    (#"["\q"]"#, 1, 3, "`\\` followed by `q` is not an escape"),
    (#"["\u12"]"#, 1, 3, "`\\u` needs four hexadecimal digits"),
    (#"["\ud83d"]"#, 1, 3, "half of a surrogate pair stands alone"),
    (#"["\ude00\ud83d"]"#, 1, 3, "half of a surrogate pair stands alone"),
    ("[1] /* open", 1, 5, "the comment is not closed"),
    ("[/]", 1, 2, "expected a value, found `/`"),
    ("[é]", 1, 2, "`é` is not a value; texts stand in double quotes"),
  ])
  func faults(text: String, line: UInt32, column: UInt32, message: String) {
    let first = read(text).faults.first
    #expect(place(first?.offset, in: text)?.line == line)
    #expect(place(first?.offset, in: text)?.column == column)
    #expect(first?.message == message)
  }

  @Test func invalidUTF8IsNamed() {
    let (value, faults) = JSONReader.read([0x5B, 0x22, 0xFF, 0x22, 0x5D])
    #expect(faults.map(\.message) == ["the string is not valid UTF-8"])
    #expect(value.array?.first?.string == "\u{FFFD}")
  }

  @Test func everyFaultIsNamedInOneReading() {
    let text = """
      {
        "a": yes,
        "b" 2,
        "c": 1 "d": "\\q",
        e: 5,
        "f": [1 2, 03],
        "g": 7
      }
      """
    let (value, faults) = read(text)
    #expect(faults.map { place($0.offset, in: text)?.line } == [2, 3, 4, 4, 5, 6, 6])
    #expect(value["g"]?.integer == 7)
  }

  @Test func depthIsBounded() {
    let limit = JSONReader.depthLimit
    let fits = String(repeating: "[", count: limit) + String(repeating: "]", count: limit)
    #expect(read(fits).faults == [])
    let (_, faults) = read("[" + fits + "]")
    #expect(faults.map(\.message) == ["nested more than \(limit) deep; no contract is"])
    for opening in ["[", "{\"a\":", "[{\"a\":"] {
      #expect(read(String(repeating: opening, count: 100_000)).faults.count == 1)
    }
  }

  @Test func placesAreFoundInAnyOrder() {
    let bytes = Array("a\nbc\r\n\rd".utf8)
    let places = JSONPlaces(of: [8, 0, 3, 3, 7, 99], in: bytes)
    #expect(places[0] == SourcePosition(offset: 0, line: 1, column: 1))
    #expect(places[3] == SourcePosition(offset: 3, line: 2, column: 2))
    #expect(places[7] == SourcePosition(offset: 7, line: 4, column: 1))
    #expect(places[99].line == 4)
  }

  private func place(_ offset: UInt32?, in text: String) -> SourcePosition? {
    offset.map { JSONPlaces(of: [$0], in: Array(text.utf8))[$0] }
  }

  private func read(_ text: String) -> (value: JSONValue, faults: [JSONFault]) {
    JSONReader.read(Array(text.utf8))
  }
}
