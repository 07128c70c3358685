/// A place in a source file.
public struct SourcePosition: Hashable, Sendable, Codable, Comparable {
  /// Bytes from the start of the file.
  public var offset: UInt32
  /// 1-based.
  public var line: UInt32
  /// 1-based, in UTF-16 code units: what SARIF (§3.14.11 `columnKind`) and editors count in.
  public var column: UInt32

  public init(offset: UInt32, line: UInt32, column: UInt32) {
    self.offset = offset
    self.line = line
    self.column = column
  }

  public static func < (left: Self, right: Self) -> Bool { left.offset < right.offset }
}

/// A half-open stretch of a source file: `end` is the place after its last byte.
public struct SourceRange: Hashable, Sendable, Codable, Comparable {
  public var start: SourcePosition
  public var end: SourcePosition

  public init(start: SourcePosition, end: SourcePosition) {
    self.start = start
    self.end = end
  }

  public static func < (left: Self, right: Self) -> Bool {
    (left.start.offset, left.end.offset) < (right.start.offset, right.end.offset)
  }
}

/// A half-open stretch of a source file in bytes: a `LineTable` tells its lines and columns.
public struct ByteRange: Hashable, Sendable, Codable, Comparable {
  public var start: UInt32
  /// Behind the last byte.
  public var end: UInt32

  @inlinable
  public init(start: UInt32, end: UInt32) {
    self.start = start
    self.end = end
  }

  public static func < (left: Self, right: Self) -> Bool {
    (left.start, left.end) < (right.start, right.end)
  }

  /// Whether every byte of `other` is also in this range.
  public func contains(_ other: ByteRange) -> Bool {
    start <= other.start && other.end <= end
  }
}
