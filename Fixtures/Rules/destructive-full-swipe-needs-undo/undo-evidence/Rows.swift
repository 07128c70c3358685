import SwiftUI

/// Each of these offers an Undo within reach of its closure.
struct Rows: View {
  @Environment(\.undoManager) private var undoManager
  @State private var rows: [Int] = []
  @State private var showUndo = false
  @State private var undoBanner: String?
  @State private var pendingUndo: Int?
  let toasts: Toasts
  let model: RowsModel

  var body: some View {
    List {
      Text("registered").swipeActions {
        Button("Delete", role: .destructive) {
          undoManager?.registerUndo(withTarget: model) { $0.restore(1) }
          rows = []
        }
      }
      Text("a banner's state").swipeActions {
        Button("Delete", role: .destructive) {
          rows = []
          showUndo = true
        }
      }
      Text("a banner's text").swipeActions {
        Button("Delete", role: .destructive) {
          rows = []
          self.undoBanner = "Deleted"
        }
      }
      Text("a closure").swipeActions {
        Button("Delete", role: .destructive) {
          toasts.show("Deleted", onUndo: { rows = [1] })
        }
      }
      Text("a trailing closure").swipeActions {
        Button("Delete", role: .destructive) {
          toasts.show("Deleted") {} onUndo: { rows = [1] }
        }
      }
      Text("a value").swipeActions {
        Button("Delete", role: .destructive) {
          rows = []
          toasts.present(UndoToast(count: 1))
        }
      }
      Text("after a condition").swipeActions {
        Button("Delete", role: .destructive) {
          guard let last = rows.last else { return }
          withAnimation { rows.removeLast() }
          Task { await MainActor.run { pendingUndo = last } }
        }
      }
      Text("snake case").swipeActions {
        Button("Delete", role: .destructive) { toasts.offer_undo() }
      }
      Text("one call down").swipeActions {
        Button("Delete", role: .destructive) { remove(1) }
      }
      Text("as a reference").swipeActions {
        Button("Delete", role: .destructive, action: removeLast)
      }
      Text("in the model").swipeActions {
        Button("Delete", role: .destructive) { model.remove(1) }
      }
      ForEach(rows, id: \.self) { Text("\($0)") }
        .onDelete { model.remove(at: $0) }
      ForEach(rows, id: \.self) { Text("\($0)") }
        .onDelete(perform: model.remove(at:))
      ForEach(rows, id: \.self) { Text("\($0)") }
        .onDelete(perform: rows.isEmpty ? nil : model.remove(at:))
    }
  }

  private func remove(_ row: Int) {
    rows.removeAll { $0 == row }
    offerUndo(of: row)
  }

  private func removeLast() { remove(rows.count) }
}

extension Rows {
  func offerUndo(of row: Int) { toasts.show("Deleted", onUndo: { model.restore(row) }) }
}
