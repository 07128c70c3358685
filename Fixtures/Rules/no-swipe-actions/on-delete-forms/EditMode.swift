import SwiftUI

// A list that is always in its editing mode has buttons, and no swipes.
struct EditMode: View {
  @State private var mode = EditMode.active

  var body: some View {
    List {
      ForEach(rows) { Text($0.name) }.onDelete { remove($0) }
    }
    .environment(\.editMode, .constant(.active))
    List {
      ForEach(rows) { Text($0.name) }
        .onDelete { remove($0) }
        .environment(\.editMode, Binding.constant(EditMode.active))
    }
    List {
      ForEach(rows) { Text($0.name) }.onDelete { remove($0) }  // want no-swipe-actions
    }
    .environment(\.editMode, $mode)
    List {
      ForEach(rows) { row in
        Text(row.name).environment(\.editMode, .constant(.active))
      }
      .onDelete { remove($0) }  // want no-swipe-actions
    }
    List {
      ForEach(rows) { Text($0.name) }.onDelete { remove($0) }  // want no-swipe-actions
    }
    .environment(\.editMode, .constant(isOpen ? .active : .inactive))
    List {
      ForEach(rows) { Text($0.name) }.onDelete { remove($0) }  // want no-swipe-actions
    }
    .environment(\.other, .constant(.active))
  }
}
