/// One line of an ignore file, ready to be matched byte by byte.
///
/// Source: gitignore(5) and git's `dir.c` and `wildmatch.c`, whose behaviour decides where the
/// manual is silent. Matching takes time proportional to pattern times path at most.
struct IgnorePattern: Sendable {
  /// `!`: what it matches is not ignored.
  let isNegated: Bool
  /// Ends in `/`: matches folders only.
  let isFolderOnly: Bool
  /// Has no `/` inside: is matched with the last component, at any depth.
  let isNameOnly: Bool
  private let glob: IgnoreGlob

  /// Nil for a blank line, a comment, and a pattern that can match nothing.
  init?(line: ArraySlice<UInt8>) {
    guard line.first != UInt8(ascii: "#") else { return nil }
    var pattern = IgnorePattern.withoutTrailingSpaces(line.prefix { $0 != 0 })
    isNegated = pattern.first == UInt8(ascii: "!")
    if isNegated { pattern = pattern.dropFirst() }
    isFolderOnly = pattern.last == UInt8(ascii: "/")
    if isFolderOnly { pattern = pattern.dropLast() }
    isNameOnly = !pattern.contains(UInt8(ascii: "/"))
    if pattern.first == UInt8(ascii: "/") { pattern = pattern.dropFirst() }
    guard !pattern.isEmpty, let glob = IgnoreGlob(pattern) else { return nil }
    self.glob = glob
  }

  /// - Parameters:
  ///   - path: relative to the folder of the ignore file.
  ///   - nameStart: where the last component of `path` starts.
  @inline(__always)
  func matches(_ path: UnsafeBufferPointer<UInt8>, nameStart: Int, isFolder: Bool) -> Bool {
    if isFolderOnly && !isFolder { return false }
    let subject =
      isNameOnly ? UnsafeBufferPointer(rebasing: path[nameStart...]) : path
    return glob.matches(subject)
  }

  /// A space counts when a backslash stands before it.
  private static func withoutTrailingSpaces(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var end = line.startIndex
    var index = line.startIndex
    while index < line.endIndex {
      if line[index] == UInt8(ascii: "\\") {
        index += 1
        end = min(index + 1, line.endIndex)
      } else if line[index] != UInt8(ascii: " ") {
        end = index + 1
      }
      index += 1
    }
    return line[..<end]
  }
}
