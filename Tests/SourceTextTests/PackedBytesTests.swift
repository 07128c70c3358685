import SourceText
import Testing

@Suite struct PackedBytesTests {
  @Test func survivesPacking() throws {
    let numbers: [UInt64] = [0, 1, 127, 128, 16_383, 16_384, 1 << 32, 1 << 62, .max]
    // The third and fourth are equal for people, the second and fifth in every byte.
    let texts = ["", "a", "\u{E9}", "e\u{301}", "a", "\0\n", String(repeating: "x", count: 500)]
    let start = SourcePosition(offset: 7, line: 2, column: 3)
    let range = SourceRange(
      start: start, end: SourcePosition(offset: .max, line: .max, column: .max))
    var writer = PackedWriter()
    writer.write(numbers) { $0.write($1) }
    writer.write(texts) { $0.write($1) }
    writer.write(range)
    writer.write(nil as String?)
    writer.write("a" as String?)
    writer.write(true)

    var reader = PackedReader(writer.bytes)
    #expect(try reader.list { reader throws(PackedFault) in try reader.number() } == numbers)
    let read = try reader.list { reader throws(PackedFault) in try reader.text() }
    #expect(read.map { Array($0.utf8) } == texts.map { Array($0.utf8) })
    #expect(try reader.range() == range)
    #expect(try reader.optionalText() == nil)
    #expect(try reader.optionalText() == "a")
    #expect(try reader.flag())
    #expect(reader.isAtEnd)
    #expect(throws: PackedFault.damaged) { try reader.number() }
  }

  @Test func readsOnlyItsStretch() throws {
    var reader = PackedReader([1, 2, 3, 4], in: 1..<3)
    #expect(try reader.number() == 2)
    #expect(try reader.number() == 3)
    #expect(reader.isAtEnd)
    #expect(PackedReader([1], in: 5..<9).isAtEnd)
  }

  @Test(arguments: [
    [], [0x80], [UInt8](repeating: 0xFF, count: 10), [UInt8](repeating: 0x80, count: 11),
  ])
  func refusesBrokenNumbers(bytes: [UInt8]) {
    var reader = PackedReader(bytes)
    #expect(throws: PackedFault.damaged) { try reader.number() }
  }

  @Test func refusesWhatCannotBe() {
    func refuses(_ bytes: [UInt8], _ read: (inout PackedReader) throws -> Void) {
      var reader = PackedReader(bytes)
      #expect(throws: PackedFault.damaged, "\(bytes)") { try read(&reader) }
    }
    refuses([2]) { _ = try $0.flag() }
    // A text that is longer than what follows, one by a number that none has, and no UTF-8.
    refuses([0, 5, 0x61]) { _ = try $0.text() }
    refuses([1]) { _ = try $0.text() }
    refuses([0, 1, 0xFF]) { _ = try $0.text() }
    // More elements than bytes.
    refuses([0xFF, 0xFF, 0xFF, 0xFF, 0x0F, 1]) {
      _ = try $0.list { reader throws(PackedFault) in try reader.number() }
    }
    refuses([0xFF, 0xFF, 0xFF, 0xFF, 0x1F]) { _ = try $0.number32() }
  }

  @Test func aFileIsSettledTwoSecondsLater() {
    let stamp = FileStamp(size: 1, modified: 5_000_000_000, changed: 4_000_000_000, inode: 1)
    #expect(!stamp.isSettled(before: 7_000_000_000))
    #expect(stamp.isSettled(before: 7_000_000_001))
    // A program may have set one of its times back.
    let dated = FileStamp(size: 1, modified: 0, changed: 6_000_000_000, inode: 1)
    #expect(!dated.isSettled(before: 7_000_000_001))
    #expect(!stamp.isSettled(before: .min))
  }
}
