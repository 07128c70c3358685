/// Gives the bytes of a file that a finding is in; formats read no files themselves.
public struct SourceReader: Sendable {
  /// App name and path relative to its root in, the file's bytes out; nil when it is gone.
  public var bytes: @Sendable (_ app: String, _ path: String) -> [UInt8]?

  public init(bytes: @escaping @Sendable (_ app: String, _ path: String) -> [UInt8]?) {
    self.bytes = bytes
  }

  /// Knows no file: findings are printed without their source lines.
  public static let none = SourceReader { _, _ in nil }
}
