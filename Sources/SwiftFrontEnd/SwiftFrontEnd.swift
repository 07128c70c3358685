import Facts
import SourceText

/// Reads Swift: bytes in, facts out. The module's one public entry; tokens and outline stay inside.
public enum SwiftFrontEnd {
  /// Files of more tokens are refused where someone else's are read: what a token comes to takes a
  /// hundred bytes and more, and some bound there must be. It is ten times what the largest of real
  /// files have, generated ones too.
  public static let mostTokens = 2 << 20

  /// The facts of one file, or `tooManyTokens`.
  public static func boundedFacts(
    path: String, bytes: UnsafeBufferPointer<UInt8>
  ) throws(SourceReadError) -> FileFacts {
    guard let facts = facts(path: path, bytes: bytes, limit: mostTokens) else {
      throw .tooManyTokens
    }
    return facts
  }

  /// The facts of one file, however large it is. Total: any bytes give facts, unreadable stretches are
  /// in `gaps`.
  ///
  /// `path` is what the facts are filed under; nothing is read from it.
  public static func facts(path: String, bytes: UnsafeBufferPointer<UInt8>) -> FileFacts {
    facts(path: path, bytes: bytes, limit: .max)
      ?? FileFacts(path: path, contentHash: ContentHash(bytes), lines: LineTable(bytes))
  }

  /// Nil for a file of more than `limit` tokens.
  private static func facts(
    path: String, bytes: UnsafeBufferPointer<UInt8>, limit: Int
  ) -> FileFacts? {
    // Tokens and outline are gone before the facts are put together: they are the larger part of
    // what a large file needs.
    guard var extractor = extractor(of: bytes, limit: limit) else { return nil }
    defer { extractor.free() }
    return extractor.takeFacts(path: path, contentHash: ContentHash(bytes))
  }

  private static func extractor(of bytes: UnsafeBufferPointer<UInt8>, limit: Int) -> Extractor? {
    var buffer = tokens(of: bytes, limit: limit)
    guard !buffer.isCut else { return nil }
    return withOutline(of: bytes, &buffer) { source, outline in
      var extractor = Extractor(source: source, outline: outline)
      extractor.read()
      return extractor
    }
  }

  /// Lexes and outlines for the time of `body`, however large the file is.
  static func withOutline<Result>(
    of bytes: UnsafeBufferPointer<UInt8>, _ body: (TokenSource, Outline) -> Result
  ) -> Result {
    var buffer = tokens(of: bytes)
    return withOutline(of: bytes, &buffer, body)
  }

  private static func tokens(
    of bytes: UnsafeBufferPointer<UInt8>, limit: Int = .max
  ) -> TokenBuffer {
    var buffer = TokenBuffer()
    buffer.tokens.reserveCapacity(min(bytes.count / 6, limit) + 16)
    Lexer.lex(bytes, into: &buffer, limit: limit)
    return buffer
  }

  private static func withOutline<Result>(
    of bytes: UnsafeBufferPointer<UInt8>, _ buffer: inout TokenBuffer,
    _ body: (TokenSource, Outline) -> Result
  ) -> Result {
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
