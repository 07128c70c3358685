import TestSupport
import Testing

@testable import SwiftFrontEnd

/// Nothing traps, nothing hangs: any bytes give tokens that, with comments and blanks, are the input.
@Suite struct LexerTotalityTests {
  @Test(arguments: LexerFixtures.paths)
  func tokensAndBlanksAreTheInput(path: String) throws {
    expectWhole(try Repository.bytes(path))
  }

  @Test(arguments: LexerFixtures.paths)
  func everyPrefixIsRead(path: String) throws {
    let bytes = try Repository.bytes(path)
    for length in 0..<bytes.count { expectWhole(Array(bytes[..<length])) }
  }

  @Test(arguments: LexerFixtures.paths)
  func everyByteMayBeMissing(path: String) throws {
    let bytes = try Repository.bytes(path)
    for index in bytes.indices {
      var changed = bytes
      changed.remove(at: index)
      expectWhole(changed)
    }
  }

  @Test(arguments: LexerFixtures.paths)
  func everyByteMayBeAnother(path: String) throws {
    let others = Array("\"\\\n(#/`'".utf8) + [0, 0x80, 0xFF]
    let bytes = try Repository.bytes(path)
    for index in bytes.indices {
      // Three at each place, all of them over the file.
      for turn in 0..<3 {
        let other = others[(index * 3 + turn) % others.count]
        var changed = bytes
        changed[index] = other
        expectWhole(changed)
      }
    }
  }

  @Test(arguments: 0..<200 as Range<UInt64>)
  func randomBytesAreRead(seed: UInt64) {
    var numbers = SplitMix(state: seed)
    let length = Int(numbers.next() % 3000)
    expectWhole((0..<length).map { _ in UInt8(truncatingIfNeeded: numbers.next()) })
    // Bytes that mean something meet more often.
    let pieces = [
      "\"", "\"\"\"", "#", "\\(", "\\#(", ")", "(", "/", "#/", "/#", "\n", " ", "a", "0x", ".", "1",
      "/*", "*/", "//", "`", "'", "\\", "<#", "#>", "<<<<<<< ", "\r\n", ">>>>>>> ", "é", "∘",
      "try?",
      "if", "\u{0}", "{", "}", "?", "!", "=", "e+", "“", "”", "\u{301}",
    ]
    let text = (0..<length / 4).map { _ in pieces[Int(numbers.next() % UInt64(pieces.count))] }
    expectWhole(Array(text.joined().utf8))
  }

  /// Each token and comment starts where the one before ended, but for blanks.
  private func expectWhole(_ bytes: [UInt8], sourceLocation: SourceLocation = #_sourceLocation) {
    let fault = bytes.withUnsafeBufferPointer(LexerInvariants.fault)
    #expect(fault == nil, "\(bytes)", sourceLocation: sourceLocation)
  }
}

/// A small generator, so that every run sees the same bytes.
struct SplitMix {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
