import SwiftUI

/// The Undo is where the caller makes the closure.
struct ItemRow: View {
  let item: Int
  let onDelete: () -> Void

  var body: some View {
    Text("\(item)")
      .swipeActions { Button("Delete", role: .destructive) { onDelete() } }
  }
}

struct CarelessRow: View {
  let item: Int
  var onDelete: (Int) -> Void

  var body: some View {
    Text("\(item)")
      .swipeActions { Button("Delete", role: .destructive) { onDelete(item) } }  // want destructive-full-swipe-needs-undo
  }
}

/// A button of the app's own, with its role inside.
struct RemoveAction: View {
  let action: () -> Void

  init(action: @escaping () -> Void) { self.action = action }

  var body: some View {
    Button(role: .destructive, action: action) { Label("Remove", systemImage: "trash") }
  }
}
