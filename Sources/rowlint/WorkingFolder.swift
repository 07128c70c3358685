#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Where the process stands, and the repository around it.
enum WorkingFolder {
  /// Absolute, symbolic links resolved; `/` where it is gone.
  static let path: String = {
    guard let folder = getcwd(nil, 0) else { return "/" }
    defer { free(folder) }
    return String(cString: folder)
  }()

  /// The nearest folder from the working folder upward that holds `.git`; the working folder itself
  /// where there is none.
  static let repositoryRoot: String = {
    var folder = path
    while true {
      // A worktree's `.git` is a file.
      if access(folder == "/" ? "/.git" : "\(folder)/.git", F_OK) == 0 { return folder }
      guard let slash = folder.lastIndex(of: "/"), folder != "/" else { return path }
      folder = slash == folder.startIndex ? "/" : String(folder[..<slash])
    }
  }()

  /// A path below the working folder without that; any other as it is.
  static func relative(_ other: String) -> String {
    let prefix = path == "/" ? path : path + "/"
    return other.hasPrefix(prefix) ? String(other.dropFirst(prefix.count)) : other
  }
}
