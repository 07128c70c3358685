extension OutlineParser {
  /// Whether a declaration starts here, attributes and modifiers counted in.
  func isDeclarationStart(in context: ItemContext) -> Bool {
    if at(.at) { return context != .switchCase || !isUnknownDefault }
    var ahead = index
    let last = source.tokens.count - 1
    // More words than anyone writes are no modifiers; not looked over again from each of them.
    while ahead < min(last, index + 64) {
      let token = source.tokens[ahead]
      let next = source.tokens[ahead + 1]
      switch token.keyword {
      case .struct, .enum, .protocol, .extension, .func, .var, .let, .typealias, .associatedtype,
        .import, .operator, .precedencegroup:
        return true
      case .subscript, .`init`, .deinit:
        return context == .members || ahead > index
      case .case:
        return context == .members
      case .class:
        // A type, or the modifier of a member.
        if next.kind == .identifier { return true }
        ahead += 1
      case .actor, .macro:
        return next.kind == .identifier && !next.flags.contains(.atLineStart)
      case let word where Modifiers.contains(word):
        ahead += 1
        if opensModifierArgument(ahead) { ahead = source.balancedEnd(from: ahead) }
        // A contextual word alone on a line is a name.
        if context != .members, token.kind == .identifier,
          source.tokens[ahead].flags.contains(.atLineStart)
        {
          return false
        }
      default:
        if source.spells(token, "__consuming") {
          ahead += 1
          continue
        }
        return token.kind == .at && ahead > index
      }
    }
    return false
  }

  /// `(set)`, `(unsafe)` behind a modifier; a space before it is old style, but `(set)` is clear.
  private func opensModifierArgument(_ position: Int) -> Bool {
    guard source.tokens[position].kind == .leftParen else { return false }
    return !source.tokens[position].flags.contains(.spaceBefore)
      || source.tokens[min(position + 1, source.tokens.count - 1)].keyword == .set
  }

  /// Reads one declaration; `let a = 1, b = 2` and `case x, y` make a node each.
  mutating func parseDeclaration(into parent: OutlineID, in context: ItemContext) {
    let declaration = open(.gap)
    let start = index
    let outerIndentation = declarationIndentation
    if token.flags.contains(.atLineStart), let own = source.indentation(of: token) {
      declarationIndentation = own
    }
    defer { declarationIndentation = outerIndentation }
    parseAttributes(into: declaration)
    parseModifiers(into: declaration)
    switch token.keyword {
    case .struct: parseType(.structDecl, declaration)
    case .class: parseType(.classDecl, declaration)
    case .actor: parseType(.actorDecl, declaration)
    case .enum: parseType(.enumDecl, declaration)
    case .protocol: parseType(.protocolDecl, declaration)
    case .extension: parseType(.extensionDecl, declaration)
    case .func: parseFunction(.funcDecl, declaration)
    case .`init`: parseFunction(.initDecl, declaration)
    case .deinit: parseFunction(.deinitDecl, declaration)
    case .macro: parseFunction(.macroDecl, declaration)
    case .subscript: parseFunction(.subscriptDecl, declaration)
    case .var, .let: return parseVariables(declaration, into: parent)
    case .case: return parseCases(declaration, into: parent)
    case .typealias, .associatedtype: parseAlias(declaration)
    case .import, .operator, .precedencegroup: parseOther(declaration)
    case _ where at(.pound):
      // `@available(…) #Preview { … }`
      return add(parseStatement(), to: parent)
    case _ where configDepth > 0 && (at(.poundEndif) || at(.poundElse) || at(.poundElseif)):
      // `#if` around attributes only: what they belong to stands behind it.
      break
    default:
      let reason = OutlineGap.Reason.unexpected
      if index == start { advance() }
      outline.gaps.append(OutlineGap(start: outline[declaration].start, end: here, reason: reason))
    }
    close(declaration)
    add(declaration, to: parent)
  }

  // MARK: Types

  private mutating func parseType(_ kind: OutlineKind, _ id: OutlineID) {
    outline[id].kind = kind
    advance()
    if kind == .extensionDecl {
      let name = here
      if skipType() { outline[id].name = name }
    } else {
      takeName(of: id)
      skipGenericParameters()
    }
    if eat(.colon) {
      repeat {
        // `protocol P: class`, the old spelling of `AnyObject`.
        if at(.class) { advance() } else { parseType(.inheritedType, into: id) }
      } while eat(.comma)
    }
    skipWhereClause()
    guard at(.leftBrace) else { return }
    let block = open(.memberBlock)
    nested(block) { parser in
      parser.advance()
      parser.parseItems(into: block, in: .members)
      parser.endBlock(block)
    }
    close(block)
    add(block, to: id)
  }

  /// `<T: P, each U, let n: Int>`; `isOpen` where its `<` is read already.
  mutating func skipGenericParameters(isOpen: Bool = false) {
    guard isOpen || source.byte(token, at: 0) == UInt8(ascii: "<") else { return }
    var angles = isOpen ? 1 : 0
    while !isAtEnd {
      switch token.kind {
      case .binaryOperator, .prefixOperator, .postfixOperator:
        for offset in 0..<token.length {
          let byte = source.byte(token, at: offset)
          if byte == UInt8(ascii: "<") { angles += 1 }
          if byte == UInt8(ascii: ">") { angles -= 1 }
        }
      case .leftBrace, .rightBrace, .rightParen: return
      case .leftParen, .leftBracket:
        index = source.balancedEnd(from: index)
        continue
      default: break
      }
      advance()
      if angles <= 0 { return }
    }
  }

  mutating func skipWhereClause() {
    guard eat(.where) else { return }
    while !isAtEnd, !at(.leftBrace), !at(.rightBrace), !at(.semicolon) {
      guard skipType() else {
        // `==`, `:`, `,` between the types.
        switch token.kind {
        case .binaryOperator, .colon, .comma, .equal: advance()
        default: return
        }
        continue
      }
      switch token.kind {
      case .binaryOperator, .colon, .comma: advance()
      default: return
      }
    }
  }

  /// The `}` of a block whose `{` is read already.
  mutating func endBlock(_ id: OutlineID) {
    guard !eat(.rightBrace) else { return }
    outline.gaps.append(OutlineGap(start: outline[id].start, end: here, reason: .unclosed))
  }

  // MARK: Functions

  private mutating func parseFunction(_ kind: OutlineKind, _ id: OutlineID) {
    outline[id].kind = kind
    outline[id].name = here
    advance()
    switch kind {
    case .funcDecl, .macroDecl:
      let name = token
      outline[id].name = .none
      takeName(of: id)
      if outline[id].name == .none, isOperator {
        outline[id].name = here
        advance()
      }
      // `func +<T>(…)`: the operator's token has swallowed the start of the list.
      let isOpen =
        at(.identifier) && name.length > 1 && outline[id].name != .none
        && source.byte(name, at: name.length - 1) == UInt8(ascii: "<")
      if isOpen { source.tokens[Int(outline[id].name.value)].length -= 1 }
      skipGenericParameters(isOpen: isOpen)
    case .initDecl:
      if at(.postfixQuestion) || at(.exclamation) || at(.infixQuestion) { advance() }
      skipGenericParameters()
    case .subscriptDecl:
      skipGenericParameters()
    default: break
    }
    if at(.leftParen) { parseParameters(into: id) }
    skipEffects()
    if eat(.arrow) { parseType(.resultType, into: id) }
    skipWhereClause()
    if at(.equal) {
      // A macro's definition.
      advance()
      _ = parseExpression()
      skipWhereClause()
    }
    guard at(.leftBrace) else { return }
    if kind == .subscriptDecl {
      parseAccessors(into: id)
    } else {
      parseCodeBlock(into: id)
    }
  }

  /// Makes the word here a node's name; a keyword on a new line starts something else.
  mutating func takeName(of id: OutlineID) {
    switch token.kind {
    case .identifier, .wildcard, .dollarIdentifier: break
    case .keyword where !token.flags.contains(.atLineStart): break
    default: return
    }
    outline[id].name = here
    advance()
  }

  /// What can name a function besides words.
  private var isOperator: Bool {
    switch token.kind {
    case .binaryOperator, .prefixOperator, .postfixOperator, .exclamation, .prefixAmpersand,
      .infixQuestion, .postfixQuestion, .equal, .arrow:
      true
    default: false
    }
  }

  mutating func skipEffects() {
    while true {
      if eat(Keyword.async) || eat(.rethrows) || eat(.reasync) { continue }
      guard eat(.throws) else { return }
      if at(.leftParen) { index = source.balancedEnd(from: index) }
    }
  }

  /// `(label name: Type = value, …)`
  mutating func parseParameters(into id: OutlineID) {
    nested(id) { parser in
      parser.advance()
      while !parser.isAtEnd, !parser.at(.rightParen), !parser.at(.leftBrace),
        !(parser.isInUnclosed && parser.isNewStatement)
      {
        let before = parser.index
        parser.parseParameter(into: id)
        _ = parser.eat(.comma)
        if parser.index == before { parser.advance() }
      }
      _ = parser.eat(.rightParen)
    }
  }

  private mutating func parseParameter(into id: OutlineID) {
    var attributes: [OutlineID] = []
    while at(.at) {
      let holder = open(.gap)
      parseAttributes(into: holder)
      for attribute in outline.children(holder) { attributes.append(attribute) }
    }
    while Modifiers.contains(token.keyword), peek().kind != .colon, peek().kind != .comma {
      advance()
    }
    let parameter = open(.parameter)
    for attribute in attributes {
      outline[attribute].nextSibling = .none
      add(attribute, to: parameter)
    }
    outline[parameter].name = here
    if !at(.colon) { advance() }
    if !at(.colon), at(.identifier) || at(.wildcard) || at(.keyword) {
      outline[parameter].name = here
      advance()
    }
    if at(.colon) {
      parseTypeAnnotation(into: parameter)
    } else {
      // An enum case's unlabelled value: the type alone.
      index = Int(outline[parameter].start.value)
      outline[parameter].name = .none
      parseType(.typeAnnotation, into: parameter)
    }
    // `Type...`
    if at(.postfixOperator) || at(.binaryOperator), source.byte(token, at: 0) == UInt8(ascii: ".") {
      advance()
    }
    if eat(.equal) { parseInitialValue(into: parameter) }
    close(parameter)
    add(parameter, to: id)
  }

  mutating func parseInitialValue(into parent: OutlineID) {
    let value = open(.initialValue)
    let expression = parseExpression()
    add(expression, to: value)
    close(value)
    add(value, to: parent)
  }

  // MARK: Cases, aliases, others

  private mutating func parseCases(_ first: OutlineID, into parent: OutlineID) {
    advance()
    var element = first
    while true {
      outline[element].kind = .caseDecl
      takeName(of: element)
      if at(.leftParen) { parseParameters(into: element) }
      if eat(.equal) { parseInitialValue(into: element) }
      close(element)
      add(element, to: parent)
      guard eat(.comma) else { return }
      element = open(.caseDecl)
    }
  }

  private mutating func parseAlias(_ id: OutlineID) {
    outline[id].kind = at(.typealias) ? .typealiasDecl : .associatedtypeDecl
    advance()
    takeName(of: id)
    skipGenericParameters()
    if eat(.colon) {
      repeat { parseType(.inheritedType, into: id) } while eat(.comma)
    }
    if eat(.equal) { parseType(.typeAnnotation, into: id) }
    skipWhereClause()
  }

  private mutating func parseOther(_ id: OutlineID) {
    let keyword = token.keyword
    advance()
    switch keyword {
    case .import:
      outline[id].kind = .importDecl
      // `import struct Module.Name`
      if token.kind == .keyword, !token.flags.contains(.atLineStart) { advance() }
      takeName(of: id)
      while eat(.period) { if at(.identifier) || at(.keyword) { advance() } }
    case .operator:
      outline[id].kind = .operatorDecl
      if !isAtEnd { outline[id].name = here }
      advance()
      if eat(.colon) { advance() }
    default:
      outline[id].kind = .precedencegroupDecl
      takeName(of: id)
      if at(.leftBrace) { index = source.balancedEnd(from: index) }
    }
  }
}
