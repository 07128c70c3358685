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
    words: HookFile.actions,
    run: { arguments, console in
      guard let action = arguments.operands.first, HookFile.actions.contains(action) else {
        throw UsageError(
          message: "'hook' takes install or uninstall"
            + (arguments.operands.first.map { word in
              ", not '\(word)'" + Suggestion.text(for: word, in: HookFile.actions)
            } ?? ""))
      }
      if let word = arguments.operands.dropFirst().first {
        throw UsageError(message: "'hook \(action)' takes no '\(word)'")
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
