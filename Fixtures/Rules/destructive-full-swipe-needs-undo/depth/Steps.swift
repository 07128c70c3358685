import SwiftUI

/// Six calls are followed from the closure on, and no seventh.
struct Steps: View {
  @State private var showUndo = false

  var body: some View {
    List {
      Text("near enough").swipeActions {
        Button("Delete", role: .destructive) { first() }
      }
      Text("one too far").swipeActions {  // want destructive-full-swipe-needs-undo
        Button("Delete", role: .destructive) { zeroth() }
      }
      Text("round and round").swipeActions {  // want destructive-full-swipe-needs-undo
        Button("Delete", role: .destructive) { ping() }
      }
    }
  }

  private func zeroth() { first() }
  private func first() { second() }
  private func second() { third() }
  private func third() { fourth() }
  private func fourth() { fifth() }
  private func fifth() { sixth() }
  private func sixth() { showUndo = true }
  private func ping() { pong() }
  private func pong() { ping() }
}
