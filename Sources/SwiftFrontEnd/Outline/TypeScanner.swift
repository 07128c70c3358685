/// Finds where a type ends, without making nodes: types are stretches of tokens to rowlint.
///
/// Also the look-ahead that tells `Set<Int>(x)` from `a < b`: an operator token such as `>>` or `>?`
/// may have to be taken in parts, so a place is a token and a number of bytes into it.
struct TypeScanner {
  let source: TokenSource
  /// The token being read.
  var index: Int
  /// Bytes of it that are already used.
  var used: UInt32 = 0
  private var depth = 0

  /// Types nested more deeply than this are not types.
  static let depthLimit = 200

  init(source: TokenSource, index: Int) {
    self.source = source
    self.index = index
  }

  private var token: Token { source.tokens[index] }
  private var isWhole: Bool { used == 0 }

  private mutating func advance() {
    if index < source.tokens.count - 1 { index += 1 }
    used = 0
  }

  /// The next unused byte of the token.
  private var byte: UInt8 { source.byte(token, at: used) }

  private mutating func eat(_ kind: TokenKind) -> Bool {
    guard isWhole, token.kind == kind else { return false }
    advance()
    return true
  }

  private mutating func eat(_ keyword: Keyword) -> Bool {
    guard isWhole, token.keyword == keyword else { return false }
    advance()
    return true
  }

  /// Takes one byte of an operator token.
  private mutating func eatOperator(_ wanted: UInt8) -> Bool {
    guard isOperator, byte == wanted else { return false }
    used += 1
    if used >= token.length { advance() }
    return true
  }

  private var isOperator: Bool {
    switch token.kind {
    case .binaryOperator, .prefixOperator, .postfixOperator, .prefixAmpersand, .postfixQuestion,
      .infixQuestion, .exclamation, .equal, .arrow:
      true
    default: false
    }
  }

  /// Moves behind a type; false where there is none.
  mutating func scanType() -> Bool {
    guard depth < TypeScanner.depthLimit else { return false }
    depth += 1
    defer { depth -= 1 }
    repeat {
      skipSpecifiers()
      guard scanSimpleType() else { return false }
      scanSuffixes()
    } while scanComposition()
    // A function type's effects and result.
    let beforeEffects = (index, used)
    scanEffects()
    if eat(.arrow) { return scanType() }
    (index, used) = beforeEffects
    return true
  }

  /// `<…>` at the current token; false (and nowhere in particular) where it is no such list.
  mutating func scanGenericArguments() -> Bool {
    guard depth < TypeScanner.depthLimit, eatOperator(UInt8(ascii: "<")) else { return false }
    depth += 1
    defer { depth -= 1 }
    if eatOperator(UInt8(ascii: ">")) { return true }
    repeat {
      // Values stand for integer parameters: `InlineArray<3, Int>`.
      if isOperator, byte == UInt8(ascii: "-") { _ = eatOperator(UInt8(ascii: "-")) }
      if eat(.integer) { continue }
      guard scanType() else { return false }
    } while eat(.comma)
    return eatOperator(UInt8(ascii: ">"))
  }

  /// `inout`, `some`, `@escaping`, `borrowing`, `nonisolated(nonsending)`, `~`, …
  private mutating func skipSpecifiers() {
    while true {
      switch token.keyword {
      case .inout, .some, .any, .each, .repeat, .borrowing, .consuming, .isolated, .sending,
        .unowned, .nonisolated:
        // `any` and the like can be a type's own name: then something ends the type after it.
        let next = source.tokens[min(index + 1, source.tokens.count - 1)]
        guard isWhole else { return }
        let isArgumented = next.kind == .leftParen && next.flags.contains(.spaceBefore) == false
        if token.keyword == .nonisolated, isArgumented {
          advance()
          skipBalanced()
          continue
        }
        switch next.kind {
        case .identifier, .keyword, .leftParen, .leftBracket, .at, .dollarIdentifier,
          .prefixOperator:
          advance()
        default: return
        }
      default:
        if isWhole, token.kind == .at {
          advance()
          guard eatName() else { return }
          while isWhole, token.kind == .period {
            advance()
            guard eatName() else { return }
          }
          skipAttributeArguments()
        } else if isWhole, source.spells(token, "__owned") || source.spells(token, "__shared") {
          advance()
        } else if isOperator, byte == UInt8(ascii: "~") {
          _ = eatOperator(UInt8(ascii: "~"))
        } else {
          return
        }
      }
    }
  }

