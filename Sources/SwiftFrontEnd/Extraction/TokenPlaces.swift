import SourceText

/// Where the tokens of a file stand, in lines and columns.
struct TokenPlaces {
  private let source: TokenSource
  let lines: LineIndex

  init(_ source: TokenSource) {
    self.source = source
    lines = LineIndex(source.bytes)
  }

  /// Any byte.
  func position(of offset: UInt32) -> SourcePosition {
    lines.position(of: Int(offset), in: source.bytes)
  }

  /// The first byte of a token.
  func start(of token: Int) -> SourcePosition { position(of: source.tokens[token].offset) }

  /// The place behind the last byte of a token.
  func end(of token: Int) -> SourcePosition { position(of: source.tokens[token].end) }
}
