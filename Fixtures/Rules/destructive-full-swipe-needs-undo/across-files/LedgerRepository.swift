import Foundation

struct LedgerRepository {
  private let snackbar = Snackbar()

  func forget(_ entry: String) {
    snackbar.show(text: "Deleted", undo: { restore(entry) })
  }

  func burn(_ entry: String) { snackbar.show(text: "Gone") }
  func restore(_ entry: String) {}
}

final class Snackbar {
  func show(text: String, undo: (() -> Void)? = nil) {}
}
