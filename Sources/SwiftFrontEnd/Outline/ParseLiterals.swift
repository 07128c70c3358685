extension OutlineParser {
  /// A string with its interpolations; `name` is the first segment.
  mutating func parseString() -> OutlineID {
    let string = open(.stringLiteral)
    _ = eat(.rawStringPounds)
    let quote = token.kind
    advance()
    outline[string].name = here
    while !isAtEnd {
      if eat(.stringSegment) { continue }
      guard at(.backslash) else { break }
      let interpolation = open(.interpolation)
      advance()
      _ = eat(.rawStringPounds)
      guard at(.leftParen) else { break }
      nested(interpolation) { parser in
        parser.advance()
        parser.parseArguments(into: interpolation, until: .rightParen, .plain)
      }
      close(interpolation)
      add(interpolation, to: string)
    }
    _ = eat(quote)
    _ = eat(.rawStringPounds)
    close(string)
    return string
  }

  mutating func parseRegex() -> OutlineID {
    let regex = open(.regex)
    _ = eat(.regexPounds)
    _ = eat(.regexSlash)
    _ = eat(.regexPattern)
    _ = eat(.regexSlash)
    _ = eat(.regexPounds)
    if outline[regex].start == here { advance() }
    close(regex)
    return regex
  }

  /// `\Root.name[0].other?`; one stretch of tokens.
  mutating func parseKeyPath() -> OutlineID {
    let path = open(.keyPath)
    advance()
    if !at(.period), !at(.postfixQuestion), !at(.exclamation) {
      // The root type's last name may also be its first member; rowlint keeps the text only.
      _ = skipType()
    }
    while !isAtEnd {
      switch token.kind {
      case .period, .postfixQuestion, .exclamation:
        advance()
        skipKeyPathName()
      case .postfixOperator, .binaryOperator, .prefixOperator:
        // `.?.name`, `?.name`: dots and marks that stand together are one operator.
        guard isKeyPathOperator(startOf: path) else {
          close(path)
          return path
        }
        advance()
        skipKeyPathName()
      case .leftBracket, .leftParen:
        guard !token.flags.contains(.spaceBefore) else {
          close(path)
          return path
        }
        index = source.balancedEnd(from: index)
      default:
        close(path)
        return path
      }
    }
    close(path)
    return path
  }

  private mutating func skipKeyPathName() {
    guard !token.flags.contains(.spaceBefore) else { return }
    if at(.identifier) || at(.keyword) || at(.integer) || at(.dollarIdentifier) { advance() }
  }

  private func isKeyPathOperator(startOf path: OutlineID) -> Bool {
    let isFirst = outline[path].start.value + 1 == here.value
    guard isFirst || !token.flags.contains(.spaceBefore) else { return false }
    return (0..<token.length).allSatisfy { offset in
      switch source.byte(token, at: offset) {
      case UInt8(ascii: "."), UInt8(ascii: "?"), UInt8(ascii: "!"): true
      default: false
      }
    }
  }
}
