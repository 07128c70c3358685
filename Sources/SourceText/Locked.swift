import Synchronization

/// A value that one thread at a time may see: the toolchain's `Mutex`, in a way that the thread
/// sanitizer can follow.
///
/// The sanitizer sees what is compiled with it, and the lock inside of `Mutex` is not: whatever two
/// threads do in turn under one looks like a race. Built with `THREAD_SANITIZER`, a lock therefore
/// says in atomics of its own what it holds anyway: that all that was done before it was given back
/// happened before all that is done once it is taken again. An access without the lock is still found.
public struct Locked<Value>: ~Copyable, Sendable {
  @usableFromInline let mutex: Mutex<Value>
  #if THREAD_SANITIZER
    @usableFromInline let turns = Atomic(0)
  #endif

  public init(_ value: consuming sending Value) { mutex = Mutex(value) }

  /// Waits until no other thread has the value, and gives it to `body`.
  @inlinable
  public borrowing func withLock<Result, Failure: Error>(
    _ body: (inout sending Value) throws(Failure) -> sending Result
  ) throws(Failure) -> sending Result {
    try mutex.withLock { value throws(Failure) in
      #if THREAD_SANITIZER
        _ = turns.load(ordering: .acquiring)
        defer { turns.wrappingAdd(1, ordering: .releasing) }
      #endif
      return try body(&value)
    }
  }
}
