import SwiftUI

/// Trailing means delete three times, archive once: the odd one out is the fault.
struct Rows: View {
  var body: some View {
    List {
      Text("a").swipeActions { Button("Delete", role: .destructive) {} }
      Text("b").swipeActions(edge: .trailing) { Button("Delete") {} }
      ForEach(0..<3) { Text("\($0)") }.onDelete { _ in }
      Text("c").swipeActions { Button("Archive", systemImage: "archivebox") {} }  // want one-meaning-per-swipe-direction
      // The leading edge has a majority of its own.
      Text("d").swipeActions(edge: .leading) { Button("Flag") {} }
      Text("e").swipeActions(edge: .leading) { Button("Flag") {} }
      Text("f").swipeActions(edge: .leading) { Button("Pin") {} }  // want one-meaning-per-swipe-direction
    }
  }
}
