import SwiftSyntax

/// A token or comment as both sides can say it.
struct Piece: Equatable {
  enum Kind: Equatable {
    case token(TokenKind)
    case comment(Comment.Kind)
    // What SwiftParser makes of an operator once it knows the place.
    case leftAngle, rightAngle, ellipsis, operatorName
    case newInSwiftSyntax
  }
  var offset: Int
  var length: Int
  var kind: Kind
  var end: Int { offset + length }
}

// MARK: rowlint's side

func ourPieces(_ bytes: UnsafeBufferPointer<UInt8>, _ buffer: inout TokenBuffer) -> [Piece] {
  Lexer.lex(bytes, into: &buffer)
  var pieces: [Piece] = []
  pieces.reserveCapacity(buffer.tokens.count + buffer.comments.count)
  var comments = buffer.comments[...]
  for (index, token) in buffer.tokens.enumerated() {
    while let comment = comments.first, comment.tokenIndex <= index {
      comments.removeFirst()
      pieces.append(
        Piece(
          offset: Int(comment.offset), length: Int(comment.length),
          kind: .comment(comment.kind)))
    }
    pieces.append(
      Piece(offset: Int(token.offset), length: Int(token.length), kind: .token(token.kind)))
  }
  return pieces
}

// MARK: SwiftParser's side

/// The words that swift-syntax's lexer makes keywords; the parser turns them into identifiers and
/// other words into keywords by context.
let reservedWords: Set<String> = [
  "Any", "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer",
  "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func",
  "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil", "operator",
  "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return", "self",
  "Self", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try",
  "typealias", "var", "where", "while",
]

/// Whether the parser gives an operator in this place one kind, whatever stands around it: as the
/// name of a function, in `==(_:_:)`, `init ?`, `~ Copyable`, before a platform's version.
func hasPlaceOfItsOwn(_ token: TokenSyntax) -> Bool {
  switch token.keyPathInParent {
  case \FunctionDeclSyntax.name, \OperatorDeclSyntax.name, \DeclReferenceExprSyntax.baseName,
    \InitializerDeclSyntax.optionalMark, \SuppressedTypeSyntax.withoutTilde,
    \PlatformVersionSyntax.platform:
    return token.text.utf8.first.map { "/=-+*%<>!&|^~?.".utf8.contains($0) || $0 >= 0x80 } ?? false
  default: return false
  }
}

func kind(of token: TokenSyntax) -> Piece.Kind {
  switch token.tokenKind {
  case .binaryOperator, .prefixOperator, .exclamationMark, .postfixQuestionMark, .identifier:
    if hasPlaceOfItsOwn(token) { return .operatorName }
  default: break
  }
  switch token.tokenKind {
  case .arrow: return .token(.arrow)
  case .atSign: return .token(.at)
  case .backslash: return .token(.backslash)
  case .backtick, .unknown: return .token(.unknown)
  case .binaryOperator: return .token(.binaryOperator)
  case .colon: return .token(.colon)
  case .colonColon: return .token(.colonColon)
  case .comma: return .token(.comma)
  case .ellipsis: return .ellipsis
  case .endOfFile: return .token(.endOfFile)
  case .equal: return .token(.equal)
  case .exclamationMark: return .token(.exclamation)
  case .floatLiteral: return .token(.float)
  case .infixQuestionMark: return .token(.infixQuestion)
  case .integerLiteral: return .token(.integer)
  case .leftAngle: return .leftAngle
  case .leftBrace: return .token(.leftBrace)
  case .leftParen: return .token(.leftParen)
  case .leftSquare: return .token(.leftBracket)
  case .multilineStringQuote: return .token(.multilineStringQuote)
  case .period: return .token(.period)
  case .postfixOperator: return .token(.postfixOperator)
  case .postfixQuestionMark: return .token(.postfixQuestion)
  case .pound: return .token(.pound)
  case .poundAvailable: return .token(.poundAvailable)
  case .poundElse: return .token(.poundElse)
  case .poundElseif: return .token(.poundElseif)
  case .poundEndif: return .token(.poundEndif)
  case .poundIf: return .token(.poundIf)
  case .poundSourceLocation: return .token(.poundSourceLocation)
  case .poundUnavailable: return .token(.poundUnavailable)
  case .prefixAmpersand: return .token(.prefixAmpersand)
  case .prefixOperator: return .token(.prefixOperator)
  case .rawStringPoundDelimiter: return .token(.rawStringPounds)
  case .regexLiteralPattern: return .token(.regexPattern)
  case .regexPoundDelimiter: return .token(.regexPounds)
  case .regexSlash: return .token(.regexSlash)
  case .rightAngle: return .rightAngle
  case .rightBrace: return .token(.rightBrace)
  case .rightParen: return .token(.rightParen)
  case .rightSquare: return .token(.rightBracket)
  case .semicolon: return .token(.semicolon)
  case .shebang: return .token(.shebang)
  case .singleQuote: return .token(.singleQuote)
  case .stringQuote: return .token(.stringQuote)
  case .stringSegment: return .token(.stringSegment)
  case .wildcard: return .token(.wildcard)
  case .identifier, .dollarIdentifier, .keyword:
    let text = token.text
    if text.utf8.first == UInt8(ascii: "$") { return .token(.dollarIdentifier) }
    if text == "_" { return .token(.wildcard) }
    return .token(reservedWords.contains(text) ? .keyword : .identifier)
  @unknown default: return .newInSwiftSyntax
  }
}

