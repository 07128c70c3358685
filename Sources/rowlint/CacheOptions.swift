/// Where results are kept from run to run.
enum CacheOptions {
  static let off = Option("--no-cache", "judge every app anew and keep no results")
  static let folder = Option(
    "--cache-dir", takes: .required("DIR"),
    "keep results there; they are used while no file changes")

  static let all = [off, folder]

  /// The folder that holds here, made or not; nil where results are not kept.
  ///
  /// The command line counts before `ROWLINT_NO_CACHE` and `ROWLINT_CACHE_DIR`, those before the
  /// system's own place for caches.
  static func place(
    _ arguments: Arguments, variable: (String) -> String? = Terminal.variable
  ) throws(UsageError) -> String? {
    if let path = arguments.value(folder), path.isEmpty {
      throw UsageError(
        message: "--cache-dir takes the name of a folder; --no-cache keeps no results")
    }
    if arguments.has(off) { return nil }
    if let path = arguments.value(folder) { return path }
    // An empty one counts as not set.
    func value(_ name: String) -> String? { variable(name).flatMap { $0.isEmpty ? nil : $0 } }
    if value("ROWLINT_NO_CACHE") != nil { return nil }
    return value("ROWLINT_CACHE_DIR") ?? systemPlace(value)
  }

  /// Source: the XDG Base Directory Specification, which wants relative paths ignored; Apple's "File
  /// System Programming Guide", "The Library Directory".
  private static func systemPlace(_ variable: (String) -> String?) -> String? {
    if let folder = variable("XDG_CACHE_HOME"), folder.hasPrefix("/") {
      return WorkingFolder.join(folder, "rowlint")
    }
    guard let home = variable("HOME"), home.hasPrefix("/") else { return nil }
    #if canImport(Darwin)
      return WorkingFolder.join(home, "Library/Caches/rowlint")
    #else
      return WorkingFolder.join(home, ".cache/rowlint")
    #endif
  }
}
