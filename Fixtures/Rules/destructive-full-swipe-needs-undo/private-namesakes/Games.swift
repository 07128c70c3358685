final class Games {
  private func erase(row: Int) { showUndo() }
  private(set) var count = 0
  func clean(row: Int) { showUndo() }
}

private extension Games {
  func drop(row: Int) { showUndo() }
}

private struct Loser {
  func lose(row: Int) { showUndo() }
}

/// What it conforms to is not the app's: nobody calls its method for that.
private struct Misplacer: Equatable {
  func misplace(row: Int) { showUndo() }
}

extension Games {
  func showUndo() {}
}
