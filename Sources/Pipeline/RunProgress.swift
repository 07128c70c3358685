import Synchronization

/// How far a run has come, for whoever watches it from another thread.
public final class RunProgress: Sendable {
  private let readCount = Atomic(0)
  private let foundCount = Atomic(0)
  private let isOver = Atomic(false)

  public init() {}

  /// Files read so far; a file that is read again does not count twice for long.
  public var filesRead: Int { min(readCount.load(ordering: .relaxed), filesFound) }
  /// Files to read; 0 until they are known.
  public var filesFound: Int { foundCount.load(ordering: .relaxed) }

  public var hasEnded: Bool { isOver.load(ordering: .acquiring) }

  /// Says that there is nothing more to watch.
  public func noteEnd() { isOver.store(true, ordering: .releasing) }

  func noteFound(_ count: Int) { foundCount.store(count, ordering: .relaxed) }
  func noteRead(_ count: Int = 1) { readCount.add(count, ordering: .relaxed) }
}
