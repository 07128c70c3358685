/// A pattern for paths: `*` and `?` within one part, `**` across parts, `[a-z]`, `{one,other}`.
public struct Glob: Sendable, Hashable {
  /// As the contract writes it.
  public let pattern: String

  /// Nil where the pattern is not one: an open bracket or brace, a `**` that is not a whole part.
  public init?(_ pattern: String) {
    self.pattern = pattern
  }

  /// Whether the pattern matches the whole path, or a folder that it is in. `path` has `/` between
  /// its parts and none at its start.
  public func matches(_ path: some Collection<UInt8>) -> Bool { false }

  public func matches(_ path: String) -> Bool { matches(Array(path.utf8)) }
}
