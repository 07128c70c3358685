import SourceText

/// A demand of one app, or an answer that rests on some, as a number that is good for one log. What
/// rests on something has a larger number than that.
typealias DemandNumber = Int32

/// The demands of a run's apps and the answers that rest on them, with their numbers.
private final class DemandNumbers: Sendable {
  private struct State {
    /// By app.
    var numbers: [[Demand: DemandNumber]]
    /// By app, in the order in which they were noted first.
    var inOrder: [[Demand]]
    /// By number, what an answer rests on: demands and other answers. Nothing for a demand.
    var rests: [[DemandNumber]] = []

    mutating func next(restingOn rest: [DemandNumber]) -> DemandNumber {
      rests.append(rest)
      return DemandNumber(rests.count - 1)
    }
  }

  private let state: Locked<State>

  init(appCount: Int) {
    state = Locked(
      State(
        numbers: Array(repeating: [:], count: appCount),
        inOrder: Array(repeating: [], count: appCount)))
  }

  func all(ofApp app: Int, after count: Int) -> ArraySlice<Demand> {
    state.withLock { $0.inOrder[app].dropFirst(count) }
  }

  /// A demand's number, a new one where it was not noted before.
  func number(of demand: Demand, app: Int) -> DemandNumber {
    state.withLock { state in
      if let known = state.numbers[app][demand] { return known }
      let number = state.next(restingOn: [])
      state.numbers[app][demand] = number
      state.inOrder[app].append(demand)
      return number
    }
  }

  /// The number of a new answer.
  func number(ofAnswerRestingOn rest: [DemandNumber]) -> DemandNumber {
    state.withLock { $0.next(restingOn: rest) }
  }

  /// By number, whether a demand is one of some, or an answer rests on one of them, however far away.
  func resting(on demands: Set<Demand>, app: Int) -> [Bool] {
    state.withLock { state in
      var isResting = [Bool](repeating: false, count: state.rests.count)
      for demand in demands {
        if let number = state.numbers[app][demand] { isResting[Int(number)] = true }
      }
      // What an answer rests on comes before it.
      for number in state.rests.indices
      where state.rests[number].contains(where: { isResting[Int($0)] }) {
        isResting[number] = true
        state.rests[number] = []
      }
      return isResting
    }
  }
}

/// What was looked up, app by app, so that a run can start with the few files that can matter and
/// load the others when, and only when, something asks for what they could hold.
///
/// Notes never change an answer of the family that they are taken on.
public final class DemandLog: Sendable {
  private struct State {
    /// By app, the numbers that were asked for before: those of all threads lie behind a lock that
    /// they share.
    var known: [[Demand: DemandNumber]]
    /// What is noted for the answers that are being worked out, the innermost last.
    var noted: [DemandNumber] = []
    /// Where the notes of each of them start.
    var starts: [Int] = []
  }

  private let numbers: DemandNumbers
  private let state: Locked<State>

  convenience init(appCount: Int) {
    self.init(DemandNumbers(appCount: appCount), appCount: appCount)
  }

  private init(_ numbers: DemandNumbers, appCount: Int) {
    self.numbers = numbers
    state = Locked(State(known: Array(repeating: [:], count: appCount)))
  }

  /// A log of the same demands, for another thread: each thread works out answers of its own, and
  /// what one is asked meanwhile is no part of what the other's answer rests on.
  func forAnotherThread() -> DemandLog {
    DemandLog(numbers, appCount: state.withLock { $0.known.count })
  }

  /// What was asked of one app so far, on all threads.
  public func demands(ofApp app: Int) -> Set<Demand> { Set(demands(ofApp: app, after: 0)) }

  /// The same, each once, in the order in which it was asked first; without so many at the start.
  public func demands(ofApp app: Int, after count: Int) -> ArraySlice<Demand> {
    numbers.all(ofApp: app, after: count)
  }

  /// Takes over what another log has of its first app.
  func take(_ other: DemandLog, app: Int) {
    for demand in other.demands(ofApp: 0) { note(demand, app: app) }
  }

  func note(_ demand: Demand, app: Int) {
    state.withLock { state in
      let number: DemandNumber
      if let known = state.known[app][demand] {
        number = known
      } else {
        number = numbers.number(of: demand, app: app)
        state.known[app][demand] = number
      }
      if !state.starts.isEmpty { state.noted.append(number) }
    }
  }

  /// By number, whether something is one of some demands, or an answer that rests on one of them.
  /// Such an answer is worth nothing any more.
  func resting(on demands: Set<Demand>, app: Int) -> [Bool] {
    numbers.resting(on: demands, app: app)
  }

  // MARK: What an answer rests on

  /// Does some work and gives the number of the answer, by what was noted meanwhile; nil where that is
  /// nothing. The answer counts as noted.
  func recording<Result>(_ work: () -> Result) -> (Result, DemandNumber?) {
    state.withLock { $0.starts.append($0.noted.count) }
    let result = work()
    let number: DemandNumber? = state.withLock { state in
      let start = state.starts.removeLast()
      var noted = Array(state.noted[start...])
      noted.keepEachOnce()
      state.noted.removeSubrange(start...)
      guard let first = noted.first else { return nil }
      // What rests on one thing alone is forgotten with that.
      let number = noted.count == 1 ? first : numbers.number(ofAnswerRestingOn: noted)
      if !state.starts.isEmpty { state.noted.append(number) }
      return number
    }
    return (result, number)
  }

  /// Notes an answer that was found before.
  func noteAgain(_ answer: DemandNumber) {
    state.withLock { state in
      if !state.starts.isEmpty { state.noted.append(answer) }
    }
  }
}

extension [DemandNumber] {
  /// Sorts the numbers and drops those that are there again.
  fileprivate mutating func keepEachOnce() {
    guard count > 1 else { return }
    sort()
    var kept = 1
    for index in 1..<count where self[index] != self[kept - 1] {
      self[kept] = self[index]
      kept += 1
    }
    removeLast(count - kept)
  }
}
