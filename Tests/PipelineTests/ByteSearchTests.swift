import Testing

@testable import Pipeline

@Suite struct ByteSearchTests {
  /// A plain search decides; texts start at every distance from a boundary of 32 bytes.
  @Test func agreesWithAPlainSearch() {
    let texts = ["swipeActions", "onDelete", "rowlint:", "zz"]
    let search = ByteSearch(texts)
    var numbers = SeededNumbers(seed: 7)
    var found = 0
    for length in 0..<400 {
      var text = (0..<length).map { _ in
        "swipeActonDlz r:".utf8.randomElement(using: &numbers) ?? 32
      }
      if length % 2 == 0, let needle = texts.randomElement(using: &numbers), length > 20 {
        let start = Int.random(in: 0...(length - needle.utf8.count), using: &numbers)
        text.replaceSubrange(start..<(start + needle.utf8.count), with: needle.utf8)
      }
      let plain = texts.contains { contains(text, Array($0.utf8)) }
      found += plain ? 1 : 0
      #expect(PaddedText(text).read { search.finds(in: $0) } == plain, "\(text)")
    }
    #expect(found > 100 && found < 400)
  }

  /// What follows the end of the file must not complete a text.
  @Test func stopsAtTheEnd() {
    var padded = Array("a.swipeAct".utf8)
    let count = padded.count
    padded += Array("ions".utf8) + [UInt8](repeating: 0, count: 64)
    let finds = padded.withUnsafeBufferPointer {
      ByteSearch(["swipeActions"]).finds(in: UnsafeBufferPointer(rebasing: $0[..<count]))
    }
    #expect(!finds)
  }

  @Test func aShortTextIsInEveryFile() {
    #expect(PaddedText([]).read { ByteSearch(["x"]).finds(in: $0) })
    #expect(!PaddedText([]).read { ByteSearch([String]()).finds(in: $0) })
  }

  private func contains(_ text: [UInt8], _ needle: [UInt8]) -> Bool {
    guard text.count >= needle.count else { return false }
    return (0...(text.count - needle.count)).contains { start in
      text[start..<(start + needle.count)].elementsEqual(needle)
    }
  }
}

/// Bytes with the NULs after them that readers count on.
struct PaddedText {
  private let bytes: [UInt8]
  private let count: Int

  init(_ bytes: [UInt8]) {
    count = bytes.count
    self.bytes = bytes + [UInt8](repeating: 0, count: 64)
  }

  init(_ text: String) { self.init(Array(text.utf8)) }

  func read<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    bytes.withUnsafeBufferPointer { body(UnsafeBufferPointer(rebasing: $0[..<count])) }
  }
}
