import Reporting

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#elseif canImport(Glibc)
  import Glibc
#endif

/// Times the stages of a run, for `--stats`.
struct Stopwatch {
  /// In the order in which they first ran; one that ran several times has the sum.
  private(set) var stages: [StageDuration] = []

  mutating func time<Result>(_ name: String, _ body: () throws -> Result) rethrows -> Result {
    let start = Stopwatch.now
    let result = try body()
    add(name, Stopwatch.now - start)
    return result
  }

  /// Adds what was timed elsewhere, on several threads at once, stage by stage.
  mutating func add(_ parts: [[StageDuration]], note: String) {
    for stage in parts.joined() { add("\(stage.name), \(note)", stage.duration) }
  }

  private mutating func add(_ name: String, _ duration: Duration) {
    if let index = stages.firstIndex(where: { $0.name == name }) {
      stages[index].duration += duration
    } else {
      stages.append(StageDuration(name: name, duration: duration))
    }
  }

  private static var now: Duration {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return .seconds(Int64(time.tv_sec)) + .nanoseconds(Int64(time.tv_nsec))
  }
}
