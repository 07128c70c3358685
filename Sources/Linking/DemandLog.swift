import SourceText

/// A demand of one app, as a number that is good for one log.
typealias DemandNumber = Int32

/// The demands of a run's apps with their numbers.
private final class DemandNumbers: Sendable {
  private struct State {
    /// By app.
    var numbers: [[Demand: DemandNumber]]
    var count: DemandNumber = 0
  }

  private let state: Locked<State>

  init(appCount: Int) {
    state = Locked(State(numbers: Array(repeating: [:], count: appCount)))
  }

  func all(ofApp app: Int) -> Set<Demand> { state.withLock { Set($0.numbers[app].keys) } }

  /// A demand's number, a new one where it was not noted before.
  func number(of demand: Demand, app: Int) -> DemandNumber {
    state.withLock { state in
      if let known = state.numbers[app][demand] { return known }
      let number = state.count
      state.numbers[app][demand] = number
      state.count += 1
      return number
    }
  }

  func known(_ demands: Set<Demand>, app: Int) -> Set<DemandNumber> {
    state.withLock { state in Set(demands.compactMap { state.numbers[app][$0] }) }
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
  public func demands(ofApp app: Int) -> Set<Demand> { numbers.all(ofApp: app) }

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

  /// The numbers of those demands that were noted.
  func numbers(of demands: Set<Demand>, app: Int) -> Set<DemandNumber> {
    numbers.known(demands, app: app)
  }

  // MARK: What an answer rests on

  /// Does some work and tells what was noted meanwhile, each demand once.
  func recording<Result>(_ work: () -> Result) -> (Result, [DemandNumber]) {
    state.withLock { $0.starts.append($0.noted.count) }
    let result = work()
    let noted = state.withLock { state in
      let start = state.starts.removeLast()
      var noted = Array(state.noted[start...])
      noted.keepEachOnce()
      state.noted.removeSubrange(start...)
      if !state.starts.isEmpty { state.noted += noted }
      return noted
    }
    return (result, noted)
  }

  /// Notes what an answer rests on that was found before.
  func noteAgain(_ demands: [DemandNumber]) {
    guard !demands.isEmpty else { return }
    state.withLock { state in
      if !state.starts.isEmpty { state.noted += demands }
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
