import SourceText

/// A demand of one app, as a number that is good for one log.
typealias DemandNumber = Int32

/// What was looked up, app by app, so that a run can start with the few files that can matter and
/// load the others when, and only when, something asks for what they could hold.
///
/// Notes never change an answer of the family that they are taken on.
public final class DemandLog: Sendable {
  private struct State {
    /// By app.
    var numbers: [[Demand: DemandNumber]]
    var count: DemandNumber = 0
    /// What is noted for the answers that are being worked out, the innermost last.
    var noted: [DemandNumber] = []
    /// Where the notes of each of them start.
    var starts: [Int] = []
  }

  private let state: Locked<State>

  init(appCount: Int) {
    state = Locked(State(numbers: Array(repeating: [:], count: appCount)))
  }

  /// What was asked of one app so far.
  public func demands(ofApp app: Int) -> Set<Demand> {
    state.withLock { Set($0.numbers[app].keys) }
  }

  /// Takes over what another log has of its first app.
  func take(_ other: DemandLog, app: Int) {
    for demand in other.demands(ofApp: 0) { note(demand, app: app) }
  }

  func note(_ demand: Demand, app: Int) {
    state.withLock { state in
      let number: DemandNumber
      if let known = state.numbers[app][demand] {
        number = known
      } else {
        number = state.count
        state.numbers[app][demand] = number
        state.count += 1
      }
      if !state.starts.isEmpty { state.noted.append(number) }
    }
  }

  /// The numbers of those demands that were noted.
  func numbers(of demands: Set<Demand>, app: Int) -> Set<DemandNumber> {
    state.withLock { state in Set(demands.compactMap { state.numbers[app][$0] }) }
  }

  // MARK: What an answer rests on

  /// Does some work and tells what was noted meanwhile, each demand once.
  func recording<Result>(_ work: () -> Result) -> (Result, [DemandNumber]) {
    state.withLock { $0.starts.append($0.noted.count) }
    let result = work()
    let noted = state.withLock { state in
      let start = state.starts.removeLast()
      let noted = Set(state.noted[start...]).sorted()
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
