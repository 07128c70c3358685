/// Gives the bytes of a file that a finding is in; formats read no files themselves.
public struct SourceReader: Sendable {
  /// App name and path relative to its root in, the file's bytes out; nil when it is gone.
  public var bytes: @Sendable (_ app: String, _ path: String) -> [UInt8]?
  /// The same and a 1-based line in, `LineHash` of that line out, for a file whose bytes are not
  /// here; nil where it is not known.
  public var lineHash: @Sendable (_ app: String, _ path: String, _ line: UInt32) -> String?

  public init(
    bytes: @escaping @Sendable (_ app: String, _ path: String) -> [UInt8]?,
    lineHash: @escaping @Sendable (_ app: String, _ path: String, _ line: UInt32) -> String? = {
      _, _, _ in nil
    }
  ) {
    self.bytes = bytes
    self.lineHash = lineHash
  }

  /// Knows no file: findings are printed without their source lines.
  public static let none = SourceReader(bytes: { _, _ in nil })
}
