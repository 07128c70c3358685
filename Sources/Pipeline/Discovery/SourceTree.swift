import SourceText

/// A file that was found, and where.
public struct SourceFile: Sendable, Equatable {
  /// Relative to the app's root.
  public var path: SourcePath

  public init(path: SourcePath) { self.path = path }
}

/// An app's folder and the source files in it.
public struct SourceTree: Sendable, Equatable {
  public var name: String
  /// Absolute, as the user named it.
  public var root: SourcePath
  /// The same with every symbolic link resolved.
  public var resolvedRoot: SourcePath
  /// As the user typed it; what messages show.
  public var givenRoot: SourcePath
  /// Sorted by path, byte by byte.
  public var files: SourceFiles
  /// Whether the user named the app's folder, rather than files in it.
  public var isFolder: Bool
  /// How its files were found, where that is to be kept for later runs and `files` are just those.
  var walk: WalkRecord?

  /// A path in the app, as the user would type it.
  public func shownPath(_ path: SourcePath) -> String {
    if givenRoot.bytes.isEmpty || givenRoot.bytes == Array(".".utf8) { return path.text }
    return path.bytes.isEmpty ? givenRoot.text : givenRoot.appending(path.bytes).text
  }
}
