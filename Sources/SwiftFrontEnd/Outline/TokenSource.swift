/// The tokens of one file together with its bytes; borrowed for the time of a reading.
struct TokenSource {
  /// Ends with `.endOfFile`.
  let tokens: UnsafeMutableBufferPointer<Token>
  let bytes: UnsafeBufferPointer<UInt8>
  let comments: UnsafeBufferPointer<Comment>
  /// For each token the index behind what it opens: found once, so that looking ahead over a
  /// bracket costs nothing however deep brackets nest.
  private let ends: UnsafeMutablePointer<UInt32>

  /// `ends` is memory for as many numbers as there are tokens.
  init(
    tokens: UnsafeMutableBufferPointer<Token>, comments: UnsafeBufferPointer<Comment>,
    bytes: UnsafeBufferPointer<UInt8>, ends: UnsafeMutablePointer<UInt32>
  ) {
    self.comments = comments
    self.tokens = tokens
    self.bytes = bytes
    self.ends = ends
    findEnds()
  }

  private func findEnds() {
    // The innermost open delimiter; the place of its end holds the one around it until then.
    var open = UInt32.max
    for index in 0..<tokens.count {
      switch tokens[index].kind {
      case .leftParen, .leftBracket, .leftBrace:
        (ends + index).initialize(to: open)
        open = UInt32(index)
      case .rightParen, .rightBracket, .rightBrace:
        (ends + index).initialize(to: UInt32(index + 1))
        guard open != .max else { continue }
        let outer = ends[Int(open)]
        ends[Int(open)] = UInt32(index + 1)
        open = outer
      default:
        (ends + index).initialize(to: UInt32(index + 1))
      }
    }
    while open != .max {
      let outer = ends[Int(open)]
      ends[Int(open)] = UInt32(tokens.count)
      open = outer
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
