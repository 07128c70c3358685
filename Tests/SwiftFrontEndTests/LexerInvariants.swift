@testable import SwiftFrontEnd

/// What holds of the tokens of any bytes.
enum LexerInvariants {
  /// Each token and comment starts where the one before ended, but for blanks: together they are
  /// the input. Returns the first fault.
  static func fault(_ bytes: UnsafeBufferPointer<UInt8>) -> String? {
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

  private static func hasComment(_ buffer: TokenBuffer, _ index: Int) -> Bool {
    buffer.comments.contains { $0.tokenIndex == index }
  }

  /// Whether only blanks stand between the two places.
  private static func isBlank(
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
