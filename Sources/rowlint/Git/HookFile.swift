#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// git's `pre-commit` hook.
struct HookFile {
  struct Failure: Error {
    var reason: String
  }

  static let actions = ["install", "uninstall"]

  private static let mark =
    "# Written by `rowlint hook install`; `rowlint hook uninstall` removes it."

  private let path: String
  private var folder: String { WorkingFolder.folder(of: path) }
  private var keptPath: String { path + ".before-rowlint" }

  init() throws(Failure) {
    do throws(GitProcess.Failure) {
      if try GitProcess.line(["rev-parse", "--is-bare-repository"]) == "true" {
        throw GitProcess.Failure(
          reason: "this repository is bare, so nobody commits in it; install the hook in a clone")
      }
      path = WorkingFolder.join(
        try GitProcess.line(["rev-parse", "--git-path", "hooks"]), "pre-commit")
    } catch {
      throw Failure(reason: "no place for a hook: \(error.reason)")
    }
    let resolved = WorkingFolder.resolved(folder) ?? folder
    if resolved.split(separator: "/").suffix(2) == [".husky", "_"] {
      throw Failure(
        reason: "husky keeps the hooks of this repository and would write over this one; put the "
          + "line 'rowlint check --staged' into .husky/pre-commit instead")
    }
  }

  /// What was done, for people.
  func install() throws(Failure) -> String {
    var kept = ""
    if isThere(path) {
      if isOurs {
        try write()
        return "The hook is there already; it was written anew: \(path)"
      }
      guard !isThere(keptPath) else {
        throw Failure(
          reason: "there is a hook at \(path) and an earlier one at \(keptPath); take one of them "
            + "away first")
      }
      let didRun = access(path, X_OK) == 0
      guard rename(path, keptPath) == 0 else {
        throw Failure(reason: "cannot move \(path): \(Descriptor.reason(errno))")
      }
      kept =
        didRun
        ? "\nThe hook that was there runs first; it is now \(keptPath)"
        : "\nThe hook that was there is not executable, so it does not run; it is now \(keptPath)"
    }
    try makeFolder()
    try write()
    return "git runs 'rowlint check --staged' before each commit now: \(path)\(kept)\(shared)"
  }

  func uninstall() throws(Failure) -> String {
    guard isThere(path) else { return "There is no hook at \(path)" }
    guard isOurs else {
      throw Failure(reason: "the hook at \(path) was not written by rowlint; it is left alone")
    }
    guard isThere(keptPath) else {
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

  /// Where `core.hooksPath` leads out of the repository, others run the hook too.
  private var shared: String {
    let own = [["rev-parse", "--git-common-dir"], ["rev-parse", "--show-toplevel"]]
      .compactMap { try? GitProcess.line($0) }.compactMap { WorkingFolder.resolved($0) }
    guard let resolved = WorkingFolder.resolved(folder),
      !own.contains(where: { resolved.hasPrefix(WorkingFolder.join($0, "")) })
    else { return "" }
    return
      "\nThat folder is not this repository's own (core.hooksPath): every repository that uses "
      + "it runs rowlint now"
  }

  /// Also a link that leads nowhere.
  private func isThere(_ path: String) -> Bool {
    WorkingFolder.exists(path) || WorkingFolder.isLink(path)
  }

  private var isOurs: Bool {
    guard let bytes = try? InputFile.read(path) else { return false }
    return String(decoding: bytes, as: UTF8.self).contains(HookFile.mark)
  }

  /// With the folders above it.
  private func makeFolder() throws(Failure) {
    var missing: [String] = []
    var next = folder
    while !WorkingFolder.exists(next), next != ".", next != "/" {
      missing.append(next)
      next = WorkingFolder.folder(of: next)
    }
    for folder in missing.reversed() where mkdir(folder, 0o777) != 0 {
      throw Failure(reason: "cannot make \(folder): \(Descriptor.reason(errno))")
    }
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
      echo "rowlint: error: rowlint is not installed; install it, or commit with --no-verify" >&2
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
