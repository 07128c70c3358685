/// One piece of Swift source. Trivia is not a token: comments are kept apart, blanks are the gaps.
struct Token: Equatable, Sendable {
  var kind: TokenKind
  /// The keyword this token spells, contextual ones too; `.none` for any other word. A back-ticked
  /// word is never a keyword.
  var keyword: Keyword = .none
  var flags: TokenFlags = []
  /// Bytes from the start of the file.
  var offset: UInt32
  /// Bytes.
  var length: UInt32

  var end: UInt32 { offset + length }
}

/// What a token is, in swift-syntax's terms so that the two can be compared.
enum TokenKind: UInt8, Sendable, CaseIterable {
  case endOfFile
  /// Includes back-ticked and raw identifiers, back-ticks and all.
  case identifier
  /// A word that is a keyword wherever it stands. Contextual keywords are identifiers here.
  case keyword
  /// `$0`, `$name`
  case dollarIdentifier
  /// `_`
  case wildcard
  case integer
  case float

  /// `"`
  case stringQuote
  /// `"""`
  case multilineStringQuote
  /// `'`, only in malformed code
  case singleQuote
  /// The `#`s before and after a raw string's quotes.
  case rawStringPounds
  /// The text between quotes and interpolations; may be empty.
  case stringSegment
  /// The `\` of an interpolation, or of a key path.
  case backslash
  /// `/` of a regex literal
  case regexSlash
  case regexPounds
  case regexPattern

  case leftParen, rightParen
  case leftBracket, rightBracket
  case leftBrace, rightBrace
  case comma, colon, semicolon
  /// `::` of a module selector
  case colonColon
  case period
  case at
  /// A `#` that starts a macro expansion or an old-style literal such as `#file`.
  case pound

  /// `=`
  case equal
  /// `->`
  case arrow
  /// `&` before an operand
  case prefixAmpersand
  case postfixQuestion, infixQuestion
  case exclamation
  case binaryOperator, prefixOperator, postfixOperator

  case poundIf, poundElseif, poundElse, poundEndif
  case poundAvailable, poundUnavailable
  case poundSourceLocation

  /// `#!…` on the first line
  case shebang
  /// Bytes that can be no token.
  case unknown
}

/// What stands around a token, and whether it is whole.
struct TokenFlags: OptionSet, Sendable {
  let rawValue: UInt8
  /// First on its line.
  static let atLineStart = TokenFlags(rawValue: 1 << 0)
  /// Blank, line end or comment before it.
  static let spaceBefore = TokenFlags(rawValue: 1 << 1)
  /// Blank, line end, comment or end of file after it.
  static let spaceAfter = TokenFlags(rawValue: 1 << 2)
  /// Malformed: an unterminated string, a bad digit, invalid UTF-8, …
  static let hasError = TokenFlags(rawValue: 1 << 3)
  /// A word in back-ticks.
  static let backticked = TokenFlags(rawValue: 1 << 4)
  /// The rest of an operator whose start a type has taken: `=` of `>=`. Set by the outline only.
  static let isRest = TokenFlags(rawValue: 1 << 5)
}

/// A comment, kept apart from the tokens.
struct Comment: Equatable, Sendable {
  enum Kind: UInt8, Sendable { case line, docLine, block, docBlock }
  var kind: Kind
  /// A block comment without its end.
  var hasError: Bool
  /// Bytes from the start of the file.
  var offset: UInt32
  /// Bytes; a line comment's line end is not part of it.
  var length: UInt32
  /// How many tokens stand before it.
  var tokenIndex: UInt32
}

/// The words that have a meaning of their own in Swift.
///
/// Source: *The Swift Programming Language*, "Keywords and Punctuation"; swift-syntax `Keyword`.
/// `Keywords` spells them in the same order.
enum Keyword: UInt8, Sendable, CaseIterable {
  case none
  // Keywords wherever they stand.
  case `Any`, `as`, `associatedtype`, `break`, `case`, `catch`, `class`, `continue`, `default`,
    `defer`, `deinit`, `do`, `else`, `enum`, `extension`, `fallthrough`, `false`, `fileprivate`,
    `for`, `func`, `guard`, `if`, `import`, `in`, `init`, `inout`, `internal`, `is`, `let`, `nil`,
    `operator`, `precedencegroup`, `private`, `protocol`, `public`, `repeat`, `rethrows`, `return`,
    `Self`, `self`, `static`, `struct`, `subscript`, `super`, `switch`, `throw`, `throws`, `true`,
    `try`, `typealias`, `var`, `where`, `while`
  // Keywords in their context only.
  case actor, any, async, await, borrowing, consume, consuming, convenience, copy, didSet, discard,
    dynamic, each, final, get, indirect, infix, isolated, lazy, macro, mutating, nonisolated,
    nonmutating, open, optional, override, package, postfix, prefix, reasync, required,
    sending, set, some, then, unowned, unsafe, weak, willSet, yield, _modify, _read, distributed
}

