import Synchronization

/// Answers that were worked out before. What is asked is a pure function of the frozen family, so it
/// does not matter who asks first.
final class Memo<Key: Hashable & Sendable, Answer: Sendable>: Sendable {
  private let answers = Mutex<[Key: Answer]>([:])

  func answer(for key: Key, _ work: () -> Answer) -> Answer {
    if let known = answers.withLock({ $0[key] }) { return known }
    let answer = work()
    answers.withLock { $0[key] = answer }
    return answer
  }
}
