import SourceText

/// A comment that speaks to rowlint: `// rowlint:allow …`.
///
/// Only comments of the source's own grammar become directives, so one inside a string is none.
/// What it says is read later; a front end only tells where it stands and what it stands before.
public struct Directive: Codable, Sendable, Equatable {
  /// What stands behind `rowlint:`, without blanks at the ends or a block comment's `*/`.
  public var text: String
  /// The whole comment.
  public var range: ByteRange
  /// Alone on its line it covers the next expression or declaration to its end, and this is that
  /// stretch; at the end of a line it covers the line before it. Nil where nothing follows.
  public var covers: ByteRange?
  /// No other code stands on its line.
  public var isAlone: Bool
  /// Nothing but imports and comments stands before it in the file.
  public var isBeforeCode: Bool

  public init(
    text: String, range: ByteRange, covers: ByteRange?, isAlone: Bool, isBeforeCode: Bool
  ) {
    self.text = text
    self.range = range
    self.covers = covers
    self.isAlone = isAlone
    self.isBeforeCode = isBeforeCode
  }
}
