import SwiftUI

extension View {
  /// Where the trailing edge was taken by the timer in an early version.
  func removableOnLeadingEdge(_ remove: @escaping () -> Void) -> some View {
    swipeActions(edge: .leading) {  // want no-swipe-actions, one-meaning-per-swipe-direction, destructive-full-swipe-needs-undo
      Button("Löschen", systemImage: "trash", role: .destructive, action: remove)
    }
  }

  func guarded(_ remove: @escaping () -> Void) -> some View {
    modifier(GuardedRemoval(remove: remove))
  }
}

/// Asks before it removes; a full swipe is off.
struct GuardedRemoval: ViewModifier {
  let remove: () -> Void
  @State private var isAsking = false

  func body(content: Content) -> some View {
    content
      .swipeActions(edge: .trailing, allowsFullSwipe: false) {  // want no-swipe-actions
        Button("Delete", systemImage: "trash", role: .destructive) { isAsking = true }
      }
      .confirmationDialog("Delete this exercise?", isPresented: $isAsking) {
        Button("Delete", role: .destructive, action: remove)
      }
  }
}
