import SwiftUI

struct Steps: View {
  @State private var showUndo = false

  var body: some View {
    List {
      Text("one call").swipeActions { Button("Delete", role: .destructive) { first() } }
      Text("two calls").swipeActions { Button("Delete", role: .destructive) { zeroth() } }  // want destructive-full-swipe-needs-undo
    }
  }

  private func zeroth() { first() }
  private func first() { showUndo = true }
}
