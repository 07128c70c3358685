/// How many values one search may still look at. Depth alone does not bound a search that goes into
/// several values at each step: views that hold each other in two ways each would take years.
final class SearchBudget {
  private var left: Int

  /// - Parameter most: more than any real list of actions needs, with all that its titles lead to.
  init(_ most: Int = 4096) { left = most }

  /// Takes one; false where there is none left.
  func spend() -> Bool {
    guard left > 0 else { return false }
    left -= 1
    return true
  }
}
