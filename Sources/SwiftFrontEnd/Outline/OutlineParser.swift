/// Reads tokens into an outline. Total: every loop moves forward, nesting is bounded, and whatever
/// cannot be read becomes a gap.
///
/// The other files of this folder add what it reads: declarations, statements, expressions.
struct OutlineParser {
  let source: TokenSource
  var outline: Outline
  /// The token being read; the last token is `.endOfFile` and is never passed.
  var index = 0
  private var depth = 0

  /// Brackets, closures and blocks nested more deeply than this are skipped as one gap.
  /// swift-syntax stops at 256.
  static let depthLimit = 240

  /// Whether one of the delimiters around is never closed: then indentation says where it ended.
  private(set) var isInUnclosed = false
  /// Of the innermost declaration around, where it starts a line.
  var declarationIndentation: Int?

  init(source: TokenSource) {
    self.source = source
    outline = Outline(capacity: source.tokens.count)
  }

  /// The outline of a whole file; the caller frees it.
  static func parse(_ source: TokenSource) -> Outline {
    var parser = OutlineParser(source: source)
    let file = parser.open(.file)
    parser.parseItems(into: file, in: .file)
    parser.close(file)
    return parser.outline
  }

  // MARK: The current token

  var token: Token { source.tokens[index] }

  /// The token `distance` further on, or the last one.
  func peek(_ distance: Int = 1) -> Token {
    source.tokens[min(index + distance, source.tokens.count - 1)]
  }

  var isAtEnd: Bool { token.kind == .endOfFile }

  func at(_ kind: TokenKind) -> Bool { token.kind == kind }
  func at(_ keyword: Keyword) -> Bool { token.keyword == keyword }

  mutating func advance() {
    if index < source.tokens.count - 1 { index += 1 }
  }

  mutating func eat(_ kind: TokenKind) -> Bool {
    guard token.kind == kind else { return false }
    advance()
    return true
  }

  mutating func eat(_ keyword: Keyword) -> Bool {
    guard token.keyword == keyword else { return false }
    advance()
    return true
  }

  var here: TokenIndex { TokenIndex(value: UInt32(index)) }

  // MARK: Building nodes

  /// A new node that starts at the current token.
  mutating func open(_ kind: OutlineKind) -> OutlineID {
    outline.append(OutlineNode(kind: kind, start: here, end: here))
  }

  /// Ends a node before the current token.
  mutating func close(_ id: OutlineID) {
    outline[id].end = here
  }

  /// A node of the current token alone, named by it.
  mutating func leaf(_ kind: OutlineKind) -> OutlineID {
    let id = open(kind)
    outline[id].name = here
    advance()
    close(id)
    return id
  }

  mutating func add(_ child: OutlineID, to parent: OutlineID) {
    let last = outline[parent].lastChild
    if last == .none {
      outline[parent].firstChild = child
    } else {
      outline[last].nextSibling = child
    }
    outline[parent].lastChild = child
  }

  /// Runs `read` one level deeper, or skips the delimited stretch at the current token where that
  /// would be too deep.
  mutating func nested(_ parent: OutlineID, _ read: (inout OutlineParser) -> Void) {
    guard depth < OutlineParser.depthLimit else {
      skip(into: parent, to: source.balancedEnd(from: index), because: .tooDeep)
      return
    }
    depth += 1
    let wasInUnclosed = isInUnclosed
    if source.isUnclosed(index) { isInUnclosed = true }
    read(&self)
    isInUnclosed = wasInUnclosed
    depth -= 1
  }

  /// Makes the tokens up to `end` a gap.
  mutating func skip(into parent: OutlineID, to end: Int, because reason: OutlineGap.Reason) {
    let gap = open(.gap)
    let start = here
    index = max(index, min(end, source.tokens.count - 1))
    close(gap)
    add(gap, to: parent)
    outline.gaps.append(OutlineGap(start: start, end: here, reason: reason))
  }

  // MARK: Items

  /// What a run of items stands in, which decides what can be an item and what ends the run.
  enum ItemContext {
    case file, members, block, switchCase
  }

  /// Reads items up to what closes their context; the closing token is left.
  mutating func parseItems(into parent: OutlineID, in context: ItemContext) {
    while !atItemsEnd(context) {
      let before = index
      parseItem(into: parent, in: context)
      if index == before {
        // A stray closing delimiter, or a token no item starts with.
        skip(into: parent, to: index + 1, because: .unexpected)
      }
    }
  }

  private func atItemsEnd(_ context: ItemContext) -> Bool {
    if isInUnclosed, context != .file, isOuterDeclaration { return true }
    switch token.kind {
    case .endOfFile: return true
    case .rightBrace: return context != .file
    case .poundElseif, .poundElse, .poundEndif: return configDepth > 0
    case .keyword where context == .switchCase:
      return at(.case) || (at(.default) && peek().kind == .colon)
    case .at where context == .switchCase:
      return isUnknownDefault
    case .poundIf where context == .switchCase:
      return opensCases
    default: return false
    }
  }

  /// A declaration that stands no deeper than the one around: a `}` is missing before it.
  private var isOuterDeclaration: Bool {
    guard token.flags.contains(.atLineStart), let outer = declarationIndentation,
      isDeclarationStart(in: .members), let indentation = source.indentation(of: token)
    else { return false }
    return indentation <= outer
  }

  /// How many `#if`s are open; a stray `#endif` outside is only a gap.
  var configDepth = 0

  /// `@unknown default:`
  var isUnknownDefault: Bool {
    at(.at) && source.spells(peek(), "unknown") && peek(2).keyword == .default
  }