/// Whether the token can follow a string's text; after others the string has no end.
func isStringBorder(_ kind: Piece.Kind) -> Bool {
  switch kind {
  case .token(.stringQuote), .token(.multilineStringQuote), .token(.backslash): return true
  default: return false
  }
}

func theirPieces(_ tree: SourceFileSyntax, _ bytes: UnsafeBufferPointer<UInt8>) -> [Piece] {
  var pieces: [Piece] = []
  var offset = 0
  func add(_ trivia: Trivia, length total: Int) {
    let end = offset + total
    for piece in trivia {
      // Text that is not UTF-8 comes repaired, with another length.
      var length = piece.sourceLength.utf8Length
      switch piece {
      case .lineComment, .docLineComment:
        length = min(nextLine(after: offset, bytes) - 1, bytes.count) - offset
      default: break
      }
      switch piece {
      case .lineComment: pieces.append(Piece(offset: offset, length: length, kind: .comment(.line)))
      case .blockComment:
        pieces.append(Piece(offset: offset, length: length, kind: .comment(.block)))
      case .docLineComment:
        pieces.append(Piece(offset: offset, length: length, kind: .comment(.docLine)))
      case .docBlockComment:
        pieces.append(Piece(offset: offset, length: length, kind: .comment(.docBlock)))
      default: break
      }
      offset += length
    }
    offset = end
  }
  let segment = Piece.Kind.token(.stringSegment)
  var opensString = false
  for token in tree.tokens(viewMode: .sourceAccurate) {
    add(token.leadingTrivia, length: token.leadingTriviaLength.utf8Length)
    let length = token.trimmedLength.utf8Length
    let kind = kind(of: token)
    let previous = pieces.last
    if kind == segment, let previous, previous.kind == kind {
      // The parser has a segment a line, rowlint one for all the text.
      pieces[pieces.count - 1].length = offset + length - previous.offset
    } else {
      var start = offset
      if let previous {
        // Line ends after the opening quote and indentation are the parser's trivia.
        if kind == segment {
          start = previous.end
        } else if previous.kind == segment, isStringBorder(kind) {
          pieces[pieces.count - 1].length = offset - previous.offset
        } else if opensString {
          // The parser has no segment for a string of no lines.
          pieces.append(
            Piece(offset: previous.end, length: offset - previous.end, kind: segment))
        }
      }
      pieces.append(Piece(offset: start, length: offset + length - start, kind: kind))
    }
    opensString =
      kind == .token(.multilineStringQuote)
      && token.keyPathInParent == \StringLiteralExprSyntax.openingQuote
    offset += length
    add(token.trailingTrivia, length: token.trailingTriviaLength.utf8Length)
  }
  return pieces
}
