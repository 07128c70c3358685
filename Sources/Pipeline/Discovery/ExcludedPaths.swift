import SourceText

/// The contract's `exclude` globs, for one app.
struct ExcludedPaths: Sendable {
  private let rules: IgnoreRules
  private let baseLength: Int

  /// - Parameter base: the folder that the globs are relative to, absolute and resolved.
  init(_ globs: [String], base: SourcePath) {
    rules = IgnoreRules(globs.joined(separator: "\n"))
    baseLength = base.bytes.last == UInt8(ascii: "/") ? base.bytes.count - 1 : base.bytes.count
  }

  /// Whether a glob matches this very path; parameters as in `IgnoreScope.verdict`.
  func contains(_ path: UnsafeBufferPointer<UInt8>, nameStart: Int, isFolder: Bool) -> Bool {
    guard !rules.isEmpty, path.count > baseLength + 1 else { return false }
    let start = baseLength + 1
    let relative = UnsafeBufferPointer(rebasing: path[start...])
    return rules.isIgnored(relative, nameStart: nameStart - start, isFolder: isFolder) ?? false
  }

  /// Whether a glob matches the path or a folder that it is in.
  func containsAnyPart(of path: SourcePath) -> Bool {
    guard !rules.isEmpty, path.bytes.count > baseLength + 1 else { return false }
    var nameStart = baseLength + 1
    return path.bytes.withUnsafeBufferPointer { bytes in
      while true {
        let end = bytes[nameStart...].firstIndex(of: UInt8(ascii: "/")) ?? bytes.count
        let part = UnsafeBufferPointer(rebasing: bytes[..<end])
        if contains(part, nameStart: nameStart, isFolder: end < bytes.count) { return true }
        guard end < bytes.count else { return false }
        nameStart = end + 1
      }
    }
  }
}