  /// `(c)` of `@convention(c)`; the parameters of `@MainActor() -> Void` are none.
  private mutating func skipAttributeArguments() {
    guard isWhole, token.kind == .leftParen, !token.flags.contains(.spaceBefore) else { return }
    let next = source.tokens[source.balancedEnd(from: index)]
    guard next.kind != .arrow, next.keyword != .async, next.keyword != .throws else { return }
    skipBalanced()
  }

  private mutating func eatName() -> Bool {
    guard isWhole else { return false }
    switch token.kind {
    case .identifier, .keyword, .dollarIdentifier, .wildcard:
      advance()
      return true
    default: return false
    }
  }

  private mutating func scanSimpleType() -> Bool {
    guard isWhole else { return false }
    switch token.kind {
    case .identifier, .wildcard, .dollarIdentifier: break
    case .keyword:
      guard token.keyword == .Any || token.keyword == .Self || token.keyword == .self else {
        return false
      }
    case .leftParen: return scanTuple()
    case .leftBracket: return scanCollection()
    default: return false
    }
    advance()
    if isOperator, byte == UInt8(ascii: "<"), !scanGenericArguments() { return false }
    return true
  }

  private mutating func scanTuple() -> Bool {
    advance()
    if eat(.rightParen) { return true }
    repeat {
      if isWhole, token.kind == .rightParen { break }
      scanLabel()
      guard scanType() else { return false }
      if isOperator, byte == UInt8(ascii: ".") { advance() }
      if eat(.equal) { return false }
    } while eat(.comma)
    return eat(.rightParen)
  }

  /// `label:`, `label name:`, `_ name:`
  private mutating func scanLabel() {
    var ahead = self
    guard ahead.eatName() else { return }
    if ahead.eat(.colon) {
      self = ahead
    } else if ahead.eatName(), ahead.eat(.colon) {
      self = ahead
    }
  }

  private mutating func scanCollection() -> Bool {
    advance()
    if isWhole, token.kind == .integer {
      // `[3 of Int]`
      advance()
      guard eatName() else { return false }
    }
    guard scanType() else { return false }
    if eat(.colon), !scanType() { return false }
    return eat(.rightBracket)
  }

  /// `.Member<…>`, `?`, `!`, `...`
  private mutating func scanSuffixes() {
    while true {
      if isWhole, token.kind == .period || token.kind == .colonColon {
        let mark = (index, used)
        advance()
        guard eatName() else {
          (index, used) = mark
          return
        }
        if isOperator, byte == UInt8(ascii: "<") {
          var ahead = self
          if ahead.scanGenericArguments() { self = ahead }
        }
      } else if isOperator, !(isWhole && token.flags.contains(.spaceBefore)),
        byte == UInt8(ascii: "?") || byte == UInt8(ascii: "!")
      {
        _ = eatOperator(byte)
      } else {
        return
      }
    }
  }

  private mutating func scanComposition() -> Bool {
    guard isOperator, byte == UInt8(ascii: "&"), isWhole, token.length == 1 else { return false }
    advance()
    return true
  }

  private mutating func scanEffects() {
    while true {
      if eat(Keyword.async) || eat(.rethrows) || eat(.reasync) { continue }
      guard eat(.throws) else { return }
      if isWhole, token.kind == .leftParen { skipBalanced() }
    }
  }

  private mutating func skipBalanced() {
    index = source.balancedEnd(from: index)
    used = 0
  }
}