  /// Whether the `#if` here holds cases of the `switch` rather than statements of the case.
  private var opensCases: Bool {
    var ahead = index
    let last = source.tokens.count - 1
    while ahead < last, isConfigDirective(source.tokens[ahead].kind) {
      ahead = endOfDirective(at: ahead)
    }
    let first = source.tokens[ahead]
    return first.keyword == .case
      || (first.keyword == .default && source.tokens[min(ahead + 1, last)].kind == .colon)
      || (first.kind == .at && source.spells(source.tokens[min(ahead + 1, last)], "unknown"))
  }

  private func isConfigDirective(_ kind: TokenKind) -> Bool {
    kind == .poundIf || kind == .poundElseif || kind == .poundElse
  }

  /// The index behind a `#if`, `#elseif` or `#else` and its condition, which ends with its line.
  func endOfDirective(at start: Int) -> Int {
    var ahead = start + 1
    let last = source.tokens.count - 1
    while ahead < last, !source.tokens[ahead].flags.contains(.atLineStart) {
      ahead = source.balancedEnd(from: ahead)
    }
    return min(ahead, last)
  }

  private mutating func parseItem(into parent: OutlineID, in context: ItemContext) {
    switch token.kind {
    case .semicolon, .shebang:
      advance()
    case .poundIf:
      add(parseIfConfig { $0.parseItems(into: $1, in: context) }, to: parent)
    case .poundSourceLocation:
      advance()
      if at(.leftParen) { index = source.balancedEnd(from: index) }
    default:
      if isDeclarationStart(in: context) {
        parseDeclaration(into: parent, in: context)
      } else if context == .members, !at(.pound) {
        // Not code that can stand here: skip to the next thing that looks like a declaration.
        skipToDeclaration(into: parent)
      } else {
        add(parseStatement(), to: parent)
      }
    }
  }

  private mutating func skipToDeclaration(into parent: OutlineID) {
    var end = index
    repeat {
      // What is never closed must not take the rest of the file with it.
      end =
        source.isUnclosed(end)
        ? min(end + 1, source.tokens.count - 1) : source.balancedEnd(from: end)
      let next = source.tokens[end]
      if next.kind == .endOfFile || next.kind == .rightBrace { break }
      if next.flags.contains(.atLineStart) { break }
    } while true
    skip(into: parent, to: end, because: .unexpected)
  }

  /// `#if … #elseif … #else … #endif`; `content` reads what stands in a clause.
  mutating func parseIfConfig(_ content: (inout OutlineParser, OutlineID) -> Void) -> OutlineID {
    let config = open(.ifConfig)
    guard depth < OutlineParser.depthLimit else {
      skip(into: config, to: endOfIfConfig(), because: .tooDeep)
      close(config)
      return config
    }
    depth += 1
    configDepth += 1
    while at(.poundIf) || at(.poundElseif) || at(.poundElse) {
      let clause = open(.ifConfigClause)
      index = endOfDirective(at: index)
      content(&self, clause)
      while !isAtEnd, !at(.poundElseif), !at(.poundElse), !at(.poundEndif) {
        if at(.rightBrace) { break }
        skip(into: clause, to: source.balancedEnd(from: index), because: .unexpected)
      }
      close(clause)
      add(clause, to: config)
      if at(.rightBrace) || isAtEnd { break }
    }
    configDepth -= 1
    depth -= 1
    _ = eat(.poundEndif)
    close(config)
    return config
  }

  /// The index behind the `#endif` of the `#if` at the current token.
  private func endOfIfConfig() -> Int {
    var open = 0
    var end = index
    while source.tokens[end].kind != .endOfFile {
      let kind = source.tokens[end].kind
      end += 1
      if kind == .poundIf { open += 1 }
      if kind == .poundEndif {
        open -= 1
        if open == 0 { break }
      }
    }
    return end
  }

  // MARK: Types

  /// Moves behind a type; false, and nowhere, where there is none.
  mutating func skipType() -> Bool {
    var scanner = TypeScanner(source: source, index: index)
    guard scanner.scanType() else { return false }
    take(scanner)
    return true
  }

  /// Goes where a scanner stopped, which may be inside an operator token.
  mutating func take(_ scanner: TypeScanner) {
    index = scanner.index
    guard scanner.used > 0 else { return }
    source.tokens[index].offset += scanner.used
    source.tokens[index].length -= scanner.used
    source.tokens[index].flags.remove(.spaceBefore)
    source.tokens[index].flags.insert(.isRest)
    source.tokens[index].kind = kindOfOperatorRest(source.tokens[index])
  }

  /// What is left of an operator once a type has taken its start: `=` of `>=`, `?` of `>?`.
  private func kindOfOperatorRest(_ rest: Token) -> TokenKind {
    guard rest.length == 1 else { return .binaryOperator }
    switch source.byte(rest, at: 0) {
    case UInt8(ascii: "="): return .equal
    case UInt8(ascii: "?"): return .postfixQuestion
    case UInt8(ascii: "!"): return .exclamation
    case UInt8(ascii: "."): return .period
    default: return .binaryOperator
    }
  }

  /// `: Type`, if there is one.
  mutating func parseTypeAnnotation(into parent: OutlineID) {
    guard eat(.colon) else { return }
    parseType(.typeAnnotation, into: parent)
  }

  mutating func parseType(_ kind: OutlineKind, into parent: OutlineID) {
    let type = open(kind)
    if skipType() {
      close(type)
      add(type, to: parent)
    } else {
      outline[type].kind = .gap
    }
  }
}
