#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension Command {
  static let hook = Command(
    name: "hook",
    usage: "hook install|uninstall",
    summary: "Makes git run rowlint before each commit, or no longer.",
    details: """
      The hook goes where git looks for it (core.hooksPath and worktrees are honoured). A hook that
      is there already is kept: it runs first, and uninstall puts it back.
      """,
    options: [],
    run: { arguments, console in
      guard arguments.operands.count == 1, let action = arguments.operands.first,
        action == "install" || action == "uninstall"
      else {
        throw UsageError(
          message: "'hook' takes install or uninstall"
            + (arguments.operands.first.map {
              Suggestion.text(for: $0, in: ["install", "uninstall"])
            } ?? ""))
      }
      do throws(HookFile.Failure) {
        let hook = try HookFile()
        let said = action == "install" ? try hook.install() : try hook.uninstall()
        return console.print(said + "\n", otherwise: .clean)
      } catch {
        console.complain(error.reason)
        return .failed
      }
    })
}

/// git's `pre-commit` hook.
struct HookFile {
  struct Failure: Error {
    var reason: String
  }

  private static let mark =
    "# Written by `rowlint hook install`; `rowlint hook uninstall` removes it."

  private let path: String
  private var keptPath: String { path + ".before-rowlint" }

  init() throws(Failure) {
    do throws(GitProcess.Failure) {
      path = WorkingFolder.join(
        try GitProcess.line(["rev-parse", "--git-path", "hooks"]), "pre-commit")
    } catch {
      throw Failure(reason: "git cannot tell where its hooks are: \(error.reason)")
    }
  }

  /// What was done, for people.
  func install() throws(Failure) -> String {
    var kept = ""
    if WorkingFolder.exists(path) {
      if isOurs {
        try write()
        return "The hook is there already; it was written anew: \(path)"
      }
      guard !WorkingFolder.exists(keptPath) else {
        throw Failure(
          reason: "there is a hook at \(path) and an earlier one at \(keptPath); take one of them "
            + "away first")
      }
      guard rename(path, keptPath) == 0 else {
        throw Failure(reason: "cannot move \(path): \(Descriptor.reason(errno))")
      }
      kept = "\nThe hook that was there runs first; it is now \(keptPath)"
    }
    let folder = WorkingFolder.folder(of: path)
    if !WorkingFolder.exists(folder), mkdir(folder, 0o777) != 0 {
      throw Failure(reason: "cannot make \(folder): \(Descriptor.reason(errno))")
    }
    try write()
    return "git runs `rowlint check --staged` before each commit now: \(path)\(kept)"
  }

  func uninstall() throws(Failure) -> String {
    guard WorkingFolder.exists(path) else { return "There is no hook at \(path)" }
    guard isOurs else {
      throw Failure(reason: "the hook at \(path) was not written by rowlint; it is left alone")
    }
    guard WorkingFolder.exists(keptPath) else {
      guard unlink(path) == 0 else {
        throw Failure(reason: "cannot remove \(path): \(Descriptor.reason(errno))")
      }
      return "git runs rowlint no longer: \(path) is gone"
    }
    guard rename(keptPath, path) == 0 else {
      throw Failure(reason: "cannot move \(keptPath): \(Descriptor.reason(errno))")
    }
    return "git runs rowlint no longer; the hook that was there before is back: \(path)"
  }

  private var isOurs: Bool {
    guard let bytes = try? InputFile.read(path) else { return false }
    return String(decoding: bytes, as: UTF8.self).contains(HookFile.mark)
  }

  private func write() throws(Failure) {
    if let reason = OutputFile(path: path).write(Array(script.utf8)) {
      throw Failure(reason: "cannot write \(path): \(reason)")
    }
    guard chmod(path, 0o755) == 0 else {
      throw Failure(reason: "cannot make \(path) executable: \(Descriptor.reason(errno))")
    }
  }

  /// rowlint is looked up when the hook runs, so that an update needs no new hook; where it is not
  /// in `PATH`, the program that wrote the hook is used.
  private var script: String {
    """
    #!/bin/sh
    \(HookFile.mark)
    before="$(dirname "$0")/pre-commit.before-rowlint"
    if [ -x "$before" ]; then
      "$before" "$@" || exit $?
    fi
    rowlint=$(command -v rowlint) || rowlint=\(HookFile.quoted(ExecutablePath.text))
    if [ ! -x "$rowlint" ]; then
      echo "rowlint is not installed; commit with --no-verify, or install it" >&2
      exit 2
    fi
    exec "$rowlint" check --staged

    """
  }

  /// For a POSIX shell.
  static func quoted(_ text: String) -> String {
    "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''")
      + "'"
  }
}

/// Where this program's own file is.
enum ExecutablePath {
  /// Absolute; the name it was called by where the system does not tell.
  static var text: String {
    #if canImport(Darwin)
      var size = UInt32(PATH_MAX)
      var buffer = [CChar](repeating: 0, count: Int(size) + 1)
      guard _NSGetExecutablePath(&buffer, &size) == 0 else { return CommandLine.arguments[0] }
      let path = buffer.withUnsafeBufferPointer { $0.baseAddress.map { String(cString: $0) } } ?? ""
      return WorkingFolder.resolved(path) ?? path
    #else
      return WorkingFolder.resolved("/proc/self/exe") ?? CommandLine.arguments[0]
    #endif
  }
}
