import SourceText

/// The tokens and comments of one file, in arrays that are reused from file to file.
struct TokenBuffer: Sendable {
  /// The last one is always `.endOfFile`.
  var tokens: [Token] = []
  var comments: [Comment] = []
  /// Whether the file has more than was asked for.
  var isCut = false

  mutating func removeAll(keepingCapacity: Bool = true) {
    tokens.removeAll(keepingCapacity: keepingCapacity)
    comments.removeAll(keepingCapacity: keepingCapacity)
    isCut = false
  }
}

/// Turns bytes into tokens. Total: any bytes give tokens, what is malformed is flagged on the token.
///
/// Where it has a choice it reads as swift-syntax's lexer does, so that the two can be compared.
/// Bytes outside tokens and comments are blanks: space, tab, vertical tab, form feed, line ends,
/// NUL, no-break space, a byte order mark.
struct Lexer {
  /// A string literal that waits for the end of an interpolation.
  struct StringState {
    var quote: TokenKind
    /// How many `#` stand before the quote.
    var pounds: Int
    /// The open parentheses of the interpolation around it.
    var outerParens: Int
  }

  let bytes: UnsafePointer<UInt8>
  let end: Int
  let keywords = Keywords.shared
  /// The next byte to be read.
  var at = 0
  /// The open parentheses inside the innermost interpolation, or in the file.
  var openParens = 0
  /// The string literals around this place, innermost last.
  var strings: [StringState] = [] {
    didSet { stopsAtLineEnd = strings.last.map { $0.quote != .multilineStringQuote } ?? false }
  }
  /// Whether a line end would end the string literal around this place.
  private var stopsAtLineEnd = false
  /// What stood before the token that is being read.
  var gap: TokenFlags = .atLineStart
  var failed = FailedSearches()

  /// The newest tokens; they go to `buffer` by the chunk. Before the first there are two stand-ins,
  /// so that there is always a previous token and one before it.
  let chunk: UnsafeMutableBufferPointer<Token>
  var chunkStart = 2
  var chunkEnd = 2
  var buffer: TokenBuffer
  private let limit: Int

  /// Replaces the buffer's content with that of `source`. Offsets are 32 bits wide: what lies past
  /// 4 GiB is not read.
  ///
  /// - Parameter limit: soon after so many tokens there are no more.
  static func lex(
    _ source: UnsafeBufferPointer<UInt8>, into buffer: inout TokenBuffer, limit: Int = .max
  ) {
    buffer.removeAll()
    let length = min(source.count, Int(UInt32.max))
    guard let bytes = source.baseAddress, length > 0 else {
      buffer.tokens.append(Token(kind: .endOfFile, flags: .atLineStart, offset: 0, length: 0))
      return
    }
    var taken = TokenBuffer()
    swap(&taken, &buffer)
    withUnsafeTemporaryAllocation(of: Token.self, capacity: 256) { chunk in
      chunk.initialize(repeating: Token(kind: .endOfFile, offset: 0, length: 0))
      var lexer = Lexer(bytes: bytes, end: length, chunk: chunk, buffer: taken, limit: limit)
      taken = TokenBuffer()
      lexer.run()
      swap(&lexer.buffer, &taken)
    }
    swap(&taken, &buffer)
  }

  private mutating func run() {
    skipGap()
    while at < end, !buffer.isCut {
      let start = at
      let depth = strings.count
      lexToken()
      // Every branch reads a byte or leaves a string; should one not, the byte is no token.
      if at == start, strings.count >= depth { emitByte(.unknown) }
      skipGap()
    }
    emit(.endOfFile, from: end, flags: strings.isEmpty ? [] : .hasError)
    buffer.tokens.append(contentsOf: chunk[chunkStart..<chunkEnd])
  }

  // MARK: Reading and writing

  /// The byte `distance` past the next one; 0 past the end.
  @inline(__always)
  func peek(_ distance: Int = 0) -> UInt8 {
    at &+ distance < end ? bytes[at &+ distance] : 0
  }

