import SwiftUI

struct Lists: View {
  @State private var items: [Int] = []
  @State private var undoStack: [[Int]] = []

  var body: some View {
    List {
      ForEach(items, id: \.self) { item in
        ItemRow(item: item, onDelete: { remove(item) })
        CarelessRow(item: item) { gone in items.removeAll { $0 == gone } }
        Text("\(item)").swipeActions { RemoveAction { remove(item) } }
        Text("\(item)").swipeActions { RemoveAction { items = [] } }  // want destructive-full-swipe-needs-undo
        Text("\(item)").swipeActions { deleteAction(for: item) }
        Text("\(item)").swipeActions { bareAction(for: item) }  // want destructive-full-swipe-needs-undo
      }
    }
  }

  private func deleteAction(for item: Int) -> some View {
    Button("Delete", role: .destructive) { remove(item) }
  }

  private func bareAction(for item: Int) -> some View {
    Button("Delete", role: .destructive) { items = [] }
  }

  private func remove(_ item: Int) {
    undoStack.append(items)
    items.removeAll { $0 == item }
    pushUndo()
  }

  private func pushUndo() {}
}

/// A closure that this caller leaves out is nothing that could not be followed.
struct Drafts: View {
  var body: some View {
    Text("draft").swipeActions {  // want destructive-full-swipe-needs-undo "no Undo is in reach. Offer"
      Button("Delete", role: .destructive) { DraftStore.shared.drop("draft") }
    }
    Text("other").swipeActions {
      Button("Delete", role: .destructive) { DraftStore.shared.shred("draft") { showUndo() } }
    }
  }

  func showUndo() {}
}

final class DraftStore {
  static let shared = DraftStore()
  private var names = ["draft"]

  func drop(_ name: String, completion: (() -> Void)? = nil) {
    names.removeAll { $0 == name }
    completion?()
  }

  func shred(_ name: String, completion: (() -> Void)? = nil) {
    names.removeAll { $0 == name }
    completion?()
  }
}
