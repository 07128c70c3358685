/// Makes tokens visible: what `rowlint dump tokens` prints and the golden files hold.
extension SwiftFrontEnd {
  /// One line a token or comment, in the order of the file: offset, length, kind, then the keyword
  /// where there is one, then flags: `^` first on its line, `<` blank before, `>` blank after,
  /// `!` malformed. Offsets and lengths are in bytes.
  public static func dumpTokens(_ bytes: UnsafeBufferPointer<UInt8>) -> String {
    var buffer = TokenBuffer()
    Lexer.lex(bytes, into: &buffer)
    var text = ""
    var comments = buffer.comments[...]
    for (index, token) in buffer.tokens.enumerated() {
      while let comment = comments.first, comment.tokenIndex <= index {
        comments.removeFirst()
        text += "\(comment.offset) \(comment.length) \(comment.kind)Comment"
        text += comment.hasError ? " !\n" : "\n"
      }
      text += "\(token.offset) \(token.length) \(token.kind)"
      if token.keyword != .none { text += " \(token.keyword)" }
      let marks = token.flags.marks
      text += marks.isEmpty ? "\n" : " \(marks)\n"
    }
    return text
  }
}

extension TokenFlags {
  fileprivate var marks: String {
    (contains(.atLineStart) ? "^" : "") + (contains(.spaceBefore) ? "<" : "")
      + (contains(.spaceAfter) ? ">" : "") + (contains(.hasError) ? "!" : "")
  }
}
