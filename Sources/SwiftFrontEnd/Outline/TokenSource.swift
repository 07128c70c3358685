/// The tokens of one file together with its bytes; borrowed for the time of a reading.
struct TokenSource {
  /// Ends with `.endOfFile`.
  let tokens: UnsafeMutableBufferPointer<Token>
  let bytes: UnsafeBufferPointer<UInt8>
  let comments: [Comment]
  /// For each token the index behind what it opens: found once, so that looking ahead over a
  /// bracket costs nothing however deep brackets nest.
  private let ends: [UInt32]

  init(
    tokens: UnsafeMutableBufferPointer<Token>, comments: [Comment],
    bytes: UnsafeBufferPointer<UInt8>
  ) {
    self.comments = comments
    self.tokens = tokens
    self.bytes = bytes
    ends = TokenSource.delimiterEnds(of: tokens)
  }

  private static func delimiterEnds(of tokens: UnsafeMutableBufferPointer<Token>) -> [UInt32] {
    let count = tokens.count
    return [UInt32](unsafeUninitializedCapacity: count) { ends, initialized in
      var open: [UInt32] = []
      for index in 0..<count {
        ends.initializeElement(at: index, to: UInt32(index + 1))
        switch tokens[index].kind {
        case .leftParen, .leftBracket, .leftBrace:
          open.append(UInt32(index))
        case .rightParen, .rightBracket, .rightBrace:
          if let opening = open.popLast() { ends[Int(opening)] = UInt32(index + 1) }
        default: break
        }
      }
      for opening in open { ends[Int(opening)] = UInt32(count) }
      initialized = count
    }
  }

  /// Whether nothing closes the delimiter at an index.
  func isUnclosed(_ index: Int) -> Bool { Int(ends[index]) == tokens.count }

  /// Bytes between the start of a token's line and the token, where only blanks stand there.
  func indentation(of token: Token) -> Int? {
    var index = Int(token.offset)
    while index > 0 {
      switch bytes[index - 1] {
      case UInt8(ascii: " "), UInt8(ascii: "\t"): index -= 1
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"): return Int(token.offset) - index
      default: return nil
      }
    }
    return Int(token.offset)
  }

  /// The byte at a place within a token; 0 past its end.
  func byte(_ token: Token, at offset: UInt32) -> UInt8 {
    let index = Int(token.offset) + Int(offset)
    guard offset < token.length, index < bytes.count else { return 0 }
    return bytes[index]
  }

  /// Whether a token spells `text`, which is ASCII.
  func spells(_ token: Token, _ text: StaticString) -> Bool {
    guard Int(token.length) == text.utf8CodeUnitCount,
      Int(token.offset) + Int(token.length) <= bytes.count
    else { return false }
    for index in 0..<text.utf8CodeUnitCount
    where bytes[Int(token.offset) + index] != text.utf8Start[index] {
      return false
    }
    return true
  }

  /// The index behind the delimiter that closes the one at `start`; for other tokens the next index.
  /// Where nothing closes it, the end of the file.
  func balancedEnd(from start: Int) -> Int {
    min(Int(ends[start]), tokens.count - 1)
  }
}