  /// The byte at `index`; 0 outside the file.
  @inline(__always)
  func byte(_ index: Int) -> UInt8 {
    index >= 0 && index < end ? bytes[index] : 0
  }

  /// The token before the one that is being read.
  var previous: Token { chunk[chunkEnd - 1] }

  /// Whether that token is the sign of `try?` or `try!`: an operand must follow.
  var isAfterTry: Bool {
    (previous.kind == .postfixQuestion || previous.kind == .exclamation)
      && chunk[chunkEnd - 2].keyword == .try && chunk[chunkEnd - 2].kind == .keyword
  }

  /// Adds the token from `start` to the next byte to be read.
  @inline(__always)
  mutating func emit(
    _ kind: TokenKind, from start: Int, keyword: Keyword = .none, flags: TokenFlags = []
  ) {
    if chunkEnd == chunk.count { flush() }
    chunk[chunkEnd] = Token(
      kind: kind, keyword: keyword, flags: flags.union(gap),
      offset: UInt32(truncatingIfNeeded: start),
      length: UInt32(truncatingIfNeeded: at &- start))
    chunkEnd &+= 1
    gap = []
  }

  /// Moves all tokens but the newest two, which are still looked at, to the buffer.
  @inline(never)
  private mutating func flush() {
    buffer.tokens.append(contentsOf: chunk[chunkStart..<chunkEnd - 2])
    if buffer.tokens.count > limit { buffer.isCut = true }
    chunk[0] = chunk[chunkEnd - 2]
    chunk[1] = chunk[chunkEnd - 1]
    chunkStart = 0
    chunkEnd = 2
  }

  /// Reads one byte as a token.
  @inline(__always)
  private mutating func emitByte(_ kind: TokenKind) {
    at &+= 1
    emit(kind, from: at &- 1)
  }

  // MARK: Tokens

  @inline(__always)
  private mutating func lexToken() {
    let byte = bytes[at]
    if ByteClass.isWordStart(byte) { return lexWord() }
    switch byte {
    case ".":
      let next = peek(1)
      if ByteClass.isOperatorPart(next) || next >= 0x80 { return lexOperator() }
      emitByte(.period)
    case "(":
      openParens += 1
      emitByte(.leftParen)
    case ")":
      if openParens == 0, let string = strings.popLast() {
        emitByte(.rightParen)
        openParens = string.outerParens
        return lexStringBody(string)
      }
      if openParens > 0 { openParens -= 1 }
      emitByte(.rightParen)
    case ",": emitByte(.comma)
    case "{": emitByte(.leftBrace)
    case "}": emitByte(.rightBrace)
    case "[": emitByte(.leftBracket)
    case "]": emitByte(.rightBracket)
    case ";": emitByte(.semicolon)
    case "@": emitByte(.at)
    case "\\": emitByte(.backslash)
    case ":":
      let isDouble = peek(1) == ":"
      at += isDouble ? 2 : 1
      emit(isDouble ? .colonColon : .colon, from: at - (isDouble ? 2 : 1))
    case "\"", "'": lexString(pounds: 0)
    case 0x30...0x39: lexNumber()
    case "#": lexPound()
    case "$": lexDollar()
    case "`": lexBacktick()
    case "\n", "\r": abandonString()
    default:
      if ByteClass.isOperatorPart(byte) { return lexOperator() }
      lexOther()
    }
  }

  /// A line end inside an interpolation of a single-line string ends both.
  @inline(never)
  private mutating func abandonString() {
    emit(.stringSegment, from: at, flags: .hasError)
    openParens = strings.popLast()?.outerParens ?? 0
  }

  // MARK: Gaps

  /// Skips blanks and comments.
  @inline(__always)
  private mutating func skipGap() {
    guard at < end else {
      chunk[chunkEnd &- 1].flags.insert(.spaceAfter)
      return
    }
    // Most tokens follow each other closely or after one space.
    let byte = bytes[at]
    if byte > 0x20, byte < 0x80, byte != "/" { return }
    let start = at
    if byte == " " { at &+= 1 }
    skipRestOfGap()
    if at > start {
      gap.insert(.spaceBefore)
      chunk[chunkEnd &- 1].flags.insert(.spaceAfter)
    }
  }

