import SourceText

/// The apps that are still to be judged: one thread at a time takes the largest, all others the
/// smallest.
///
/// The largest app decides how much memory a run takes, and how long it lasts: so it comes first, and
/// what is done beside it is small.
final class AppQueue: Sendable {
  /// Where an app was taken from.
  enum Place { case large, small }

  private struct State {
    /// The largest first.
    var apps: ArraySlice<Int>
    var isLargeTaken = false
  }

  private let state: Locked<State>

  /// - Parameter apps: the largest first.
  init(_ apps: [Int]) { state = Locked(State(apps: apps[...])) }

  /// The next app; `finish` has to be told when it is done. Nil when there is none.
  func next() -> (app: Int, place: Place)? {
    state.withLock { state in
      let place = state.isLargeTaken ? Place.small : .large
      let app = state.isLargeTaken ? state.apps.popLast() : state.apps.popFirst()
      guard let app else { return nil }
      if place == .large { state.isLargeTaken = true }
      return (app, place)
    }
  }

  /// - Parameter place: where the app was taken from.
  func finish(_ place: Place) {
    if place == .large { state.withLock { $0.isLargeTaken = false } }
  }
}
