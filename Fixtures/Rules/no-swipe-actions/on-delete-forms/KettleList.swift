import SwiftUI

struct KettleList: View {
  @State private var kettles: [Kettle] = []
  @Environment(\.editMode) private var editMode
  let store: KettleStore
  let isShared: Bool
  let onRemove: (IndexSet) -> Void

  var body: some View {
    List {
      ForEach(kettles) { Text($0.name) }
        .onDelete { kettles.remove(atOffsets: $0) }  // want no-swipe-actions
      ForEach(kettles) { Text($0.name) }
        .onDelete(perform: remove)  // want no-swipe-actions
      ForEach(kettles) { Text($0.name) }
        .onDelete(perform: self.remove)  // want no-swipe-actions
      ForEach(kettles) { Text($0.name) }
        .onDelete(perform: remove(at:))  // want no-swipe-actions
      ForEach(kettles) { Text($0.name) }
        .onDelete(perform: store.remove)  // want no-swipe-actions
      ForEach(kettles) { Text($0.name) }
        .onDelete(perform: onRemove)  // want no-swipe-actions
      ForEach(kettles) { Text($0.name) }
        .onDelete(perform: { offsets in store.remove(offsets) })  // want no-swipe-actions
      ForEach(kettles) { Text($0.name) }
        .onDelete(perform: isShared ? nil : remove)  // want no-swipe-actions
      ForEach(kettles) { Text($0.name) }
        .onDelete(perform: isShared ? { remove($0) } : nil)  // want no-swipe-actions
      ForEach($kettles) { $kettle in
        Text(kettle.name)
      }.onMove(perform: move).onDelete(perform: remove)  // want no-swipe-actions
      // Switched off by name: nothing can be swiped.
      ForEach(kettles) { Text($0.name) }
        .onDelete(perform: nil)
      ForEach(kettles) { Text($0.name) }
        .onMove(perform: move)
    }
  }

  private func remove(_ offsets: IndexSet) { kettles.remove(atOffsets: offsets) }
  private func remove(at offsets: IndexSet) { kettles.remove(atOffsets: offsets) }
  private func move(_ source: IndexSet, _ target: Int) {
    kettles.move(fromOffsets: source, toOffset: target)
  }
}

struct Kettle: Identifiable {
  let id: Int
  var name: String
}

final class KettleStore {
  func remove(_ offsets: IndexSet) {}
}
