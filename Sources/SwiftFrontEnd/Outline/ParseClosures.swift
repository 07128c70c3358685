extension OutlineParser {
  /// `{ @MainActor [weak self] (a, b: Int) async throws -> T in … }`
  mutating func parseClosure() -> OutlineID {
    let closure = open(.closure)
    nested(closure) { parser in
      parser.advance()
      if let end = parser.closureSignatureEnd(from: parser.index) {
        parser.parseSignature(of: closure, until: end)
      }
      parser.parseItems(into: closure, in: .block)
      parser.endBlock(closure)
    }
    close(closure)
    return closure
  }

  /// The index of the signature's `in`, if the tokens from `start` are a closure signature.
  func closureSignatureEnd(from start: Int) -> Int? {
    let tokens = source.tokens
    let last = tokens.count - 1
    var ahead = start
    while ahead < last, tokens[ahead].kind == .at {
      ahead += 2
      while ahead + 1 < last, tokens[ahead].kind == .period { ahead += 2 }
      if tokens[min(ahead, last)].kind == .leftParen,
        !tokens[ahead].flags.contains(.spaceBefore)
      {
        ahead = source.balancedEnd(from: ahead)
      }
    }
    if ahead < last, tokens[ahead].kind == .leftBracket {
      ahead = source.balancedEnd(from: ahead)
    }
    guard ahead < last else { return nil }
    if tokens[ahead].kind == .leftParen {
      ahead = source.balancedEnd(from: ahead)
    } else {
      while ahead < last, isClosureParameterName(tokens[ahead]) {
        ahead += 1
        guard tokens[ahead].kind == .comma else { break }
        ahead += 1
      }
    }
    while ahead < last {
      switch tokens[ahead].keyword {
      case .async: ahead += 1
      case .throws, .rethrows:
        ahead += 1
        if tokens[min(ahead, last)].kind == .leftParen { ahead = source.balancedEnd(from: ahead) }
      case .in: return ahead
      default:
        guard tokens[ahead].kind == .arrow else { return nil }
        var scanner = TypeScanner(source: source, index: ahead + 1)
        guard scanner.scanType(), scanner.used == 0,
          tokens[scanner.index].keyword == .in
        else { return nil }
        return scanner.index
      }
    }
    return nil
  }

  private func isClosureParameterName(_ token: Token) -> Bool {
    token.kind == .wildcard || token.kind == .dollarIdentifier
      || (token.kind == .identifier
        && (token.keyword != .async || token.flags.contains(.backticked)))
  }

  private mutating func parseSignature(of closure: OutlineID, until end: Int) {
    parseAttributes(into: closure)
    if at(.leftBracket) { parseCaptures(of: closure) }
    if at(.leftParen) {
      parseParameters(into: closure)
    } else {
      while index < end, isClosureParameterName(token) {
        add(leaf(.parameter), to: closure)
        _ = eat(.comma)
      }
    }
    index = max(index, end)
    _ = eat(.in)
  }

  /// `[weak self, x = value]`
  private mutating func parseCaptures(of closure: OutlineID) {
    let end = source.balancedEnd(from: index)
    nested(closure) { parser in
      parser.advance()
      while parser.index < end - 1 {
        let before = parser.index
        while Modifiers.contains(parser.token.keyword), parser.peek().kind != .comma,
          parser.peek().kind != .equal, parser.peek().kind != .rightBracket
        {
          parser.advance()
          if parser.at(.leftParen) { parser.index = parser.source.balancedEnd(from: parser.index) }
        }
        let capture = parser.open(.capture)
        parser.outline[capture].name = parser.here
        if parser.peek().kind == .equal {
          parser.advance()
          parser.advance()
        }
        let value = parser.parseExpression()
        parser.add(value, to: capture)
        parser.close(capture)
        parser.add(capture, to: closure)
        _ = parser.eat(.comma)
        if parser.index == before { parser.advance() }
      }
    }
    index = max(index, end)
  }
}
