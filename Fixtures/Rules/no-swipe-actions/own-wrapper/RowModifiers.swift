import SwiftUI

// A wrapper is one fault, where it is declared.
extension View {
  func removable(_ remove: @escaping () -> Void) -> some View {
    swipeActions(edge: .trailing) {  // want no-swipe-actions "'removable' gives rows swipe actions"
      Button("Remove", systemImage: "trash", role: .destructive, action: remove)
    }
  }

  func archivable(_ archive: @escaping () -> Void) -> some View {
    self.swipeActions(edge: .leading) {  // want no-swipe-actions
      Button("Archive", systemImage: "archivebox", action: archive)
    }
  }

  func pinnable(isPinned: Bool) -> some View {
    modifier(PinSwipe(isPinned: isPinned))
  }
}

struct PinSwipe: ViewModifier {
  let isPinned: Bool

  func body(content: Content) -> some View {
    content
      .swipeActions(edge: .leading, allowsFullSwipe: false) {  // want no-swipe-actions
        Button(isPinned ? "Unpin" : "Pin", systemImage: "pin") {}
      }
  }
}

struct SwipeToClose<Row: View>: View {
  let close: () -> Void
  @ViewBuilder let row: () -> Row

  var body: some View {
    row().swipeActions { Button("Close", action: close) }  // want no-swipe-actions
  }
}
