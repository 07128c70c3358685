import Analysis
import Pipeline
import Reporting

/// A file that an editor has not saved: its content comes from standard input, its place in the
/// family from its name.
struct StandardInput {
  var overlay: FileOverlay
  /// Symbolic links resolved.
  private var resolvedPath: String

  /// Nil without `--stdin`.
  init?(_ arguments: Arguments) throws(UsageError) {
    let name = arguments.value(CheckOptions.stdinFilename)
    guard arguments.has(CheckOptions.stdin) else {
      if name == nil { return nil }
      throw UsageError(message: "--stdin-filename goes with --stdin")
    }
    let path = name ?? "stdin.swift"
    guard let folder = WorkingFolder.resolved(WorkingFolder.folder(of: path)) else {
      throw UsageError(message: "--stdin-filename: there is no folder for '\(path)'")
    }
    if WorkingFolder.isFolder(path) {
      throw UsageError(message: "--stdin-filename names a file, and '\(path)' is a folder")
    }
    do throws(InputFile.Failure) {
      overlay = FileOverlay(path: path, bytes: try InputFile.read("-"))
    } catch {
      throw UsageError(message: "cannot read standard input: \(error.reason)")
    }
    let lastName = path.split(separator: "/").last.map(String.init) ?? path
    resolvedPath =
      WorkingFolder.resolved(path) ?? WorkingFolder.join(folder, lastName)
  }

  /// What to search: what is given; the contract's apps where one of them holds the file; else the
  /// file alone.
  func paths(_ given: [String], _ contract: Contract) -> [String] {
    if given.isEmpty, contract.holds(resolvedPath) { return [] }
    return given + [overlay.path]
  }

  /// Whether a place is in the file: an editor asks about nothing else.
  func holds(_ place: Place, _ apps: [ReportedApp]) -> Bool {
    apps.contains { app in
      app.name == place.app && WorkingFolder.join(app.resolvedRoot, place.path) == resolvedPath
    }
  }
}

extension Contract {
  /// Whether one of its apps holds a file, given with symbolic links resolved.
  func holds(_ file: String) -> Bool {
    apps.contains { app in
      WorkingFolder.resolved(app.path).map { file.hasPrefix(WorkingFolder.join($0, "")) } ?? false
    }
  }
}
