import SourceText

/// Answers that were worked out before, each with what was asked for to find it. They outlive the
/// family: when files are loaded, only those are forgotten that the new files could change.
public final class Memo<Key: Hashable & Sendable, Answer: Sendable>: Sendable {
  private struct Known {
    let answer: Answer
    let demands: [DemandNumber]
  }

  private let known = Locked<[Key: Known]>([:])

  init() {}

  /// The answer to a question about a frozen family; `work` finds it where it is not known. Whoever
  /// asks has asked for all that the answer rests on.
  public func answer(for key: Key, in family: Family, _ work: () -> Answer) -> Answer {
    let demand = family.demand
    if let known = known.withLock({ $0[key] }) {
      demand.noteAgain(known.demands)
      return known.answer
    }
    let (answer, demands) = demand.recording(work)
    let found = Known(answer: answer, demands: demands)
    known.withLock { $0[key] = found }
    return answer
  }
}

/// Forgets answers.
protocol Forgetful: Sendable {
  /// Those that rest on any of some demands, given by their numbers.
  func forget(_ answered: Set<DemandNumber>)
  func forgetAll()
}

extension Memo: Forgetful {
  func forget(_ answered: Set<DemandNumber>) {
    known.withLock { known in
      known = known.filter { _, found in !found.demands.contains(where: answered.contains) }
    }
  }

  func forgetAll() { known.withLock { $0 = [:] } }
}