  @inline(__always)
  private mutating func skipRestOfGap() {
    while at < end {
      let byte = bytes[at]
      if byte > 0x20, byte < 0x80 {
        if byte != "/" || !skipComment() { return }
      } else if byte == 0x0A || byte == 0x0D {
        if stopsAtLineEnd { return }
        gap.insert(.atLineStart)
        at &+= 1
        skipSpaces()
      } else if byte == " " {
        at &+= 1
        skipSpaces()
      } else if byte == "\t" || byte == 0x0B || byte == 0x0C || byte == 0 {
        at &+= 1
      } else if byte == 0xC2, peek(1) == 0xA0 {
        at &+= 2
      } else if byte == 0xEF, peek(1) == 0xBB, peek(2) == 0xBF {
        at &+= 3
      } else {
        return
      }
    }
  }

  @inline(__always)
  private mutating func skipSpaces() {
    while at &+ 8 <= end {
      let other = load(at) ^ 0x2020_2020_2020_2020
      if other != 0 {
        at &+= other.trailingZeroBitCount &>> 3
        return
      }
      at &+= 8
    }
    while at < end, bytes[at] == " " { at &+= 1 }
  }

  /// Eight bytes, the first in the lowest place; `index + 8` must not pass the end.
  @inline(__always)
  func load(_ index: Int) -> UInt64 {
    UInt64(littleEndian: UnsafeRawPointer(bytes + index).loadUnaligned(as: UInt64.self))
  }

  /// The high bit of each byte that equals `byte`; exact up to and including the first such byte.
  @inline(__always)
  static func matches(_ word: UInt64, _ byte: UInt8) -> UInt64 {
    let other = word ^ (0x0101_0101_0101_0101 &* UInt64(byte))
    return (other &- 0x0101_0101_0101_0101) & ~other & 0x8080_8080_8080_8080
  }

  private mutating func skipComment() -> Bool {
    let start = at
    var kind: Comment.Kind
    var hasError = false
    switch peek(1) {
    case "/":
      kind = peek(2) == "/" ? .docLine : .line
      at += 2
      skipToLineEnd()
    case "*":
      let isDoc = peek(2) == "*" && at + 3 < end && peek(3) != "/"
      kind = isDoc ? .docBlock : .block
      hasError = !skipBlockComment()
    default:
      return false
    }
    buffer.comments.append(
      Comment(
        kind: kind, hasError: hasError, offset: UInt32(truncatingIfNeeded: start),
        length: UInt32(truncatingIfNeeded: at - start),
        tokenIndex: UInt32(truncatingIfNeeded: buffer.tokens.count + chunkEnd - chunkStart)))
    return true
  }

  @inline(__always)
  mutating func skipToLineEnd() {
    while at &+ 8 <= end {
      let word = load(at)
      let found = Lexer.matches(word, 0x0A) | Lexer.matches(word, 0x0D)
      if found != 0 {
        at &+= found.trailingZeroBitCount &>> 3
        return
      }
      at &+= 8
    }
    while at < end, bytes[at] != 0x0A, bytes[at] != 0x0D { at += 1 }
  }

  /// Skips a block comment and those nested in it; false when the file ends first.
  private mutating func skipBlockComment() -> Bool {
    at += 2
    var depth = 1
    while at < end {
      switch bytes[at] {
      case "*" where peek(1) == "/":
        at += 2
        depth -= 1
        if depth == 0 { return true }
      case "/" where peek(1) == "*":
        at += 2
        depth += 1
      case "\n", "\r":
        gap.insert(.atLineStart)
        at += 1
      default:
        at += 1
      }
    }
    return false
  }
}

/// Lets bytes be compared with ASCII characters.
@_transparent
func == (byte: UInt8, character: Unicode.Scalar) -> Bool { UInt32(byte) == character.value }

@_transparent
func != (byte: UInt8, character: Unicode.Scalar) -> Bool { UInt32(byte) != character.value }

@_transparent
func ~= (character: Unicode.Scalar, byte: UInt8) -> Bool { UInt32(byte) == character.value }
