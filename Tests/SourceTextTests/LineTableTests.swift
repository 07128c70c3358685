import SourceText
import Testing

@Suite struct LineTableTests {
  /// Counts from the start of the file, byte by byte.
  private func position(of offset: Int, in bytes: [UInt8]) -> SourcePosition {
    var line: UInt32 = 1
    var column: UInt32 = 1
    for index in 0..<min(offset, bytes.count) {
      let byte = bytes[index]
      let isCRLF = byte == 0x0D && index + 1 < bytes.count && bytes[index + 1] == 0x0A
      if !isCRLF, byte == 0x0A || byte == 0x0D {
        line += 1
        column = 1
      } else if byte & 0xC0 != 0x80 {
        column += byte >= 0xF0 ? 2 : 1
      }
    }
    return SourcePosition(
      offset: UInt32(min(offset, bytes.count)), line: line, column: column)
  }

  private func check(_ bytes: [UInt8]) {
    let table = bytes.withUnsafeBufferPointer { LineTable($0) }
    for offset in 0...bytes.count + 1 {
      let found = table.position(of: UInt32(offset))
      let expected = position(of: offset, in: bytes)
      guard found != expected else { continue }
      Issue.record("\(bytes): \(offset) is at \(found), not at \(expected)")
      return
    }
  }

  @Test(arguments: [
    "", "\n", "\r", "\r\n", "\n\r", "a\r\nb\rc\n\nd", "é", "é≠é", "a😀b😀😀c", "日本語\n日本語",
    "🇩🇪\u{200D}x\té\u{301}\r\nü", String(repeating: "ä", count: 70) + "\n" + "😀b",
  ])
  func agreesWithCounting(_ text: String) { check(Array(text.utf8)) }

  /// Malformed bytes, too: a lead without its rest, a rest without its lead.
  @Test func agreesWithCountingOnAnyBytes() {
    var numbers = SystemRandomNumberGenerator()
    let bytes: [UInt8] = [
      0x20, 0x61, 0x0A, 0x0D, 0x80, 0xBF, 0xC3, 0xE2, 0xF0, 0xF8, 0xFF, 0x61, 0x61,
    ]
    for count in 0..<400 {
      check((0..<count % 50).map { _ in bytes.randomElement(using: &numbers) ?? 0 })
    }
  }
}
