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
        if at(.identifier) || at(.keyword) || at(.integer) || at(.dollarIdentifier) { advance() }
      case .postfixOperator where source.byte(token, at: 0) == UInt8(ascii: "."),
        .binaryOperator
      where source.byte(token, at: 0) == UInt8(ascii: ".")
        && !token.flags.contains(.spaceBefore):
        advance()
      case .prefixOperator
      where outline[path].start.value + 1 == here.value
        && source.byte(token, at: 0) == UInt8(ascii: "."):
        advance()
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
}
