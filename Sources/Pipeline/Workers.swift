import SourceText
import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#elseif canImport(Glibc)
  import Glibc
#endif

/// Threads with a stack of a known size: the readers recurse to a bounded depth, and the bound
/// counts on it.
public struct Workers: Sendable {
  /// Bytes of stack a thread has.
  public static let stackSize = 16 << 20

  /// How many threads run at once; at least 1.
  public let jobs: Int
  private let free: FreeThreads
  /// Whether who calls runs on one of these threads.
  private var isNested = false

  public init(jobs: Int) {
    self.jobs = max(1, min(jobs, 256))
    free = FreeThreads(count: self.jobs)
  }

  /// For work inside of a `body` that runs on one of these threads: that thread does it, and those
  /// that have nothing to do at that moment help.
  public var nested: Workers {
    var workers = self
    workers.isNested = true
    return workers
  }

  /// Processors that this process may use.
  public static let processorCount = max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))))

  /// Runs `body` once on each of `jobs` threads and returns when all have ended. `body` gets the
  /// thread's number, from 0.
  public func onEach(_ body: @escaping @Sendable (Int) -> Void) {
    let threads = (0..<jobs).compactMap { number in Workers.start { body(number) } }
    // Where the system gives no thread at all, the caller's own has to do.
    if threads.isEmpty { body(0) }
    for thread in threads { pthread_join(thread, nil) }
  }

  /// Calls `body` for every index below `count`, on all threads, in stretches of `stride`. Results
  /// that have to be in order are put in order by the caller.
  ///
  /// - Parameter makeState: what one thread keeps between its calls, such as a buffer.
  /// - Returns: every thread's state, in no particular order.
  public func forEach<State>(
    count: Int, stride: Int = 16, state makeState: @escaping @Sendable () -> sending State,
    _ body: @escaping @Sendable (Int, inout State) -> Void
  ) -> [State] {
    let next = Atomic(0)
    let finished = Locked<[Handed<State>]>([])
    let share = { @Sendable in
      var state = makeState()
      while true {
        let start = next.wrappingAdd(stride, ordering: .relaxed).oldValue
        guard start < count else { break }
        for index in start..<min(start + stride, count) { body(index, &state) }
      }
      let handed = Handed(value: state)
      finished.withLock { $0.append(handed) }
    }
    let useful = min(jobs, (count + stride - 1) / max(1, stride))
    if useful > 0 { withoutActuallyEscaping(share) { run($0, times: useful) } }
    return finished.withLock { $0.map(\.value) }
  }

  /// Runs `share` on as many threads as are free, `times` at most, and at least once.
  private func run(_ share: @escaping @Sendable () -> Void, times: Int) {
    let free = free
    let threads = (0..<free.take(atMost: isNested ? times - 1 : times)).compactMap { _ in
      let thread = Workers.start {
        share()
        free.giveBack()
      }
      if thread == nil { free.giveBack() }
      return thread
    }
    // Where the system gives no thread at all, the caller's own has to do.
    if isNested || threads.isEmpty { share() }
    for thread in threads { pthread_join(thread, nil) }
  }

  /// Starts a thread; nil when the system refuses.
  private static func start(_ body: @escaping @Sendable () -> Void) -> pthread_t? {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setstacksize(&attributes, stackSize)
    let task = Unmanaged.passRetained(ThreadTask(body: body))
    #if canImport(Darwin)
      var thread: pthread_t?
      let code = pthread_create(&thread, &attributes, runThreadTask, task.toOpaque())
    #else
      var created = pthread_t()
      let code = pthread_create(&created, &attributes, runThreadTask, task.toOpaque())
      let thread: pthread_t? = created
    #endif
    guard code == 0 else {
      task.release()
      return nil
    }
    return thread
  }
}

/// How many threads may still be started.
private final class FreeThreads: Sendable {
  private let count: Locked<Int>

  init(count: Int) { self.count = Locked(count) }

  /// Takes as many as there are, up to a number.
  func take(atMost wanted: Int) -> Int {
    count.withLock { count in
      let taken = min(wanted, count)
      count -= taken
      return taken
    }
  }

  func giveBack() { count.withLock { $0 += 1 } }
}

/// A value that a thread made and gives away when it ends.
private struct Handed<Value>: @unchecked Sendable {
  let value: Value
}

private final class ThreadTask: Sendable {
  let body: @Sendable () -> Void
  init(body: @escaping @Sendable () -> Void) { self.body = body }
}

#if canImport(Darwin)
  private func runThreadTask(_ argument: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
    Unmanaged<ThreadTask>.fromOpaque(argument).takeRetainedValue().body()
    return nil
  }
#else
  private func runThreadTask(_ argument: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    if let argument {
      Unmanaged<ThreadTask>.fromOpaque(argument).takeRetainedValue().body()
    }
    return nil
  }
#endif