/// Up to sixteen bytes of a word, the first in the lowest place, zeros after the last.
struct PackedWord: Equatable {
  var low: UInt64
  var high: UInt64

  @inline(__always)
  init(low: UInt64, high: UInt64) {
    self.low = low
    self.high = high
  }

  /// A longer text is no word that could be looked up: its bytes past the sixteenth spoil the rest.
  init(_ text: UnsafeBufferPointer<UInt8>) {
    self.init(low: 0, high: 0)
    for (index, byte) in text.enumerated() {
      if index < 8 {
        low |= UInt64(byte) << UInt64(8 * index)
      } else if index < 16 {
        high |= UInt64(byte) << UInt64(8 * (index - 8))
      } else {
        high = .max
        return
      }
    }
  }

  init(_ text: StaticString) {
    self.init(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }
}

/// The keywords by their spelling: a perfect hash that is made once and never changes.
struct Keywords: @unchecked Sendable {
  static let shared = Keywords()

  /// In the order of `Keyword`, a space between two. Asking each case for its name would take a
  /// tenth of the program's start.
  private static let spellings: StaticString = """
    Any as associatedtype break case catch class continue default defer deinit do else enum \
    extension fallthrough false fileprivate for func guard if import in init inout internal is \
    let nil operator precedencegroup private protocol public repeat rethrows return Self self \
    static struct subscript super switch throw throws true try typealias var where while \
    actor any async await borrowing consume consuming convenience copy didSet discard dynamic \
    each final get indirect infix isolated lazy macro mutating nonisolated nonmutating open \
    optional override package postfix prefix reasync required sending set some then unowned \
    unsafe weak willSet yield _modify _read distributed
    """

  /// By a keyword's raw value.
  private let words: UnsafeMutablePointer<PackedWord>
  /// By hash, the raw value of the one keyword that can have it.
  private let candidates: UnsafeMutablePointer<UInt8>

  private init() {
    let text = UnsafeBufferPointer(
      start: Keywords.spellings.utf8Start, count: Keywords.spellings.utf8CodeUnitCount)
    let names =
      [PackedWord(low: 0, high: 0)]
      + text.split(separator: 0x20).map {
        PackedWord(UnsafeBufferPointer(rebasing: $0))
      }
    precondition(names.count == Keyword.allCases.count, "a spelling for each keyword")
    words = .allocate(capacity: names.count)
    words.initialize(from: names, count: names.count)
    candidates = .allocate(capacity: 1024)
    candidates.initialize(repeating: 0, count: 1024)
    for (value, name) in names.enumerated().dropFirst() {
      let hash = Keywords.hash(name)
      precondition(candidates[hash] == 0, "two keywords of one hash: look for another multiplier")
      candidates[hash] = UInt8(value)
    }
  }

  /// 0 to 1023; the multiplier gives each keyword a hash of its own.
  @inline(__always)
  private static func hash(_ word: PackedWord) -> Int {
    Int(truncatingIfNeeded: ((word.low &+ word.high &* 31) &* 0x91C5_664A_81D2_6625) &>> 54)
  }

  @inline(__always)
  func find(_ word: PackedWord) -> Keyword {
    let candidate = candidates[Keywords.hash(word)]
    let found = words[Int(candidate)]
    let isEqual = (found.low ^ word.low) | (found.high ^ word.high) == 0
    return unsafeBitCast(isEqual ? candidate : 0, to: Keyword.self)
  }
}

extension Keyword {
  /// Whether the word is a keyword wherever it stands.
  @inline(__always)
  var isReserved: Bool { rawValue &- 1 < Keyword.while.rawValue }
}
