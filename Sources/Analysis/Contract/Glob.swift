/// A pattern for paths: `*` and `?` within one part, `**` across parts, `[a-z]`, `{one,other}`,
/// `\` before a character that stands for itself.
///
/// As in a `.gitignore`, a pattern without a `/` before its end matches at any depth, a leading `/`
/// ties it to the root, a trailing one makes it match folders only, and what is in a folder that
/// matches is matched too. Matching takes time in proportion to path and pattern, whatever they are.
public struct Glob: Sendable, Hashable {
  /// Why a text is not a pattern.
  public struct Problem: Error, Hashable {
    /// "`[` is not closed"; a clause without a full stop.
    public var message: String
  }

  /// As the contract writes it.
  public let pattern: String
  private let program: GlobProgram

  /// Throws where the pattern is not one: an open bracket or brace, a `**` that is not a whole part.
  public init(parsing pattern: String) throws(Problem) {
    self.pattern = pattern
    program = try GlobProgram(pattern)
  }

  /// Nil where the pattern is not one.
  public init?(_ pattern: String) {
    guard let glob = try? Glob(parsing: pattern) else { return nil }
    self = glob
  }

  /// Whether the pattern matches the whole path, or a folder that it is in. `path` has `/` between
  /// its parts and none at its start or end.
  public func matches(_ path: some Collection<UInt8>, isFolder: Bool = false) -> Bool {
    program.matches(path, isFolder: isFolder)
  }

  /// The same for text.
  public func matches(_ path: String, isFolder: Bool = false) -> Bool {
    var path = path
    return path.withUTF8 { program.matches($0, isFolder: isFolder) }
  }
}
