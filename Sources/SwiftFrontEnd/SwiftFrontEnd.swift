import Facts
import SourceText

/// Reads Swift: bytes in, facts out. The module's one public entry; tokens and outline stay inside.
public enum SwiftFrontEnd {
  /// The facts of one file. Total: any bytes give facts, unreadable stretches are in `gaps`.
  ///
  /// `path` is what the facts are filed under; nothing is read from it.
  public static func facts(path: String, bytes: UnsafeBufferPointer<UInt8>) -> FileFacts {
    // Tokens and outline are gone before the facts are put together: they are the larger part of
    // what a large file needs.
    var extractor = withOutline(of: bytes) { source, outline in
      var extractor = Extractor(source: source, outline: outline)
      extractor.read()
      return extractor
    }
    defer { extractor.free() }
    return extractor.takeFacts(path: path, contentHash: ContentHash(bytes))
  }

  /// Lexes and outlines for the time of `body`.
  static func withOutline<Result>(
    of bytes: UnsafeBufferPointer<UInt8>, _ body: (TokenSource, Outline) -> Result
  ) -> Result {
    var buffer = TokenBuffer()
    buffer.tokens.reserveCapacity(bytes.count / 6 + 16)
    Lexer.lex(bytes, into: &buffer)
    let ends = UnsafeMutablePointer<UInt32>.allocate(capacity: buffer.tokens.count)
    defer { ends.deallocate() }
    return buffer.comments.withUnsafeBufferPointer { comments in
      buffer.tokens.withUnsafeMutableBufferPointer { tokens in
        let source = TokenSource(tokens: tokens, comments: comments, bytes: bytes, ends: ends)
        let outline = OutlineParser.parse(source)
        defer { outline.free() }
        return body(source, outline)
      }
    }
  }
}
