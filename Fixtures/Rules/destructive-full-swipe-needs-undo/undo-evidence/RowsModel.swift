import Foundation

final class RowsModel {
  let undoManager = UndoManager()
  private var rows: [Int] = []

  func remove(_ row: Int) {
    rows.removeAll { $0 == row }
    undoManager.registerUndo(withTarget: self) { $0.restore(row) }
  }

  func remove(at offsets: IndexSet) {
    for offset in offsets { remove(rows[offset]) }
  }

  func restore(_ row: Int) { rows.append(row) }
}

final class Toasts {
  func show(_ text: String, onUndo: () -> Void) {}
  func show(_ text: String, done: () -> Void, onUndo: () -> Void) {}
  func present(_ toast: UndoToast) {}
  func offer_undo() {}
}

struct UndoToast { var count: Int }
