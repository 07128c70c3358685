import SourceText

/// Answers that were worked out before, each with a number by which it is known what it rests on. They
/// outlive the family: when files are loaded, only those are forgotten that the new files could change.
public final class Memo<Key: Hashable & Sendable, Answer: Sendable>: Sendable {
  private struct Known {
    let answer: Answer
    /// Nil where it rests on nothing.
    let number: DemandNumber?
  }

  private let known = Locked<[Key: Known]>([:])

  init() {}

  /// The answer to a question about a frozen family; `work` finds it where it is not known. Whoever
  /// asks has asked for all that the answer rests on.
  public func answer(for key: Key, in family: Family, _ work: () -> Answer) -> Answer {
    let demand = family.demand
    if let known = known.withLock({ $0[key] }) {
      if let number = known.number { demand.noteAgain(number) }
      return known.answer
    }
    let (answer, number) = demand.recording(work)
    let found = Known(answer: answer, number: number)
    known.withLock { $0[key] = found }
    return answer
  }
}

/// Forgets answers.
protocol Forgetful: Sendable {
  /// Those whose numbers say so, by number.
  func forget(_ isForgotten: [Bool])
  func forgetAll()
}

extension Memo: Forgetful {
  func forget(_ isForgotten: [Bool]) {
    known.withLock { known in
      let forgotten = known.filter { _, found in found.number.map { isForgotten[Int($0)] } ?? false
      }
      for key in forgotten.keys { known.removeValue(forKey: key) }
    }
  }

  func forgetAll() { known.withLock { $0 = [:] } }
}
