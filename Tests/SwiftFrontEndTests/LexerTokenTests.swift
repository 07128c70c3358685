import Testing

@testable import SwiftFrontEnd

/// What single tokens are.
@Suite struct LexerTokenTests {
  @Test func everyKeywordIsFound() {
    for keyword in Keyword.allCases where keyword != .none {
      let name = String(describing: keyword)
      let tokens = lex(name)
      #expect(tokens.map(\.keyword) == [keyword, .none], "\(name)")
      #expect(tokens[0].kind == (keyword.isReserved ? .keyword : .identifier), "\(name)")
      // The same at the end of a longer text, and nothing like it.
      #expect(lex("x." + name + " + 0123456789abcdef")[2].keyword == keyword)
      #expect(lex(name + "1")[0].keyword == .none)
      #expect(lex("`\(name)`")[0].keyword == .none)
      #expect(lex("`\(name)`")[0].flags.contains(.backticked))
    }
    #expect(Keyword.allCases.filter(\.isReserved).count == 53)
  }

  @Test(arguments: [
    ("a / b / c", "identifier binaryOperator identifier binaryOperator identifier"),
    ("= /b/", "equal regexSlash regexPattern regexSlash"),
    ("(/b/)", "leftParen regexSlash regexPattern regexSlash rightParen"),
    ("(/, /)", "leftParen binaryOperator comma binaryOperator rightParen"),
    ("try? /^ x/", "keyword postfixQuestion regexSlash regexPattern regexSlash"),
    ("a? /^ x/", "identifier postfixQuestion binaryOperator identifier postfixOperator"),
    ("func /(", "keyword prefixOperator leftParen"),
    ("x.0.1", "identifier period integer period integer"),
    ("1.foo", "integer period identifier"),
    ("a ?? b", "identifier binaryOperator identifier"),
    ("a?.b!", "identifier postfixQuestion period identifier exclamation"),
    ("a ? b : c", "identifier infixQuestion identifier colon identifier"),
    ("f(&x)", "identifier leftParen prefixAmpersand identifier rightParen"),
    ("a...", "identifier postfixOperator"),
    ("\\.a", "backslash period identifier"),
    ("#if x", "poundIf identifier"),
    ("#iff", "pound identifier"),
    ("#!x", "shebang"),
    ("a#!x", "identifier pound exclamation identifier"),
    ("\"\"", "stringQuote stringSegment stringQuote"),
    ("#\"\"\"#", "rawStringPounds stringQuote stringSegment stringQuote rawStringPounds"),
    ("$0 $a _", "dollarIdentifier dollarIdentifier wildcard"),
    ("`a b`", "identifier"),
    ("<#a#>", "identifier"),
    ("A::b", "identifier colonColon identifier"),
  ])
  func kindsAreTold(text: String, kinds: String) {
    let found = lex(text).dropLast().map { String(describing: $0.kind) }
    #expect(found.joined(separator: " ") == kinds)
  }

  @Test func whatStandsAroundIsTold() {
    let tokens = lex("a .b/*c*/+\n// d\n(e)\u{A0}f")
    let marks = tokens.map { token in
      (token.flags.contains(.atLineStart) ? "^" : "")
        + (token.flags.contains(.spaceBefore) ? "<" : "")
        + (token.flags.contains(.spaceAfter) ? ">" : "")
    }
    #expect(marks == ["^>", "<", ">", "<>", "^<", "", ">", "<>", ""])
  }

  @Test func anUnclosedStringEndsWithItsLine() {
    let tokens = lex("a = \"b \\(c + \"d\nlet e = 1")
    #expect(tokens.contains { $0.kind == .keyword && $0.keyword == .let })
    #expect(tokens.filter { $0.flags.contains(.hasError) }.count == 2)
  }

  @Test(arguments: [(1_000, false), (999, false), (400, true), (0, true)])
  func aLimitEndsTheTokens(limit: Int, isCut: Bool) {
    var buffer = TokenBuffer()
    var text = String(repeating: "a ", count: 999)
    text.withUTF8 { Lexer.lex($0, into: &buffer, limit: limit) }
    #expect(buffer.isCut == isCut)
    #expect(buffer.tokens.count == 1_000 || isCut && buffer.tokens.count < limit + 600)
    #expect(buffer.tokens.last?.kind == .endOfFile)
    text.withUTF8 { Lexer.lex($0, into: &buffer) }
    #expect(buffer.tokens.count == 1_000 && !buffer.isCut)
  }

  private func lex(_ text: String) -> [Token] {
    var buffer = TokenBuffer()
    var text = text
    text.withUTF8 { Lexer.lex($0, into: &buffer) }
    return buffer.tokens
  }
}
