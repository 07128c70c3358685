import SwiftUI

extension View {
  func deletable(perform: @escaping () -> Void) -> some View {
    swipeActions { Button("Delete", role: .destructive, action: perform) }  // want destructive-full-swipe-needs-undo
  }

  func safelyDeletable(perform: @escaping () -> Void) -> some View {
    swipeActions(allowsFullSwipe: false) {
      Button("Delete", role: .destructive, action: perform)
    }
  }
}

struct WrapperUses: View {
  @State private var rows: [Int] = []

  var body: some View {
    List {
      Text("a").deletable { rows = [] }
      Text("b").safelyDeletable { rows = [] }
    }
  }
}
