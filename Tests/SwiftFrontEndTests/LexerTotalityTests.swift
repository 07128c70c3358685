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
    let fault = bytes.withUnsafeBufferPointer(fault)
    #expect(fault == nil, "\(bytes)", sourceLocation: sourceLocation)
  }

  private func fault(_ bytes: UnsafeBufferPointer<UInt8>) -> String? {
    var buffer = TokenBuffer()
    Lexer.lex(bytes, into: &buffer)
    var end: UInt32 = 0
    var comments = buffer.comments[...]
    var lastStart: UInt32 = 0
    for (index, token) in buffer.tokens.enumerated() {
      while let comment = comments.first, comment.tokenIndex <= index {
        comments.removeFirst()
        if !isBlank(bytes, end, comment.offset) { return "before the comment at \(comment.offset)" }
        if comment.length < 2 { return "an empty comment at \(comment.offset)" }
        end = comment.offset + comment.length
      }
      if !isBlank(bytes, end, token.offset) { return "before the token at \(token.offset)" }
      if token.flags.contains(.spaceBefore) != (token.offset > end || hasComment(buffer, index)) {
        return "spaceBefore at \(token.offset)"
      }
      if token.length == 0, token.kind != .stringSegment, token.kind != .regexPattern,
        token.kind != .endOfFile
      {
        return "an empty token at \(token.offset)"
      }
      lastStart = token.offset
      end = token.end
    }
    guard buffer.tokens.last?.kind == .endOfFile, lastStart == bytes.count, comments.isEmpty else {
      return "the end"
    }
    let ends = buffer.tokens.count { $0.kind == .endOfFile }
    return ends == 1 ? nil : "\(ends) ends"
  }

  private func hasComment(_ buffer: TokenBuffer, _ index: Int) -> Bool {
    buffer.comments.contains { $0.tokenIndex == index }
  }

  /// Whether only blanks stand between the two places.
  private func isBlank(
    _ bytes: UnsafeBufferPointer<UInt8>, _ start: UInt32, _ end: UInt32
  ) -> Bool {
    guard start <= end, end <= bytes.count else { return false }
    var index = Int(start)
    while index < end {
      switch bytes[index] {
      case 0, 0x09...0x0D, 0x20: index += 1
      case 0xC2 where bytes[index + 1] == 0xA0: index += 2
      case 0xEF where bytes[index + 1] == 0xBB && bytes[index + 2] == 0xBF: index += 3
      default: return false
      }
    }
    return index == end
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
