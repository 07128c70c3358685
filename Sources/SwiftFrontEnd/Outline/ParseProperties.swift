extension OutlineParser {
  /// `var a: Int = 1 { … }, b = 2`: a node for each name.
  mutating func parseVariables(_ first: OutlineID, into parent: OutlineID) {
    advance()
    var declaration = first
    while true {
      parseBinding(declaration)
      close(declaration)
      add(declaration, to: parent)
      guard at(.comma) else { return }
      advance()
      declaration = open(.variableDecl)
    }
  }

  private mutating func parseBinding(_ id: OutlineID) {
    if at(.leftParen) {
      outline[id].kind = .patternDecl
      let pattern = open(.pattern)
      add(parseOperand(.pattern), to: pattern)
      close(pattern)
      add(pattern, to: id)
    } else {
      outline[id].kind = .variableDecl
      takeName(of: id)
    }
    parseTypeAnnotation(into: id)
    if eat(.equal) { parseInitialValue(into: id) }
    guard at(.leftBrace) else { return }
    if isAccessorBlock {
      parseAccessors(into: id)
    } else {
      parseCodeBlock(into: id)
    }
  }

  /// Whether the `{` here opens `get`, `set`, observers, rather than a getter's own code.
  var isAccessorBlock: Bool {
    var ahead = index + 1
    let last = source.tokens.count - 1
    while ahead < last {
      let token = source.tokens[ahead]
      switch token.keyword {
      case .get, .set, .willSet, .didSet, ._read, ._modify, .`init`:
        return isAccessorEnd(ahead + 1)
      case .mutating, .nonmutating, .borrowing, .consuming:
        ahead += 1
      default:
        if token.kind == .identifier, isRareAccessor(token) {
          return source.tokens[ahead + 1].kind == .leftBrace
            || source.tokens[ahead + 1].kind == .leftParen
        }
        guard token.kind == .at else { return false }
        ahead += 2
        if source.tokens[min(ahead, last)].kind == .leftParen {
          ahead = source.balancedEnd(from: ahead)
        }
      }
    }
    return false
  }

  /// Whether what follows `get`, `set` and the like fits an accessor rather than a call.
  private func isAccessorEnd(_ position: Int) -> Bool {
    let next = source.tokens[position]
    switch next.kind {
    case .leftBrace, .rightBrace, .at: return true
    case .leftParen:
      let behind = source.tokens[source.balancedEnd(from: position)]
      return behind.kind == .leftBrace || behind.keyword == .async || behind.keyword == .throws
    default:
      switch next.keyword {
      case .get, .set, .async, .throws, .rethrows, .mutating, .nonmutating, ._modify, ._read,
        .willSet, .didSet:
        return true
      default: return false
      }
    }
  }

  /// Accessors without a keyword of their own.
  private func isRareAccessor(_ token: Token) -> Bool {
    source.spells(token, "unsafeAddress") || source.spells(token, "unsafeMutableAddress")
      || source.spells(token, "read") || source.spells(token, "modify")
  }

  mutating func parseAccessors(into id: OutlineID) {
    guard isAccessorBlock else { return parseCodeBlock(into: id) }
    nested(id) { parser in
      let start = parser.outline[id].start
      parser.advance()
      parser.parseAccessorList(into: id)
      if !parser.eat(.rightBrace) {
        parser.outline.gaps.append(
          OutlineGap(start: start, end: parser.here, reason: .unclosed))
      }
    }
  }

  private mutating func parseAccessorList(into id: OutlineID) {
    while !isAtEnd, !at(.rightBrace) {
      if at(.poundIf) {
        // Both arms' accessors are kept.
        add(parseIfConfig { $0.parseAccessorList(into: $1) }, to: id)
        continue
      }
      if configDepth > 0, at(.poundElse) || at(.poundElseif) || at(.poundEndif) { return }
      let accessor = open(.accessor)
      parseAttributes(into: accessor)
      while Modifiers.contains(token.keyword) { advance() }
      outline[accessor].name = here
      advance()
      if at(.leftParen) { index = source.balancedEnd(from: index) }
      skipEffects()
      if at(.leftBrace) { parseCodeBlock(into: accessor) }
      close(accessor)
      add(accessor, to: id)
    }
  }

  /// `{ … }` with statements.
  mutating func parseCodeBlock(into parent: OutlineID) {
    let block = open(.codeBlock)
    if at(.leftBrace) {
      nested(block) { parser in
        parser.advance()
        parser.parseItems(into: block, in: .block)
        parser.endBlock(block)
      }
    }
    close(block)
    add(block, to: parent)
  }
}
