import Analysis

/// Turns the places of findings into the paths that people and other programs expect.
struct Locations {
  /// SARIF's name for the repository's root: §3.14.14 `originalUriBaseIds`.
  static let rootID = "SRCROOT"

  private var apps: [String: ReportedApp] = [:]
  private let context: ReportContext

  init(_ report: Report, _ context: ReportContext) {
    for app in report.apps { apps[app.name] = app }
    self.context = context
  }

  /// Relative to the working folder when below it, else absolute.
  func displayPath(_ place: Place) -> String {
    guard let app = apps[place.app] else { return place.path }
    guard app.root.hasPrefix("/") else { return Locations.join(app.root, place.path) }
    if Locations.isTidy(app.root) {
      let path = Locations.join(app.root, place.path)
      return Locations.relative(path, to: context.workingFolder) ?? path
    }
    // `..` after a symbolic link cannot be told from the text.
    let isPlain = !app.root.split(separator: "/").contains("..")
    let root = isPlain ? app.root : app.resolvedRoot
    let path = Locations.join(Locations.withoutEmptyParts(root), place.path)
    return Locations.relative(path, to: context.workingFolder) ?? path
  }

  /// Whether an absolute path has no part that is empty or starts with a dot.
  private static func isTidy(_ path: String) -> Bool {
    var isAfterSlash = false
    for byte in path.utf8 {
      let isSlash = byte == UInt8(ascii: "/")
      if isAfterSlash, isSlash || byte == UInt8(ascii: ".") { return false }
      isAfterSlash = isSlash
    }
    return !isAfterSlash
  }

  /// An absolute path without `.` and doubled slashes.
  private static func withoutEmptyParts(_ path: String) -> String {
    "/" + path.split(separator: "/").filter { $0 != "." }.joined(separator: "/")
  }

  /// Relative to the repository's root; for an app outside it, relative to the app's own root, after
  /// the app's name: no path of this machine gets into a file that others read.
  func repositoryPath(_ place: Place) -> String {
    guard let app = apps[place.app] else { return place.path }
    return Locations.relative(
      Locations.join(app.resolvedRoot, place.path), to: context.repositoryRoot)
      ?? Locations.join(place.app, place.path)
  }

  /// SARIF §3.4 `artifactLocation`: relative to the repository's root; for an app outside it,
  /// relative to the app's own root, so that no path of this machine gets into the file.
  func artifact(_ place: Place) -> JSONValue {
    if let app = apps[place.app],
      let path = Locations.relative(
        Locations.join(app.resolvedRoot, place.path), to: context.repositoryRoot)
    {
      return Locations.artifact(path, base: Locations.rootID)
    }
    return Locations.artifact(place.path, base: Locations.baseID(place.app))
  }

  /// The same for the path of a problem; nil when it is not below the repository's root.
  func artifact(problemPath path: String) -> JSONValue? {
    pathInRepository(path).map { Locations.artifact($0, base: Locations.rootID) }
  }

  /// A problem's path without the folders of this machine; its last part where it is in none of
  /// the repository's.
  func portablePath(_ path: String) -> String {
    guard path.hasPrefix("/") else { return path }
    return pathInRepository(path) ?? path.split(separator: "/").last.map(String.init) ?? path
  }

  private func pathInRepository(_ path: String) -> String? {
    let absolute = Locations.join(context.workingFolder, path)
    return Locations.relative(
      Locations.withoutEmptyParts(absolute), to: context.repositoryRoot)
  }

  /// Apps whose paths are not below the repository's root, sorted.
  var outsideApps: [String] {
    apps.values
      .filter { Locations.relative($0.resolvedRoot + "/", to: context.repositoryRoot) == nil }
      .map(\.name).sorted()
  }

  /// `uriBaseId` of an app outside the repository.
  static func baseID(_ app: String) -> String { "APP-\(app)" }

  private static func artifact(_ path: String, base: String) -> JSONValue {
    ["uri": .string(percentEncoded(path)), "uriBaseId": .string(base)]
  }

  /// `path` without `folder` and the slash after it; nil when it is not below.
  static func relative(_ path: String, to folder: String) -> String? {
    let prefix = folder.hasSuffix("/") ? folder : folder + "/"
    guard path.utf8.starts(with: prefix.utf8) else { return nil }
    return String(decoding: path.utf8.dropFirst(prefix.utf8.count), as: UTF8.self)
  }

  /// An absolute second path stays as it is.
  static func join(_ folder: String, _ path: String) -> String {
    if path.hasPrefix("/") { return path }
    return folder.hasSuffix("/") ? folder + path : "\(folder)/\(path)"
  }

  /// RFC 3986: what may not stand in a path segment is written as `%XX`. So is a colon, which would
  /// make the first segment of a relative path a scheme.
  static func percentEncoded(_ path: String) -> String {
    var result: [UInt8] = []
    for byte in path.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"):
        result.append(byte)
      case _ where "/-._~!$&'()*+,;=@".utf8.contains(byte):
        result.append(byte)
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        result.append(contentsOf: (digits.utf8.count == 1 ? "%0" : "%").utf8)
        result.append(contentsOf: digits.utf8)
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}
