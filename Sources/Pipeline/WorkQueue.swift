#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#elseif canImport(Glibc)
  import Glibc
#endif

/// Work that makes more work, shared by several threads.
final class WorkQueue<Item: Sendable>: @unchecked Sendable {
  private let lock: UnsafeMutablePointer<pthread_mutex_t>
  private let change: UnsafeMutablePointer<pthread_cond_t>
  /// Guarded by `lock`, as `unfinished`.
  private var waiting: [Item]
  /// Items that wait or are being worked on: when there is none, no more can come.
  private var unfinished: Int

  init(_ items: [Item]) {
    lock = .allocate(capacity: 1)
    lock.initialize(to: pthread_mutex_t())
    pthread_mutex_init(lock, nil)
    change = .allocate(capacity: 1)
    change.initialize(to: pthread_cond_t())
    pthread_cond_init(change, nil)
    // The last is taken first.
    waiting = items.reversed()
    unfinished = items.count
  }

  deinit {
    pthread_cond_destroy(change)
    pthread_mutex_destroy(lock)
    change.deallocate()
    lock.deallocate()
  }

  /// Whether nothing is left and no more can come.
  var isDone: Bool {
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    return unfinished == 0
  }

  /// Works until nothing is left, or for so many items; `body` gives the items that an item led to.
  func work(atMost limit: Int = .max, _ body: (Item) -> [Item]) {
    var left = limit
    pthread_mutex_lock(lock)
    while left > 0 {
      if let item = waiting.popLast() {
        left -= 1
        pthread_mutex_unlock(lock)
        let found = body(item)
        pthread_mutex_lock(lock)
        waiting.append(contentsOf: found)
        unfinished += found.count - 1
        if !found.isEmpty || unfinished == 0 { pthread_cond_broadcast(change) }
      } else if unfinished == 0 {
        break
      } else {
        pthread_cond_wait(change, lock)
      }
    }
    pthread_mutex_unlock(lock)
  }
}
