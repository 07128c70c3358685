import SourceText

extension SwiftFrontEnd {
  /// Names that can be those of functions and variables outside of all types, without reading more
  /// than the tokens: identifiers outside of all brackets, and those of a pattern behind `let` or
  /// `var`. Too many rather than too few.
  ///
  /// - Parameter body: is given each name's bytes, without back-ticks.
  /// - Returns: false where brackets do not match, so that nothing can be said.
  public static func forEachTopLevelWord(
    of bytes: UnsafeBufferPointer<UInt8>, _ body: (Slice<UnsafeBufferPointer<UInt8>>) -> Void
  ) -> Bool {
    var buffer = TokenBuffer()
    buffer.tokens.reserveCapacity(bytes.count / 6 + 16)
    Lexer.lex(bytes, into: &buffer)
    var open: [TokenKind] = []
    /// Inside `let (one, two)`: how many brackets were open before.
    var pattern: Int?
    var isAfterBinding = false
    for token in buffer.tokens {
      switch token.kind {
      case .leftParen, .leftBracket, .leftBrace:
        if isAfterBinding, token.kind == .leftParen { pattern = open.count }
        open.append(token.kind)
      case .rightParen, .rightBracket, .rightBrace:
        guard open.popLast() == token.kind.opening else { return false }
        if pattern == open.count { pattern = nil }
      case .identifier, .keyword:
        guard open.isEmpty || pattern == 0 else { break }
        let end = min(bytes.count, Int(token.offset) + Int(token.length))
        var name = bytes[min(end, Int(token.offset))..<end]
        if name.first == UInt8(ascii: "`"), name.count > 2 { name = name.dropFirst().dropLast() }
        body(name)
      default: break
      }
      isAfterBinding = open.isEmpty && token.kind == .keyword && token.isBinding
    }
    return open.isEmpty
  }
}

extension Token {
  fileprivate var isBinding: Bool { keyword == .let || keyword == .var }
}

extension TokenKind {
  /// What a closing bracket closes.
  fileprivate var opening: TokenKind {
    switch self {
    case .rightParen: .leftParen
    case .rightBracket: .leftBracket
    default: .leftBrace
    }
  }
}
