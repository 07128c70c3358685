import Foundation

/// Not one view in this file; only the words: swipeActions, onDelete(perform:).
struct Model {
  var swipeActions: [String] = [".swipeActions", "onDelete"]
  mutating func onDelete(_ offsets: IndexSet) { swipeActions.remove(at: offsets.first ?? 0) }
}
