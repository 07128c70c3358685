import SwiftUI

struct Rows: View {
  @State private var rows: [Int] = []
  @State private var showUndo = false
  let isLocked: Bool
  let gone: (IndexSet) -> Void

  var body: some View {
    List($rows, id: \.self, editActions: .delete) { $row in Text("\(row)") }  // want destructive-full-swipe-needs-undo "'editActions:' cannot turn full swipe off"
    List {
      ForEach(rows, id: \.self) { Text("\($0)") }
        .onDelete { rows.remove(atOffsets: $0) }  // want destructive-full-swipe-needs-undo "always deletes the row"
      ForEach(rows, id: \.self) { Text("\($0)") }
        .onDelete(perform: remove)  // want destructive-full-swipe-needs-undo "'.onDelete' cannot turn full swipe off"
      ForEach(rows, id: \.self) { Text("\($0)") }
        .onDelete(perform: gone)  // want destructive-full-swipe-needs-undo
      ForEach(rows, id: \.self) { Text("\($0)") }
        .onDelete(perform: isLocked ? nil : remove)  // want destructive-full-swipe-needs-undo
      ForEach(rows, id: \.self) { Text("\($0)") }
        .onDelete(perform: isLocked ? { remove($0) } : nil)  // want destructive-full-swipe-needs-undo
      ForEach(rows, id: \.self) { Text("\($0)") }
        .onDelete(perform: nil)
      ForEach(rows, id: \.self) { Text("\($0)") }
        .onDelete(perform: removeWithUndo)
      ForEach(rows, id: \.self) { Text("\($0)") }
        .onDelete {
          rows.remove(atOffsets: $0)
          showUndo = true
        }
      ForEach($rows, id: \.self, editActions: .move) { $row in Text("\(row)") }
    }
  }

  private func remove(_ offsets: IndexSet) { rows.remove(atOffsets: offsets) }

  private func removeWithUndo(_ offsets: IndexSet) {
    remove(offsets)
    showUndo = true
  }
}
