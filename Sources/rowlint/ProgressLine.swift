import SourceText
import Pipeline

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// One line on standard error that says how far a run has come, where it takes over a second and
/// somebody looks.
struct ProgressLine {
  let console: Console

  init(_ console: Console) { self.console = console }

  /// Runs a request and takes the line away at its end.
  func run(_ request: RunRequest) -> RunResult {
    guard Terminal.isTerminal(STDERR_FILENO) else { return Pipeline.run(request) }
    let progress = RunProgress()
    var watched = request
    watched.progress = progress
    let task = watched
    let result = Locked<RunResult?>(nil)
    let isTaken = Locked(false)
    // Whichever thread comes first runs, the other one watches: the system may refuse either.
    Workers(jobs: 2).onEach { [console] _ in
      let isFirst = isTaken.withLock { taken in
        defer { taken = true }
        return !taken
      }
      guard isFirst else { return ProgressLine(console).watch(progress) }
      let done = Pipeline.run(task)
      result.withLock { $0 = done }
      progress.noteEnd()
    }
    return result.withLock { $0 } ?? Pipeline.run(request)
  }

  private func watch(_ progress: RunProgress) {
    var ticks = 0
    while !progress.hasEnded {
      usleep(10_000)
      ticks += 1
      guard ticks >= 100, ticks % 10 == 0, progress.filesFound > 0 else { continue }
      console.write("\rrowlint: \(progress.filesRead) of \(progress.filesFound) files\u{1B}[K")
    }
    if ticks >= 100 { console.write("\r\u{1B}[K") }
  }
}
