import SwiftUI

struct TaskList: View {
  var body: some View {
    List {
      Text("a")
        .swipeActions(edge: .leading) { Button("Flag", systemImage: "flag") {} }  // want one-meaning-per-swipe-direction
        .swipeActions(edge: .trailing) { Button("Delete", role: .destructive) {} }
    }
  }
}
