#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// An app that `init` found.
struct FoundApp: Equatable {
  var name: String
  /// Relative to the folder that was searched; `.` for itself.
  var path: String
  /// What shows that it is one: "Mail.xcodeproj".
  var reason: String
}

/// Finds the apps under a folder.
enum AppFinder {
  /// Folders more deeply below are not looked into.
  private static let depthLimit = 6
  /// How a program's type is marked, today and in old apps.
  private static let mains: Set<Substring> = ["@main", "@UIApplicationMain", "@NSApplicationMain"]
  private static let pruned: Set<String> = [
    "Pods", "Carthage", "DerivedData", "node_modules", "build", "vendor",
  ]

  /// Folders with an Xcode project or a package, the outermost ones alone; where there are none,
  /// folders in which a program starts: with `main.swift` or a file that has `@main`. Sorted by path.
  static func apps(under root: String) -> [FoundApp] {
    let projects = search(root) { folder, names in
      if let project = names.filter({ $0.hasSuffix(".xcodeproj") }).min() {
        return FoundApp(
          name: String(project.dropLast(".xcodeproj".count)), path: "", reason: project)
      }
      return names.contains("Package.swift")
        ? FoundApp(name: lastName(folder), path: "", reason: "Package.swift") : nil
    }
    let found =
      projects.isEmpty
      ? search(root) { folder, names in
        names.filter { $0.hasSuffix(".swift") }.sorted()
          .first { $0 == "main.swift" || hasMain(WorkingFolder.join(folder, $0)) }
          .map { FoundApp(name: lastName(folder), path: "", reason: "it starts in \($0)") }
      } : projects
    return unique(found)
  }

  /// Folders with Swift files that stand in none of the apps: those directly in the root, sorted.
  static func leftOut(of apps: [FoundApp], under root: String) -> [String] {
    if apps.contains(where: { $0.path == "." }) { return [] }
    let paths = Set(apps.map(\.path))
    return FolderNames.of(root).folders.filter { name in
      guard !name.hasPrefix("."), !pruned.contains(name) else { return false }
      var waiting = [(path: name, depth: 1)]
      while let (path, depth) = waiting.popLast() {
        if paths.contains(path) { continue }
        let names = FolderNames.of(WorkingFolder.join(root, path))
        if names.all.contains(where: { $0.hasSuffix(".swift") }) { return true }
        guard depth < depthLimit else { continue }
        waiting += names.folders.filter { !$0.hasPrefix(".") && !pruned.contains($0) }
          .map { ("\(path)/\($0)", depth + 1) }
      }
      return false
    }
  }

  private static func search(
    _ root: String, _ judge: (_ folder: String, _ names: [String]) -> FoundApp?
  ) -> [FoundApp] {
    var found: [FoundApp] = []
    var waiting: [(path: String, depth: Int)] = [(".", 0)]
    while let (path, depth) = waiting.popLast() {
      let folder = path == "." ? root : WorkingFolder.join(root, path)
      let names = FolderNames.of(folder)
      if var app = judge(folder, names.all) {
        app.path = path
        found.append(app)
        continue
      }
      guard depth < depthLimit else { continue }
      for name in names.folders where !name.hasPrefix(".") && !pruned.contains(name) {
        waiting.append((path == "." ? name : "\(path)/\(name)", depth + 1))
      }
    }
    return found.sorted { $0.path < $1.path }
  }

  private static func lastName(_ path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? "App"
  }

  private static func hasMain(_ path: String) -> Bool {
    guard let bytes = try? InputFile.read(path) else { return false }
    return String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isWhitespace)
      .contains { mains.contains($0) }
  }

  /// Apps of one name get their path as a name.
  private static func unique(_ apps: [FoundApp]) -> [FoundApp] {
    let counts = Dictionary(grouping: apps, by: \.name).mapValues(\.count)
    return apps.map { app in
      guard counts[app.name, default: 0] > 1 else { return app }
      return FoundApp(name: app.path, path: app.path, reason: app.reason)
    }
  }
}

/// What stands in a folder; symbolic links are not followed.
struct FolderNames {
  var all: [String] = []
  var folders: [String] = []

  static func of(_ folder: String) -> FolderNames {
    var names = FolderNames()
    guard let listing = opendir(folder) else { return names }
    defer { closedir(listing) }
    while let entry = readdir(listing) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 1) { String(cString: $0) }
      }
      if name == "." || name == ".." { continue }
      names.all.append(name)
      var status = stat()
      if lstat(WorkingFolder.join(folder, name), &status) == 0, status.st_mode & S_IFMT == S_IFDIR {
        names.folders.append(name)
      }
    }
    names.all.sort()
    names.folders.sort()
    return names
  }
}
