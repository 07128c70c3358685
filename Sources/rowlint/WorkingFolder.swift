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
  static let repositoryRoot = nearestFolder(from: path) { exists(join($0, ".git")) } ?? path

  /// The nearest folder, from an absolute one upward, that fulfils a condition.
  static func nearestFolder(from start: String, where isWanted: (String) -> Bool) -> String? {
    var folder = start
    while !isWanted(folder) {
      if folder == "/" || !folder.hasPrefix("/") { return nil }
      folder = self.folder(of: folder)
    }
    return folder
  }

  static func join(_ folder: String, _ name: String) -> String {
    folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
  }

  /// A path below the working folder without that; any other as it is.
  static func relative(_ other: String) -> String {
    let prefix = path == "/" ? path : path + "/"
    return other.hasPrefix(prefix) ? String(other.dropFirst(prefix.count)) : other
  }

  /// Absolute, with every symbolic link resolved; nil where there is no such file.
  static func resolved(_ other: String) -> String? {
    guard let real = realpath(other, nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
  }

  /// The folder that a path stands in.
  static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

  static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  static func isFile(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }

  static func isLink(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }

  /// Whether a folder is where a package, an Xcode project or a repository starts.
  static func isProject(_ folder: String) -> Bool {
    if exists(join(folder, "Package.swift")) || exists(join(folder, ".git")) { return true }
    return FolderNames.of(folder).all.contains {
      $0.hasSuffix(".xcodeproj") || $0.hasSuffix(".xcworkspace")
    }
  }
}
