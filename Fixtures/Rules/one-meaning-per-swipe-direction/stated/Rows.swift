import SwiftUI

/// The contract says what a direction may mean: no majority is counted.
struct Rows: View {
  var body: some View {
    List {
      Text("a").swipeActions(edge: .leading) { Button("Mark as Read") {} }
      Text("b").swipeActions(edge: .leading) { Button("Mark as Unread") {} }
      Text("c").swipeActions(edge: .leading) { Button("Flag") {} }  // want one-meaning-per-swipe-direction
      Text("d").swipeActions(edge: .leading) { Button("Flag") {} }  // want one-meaning-per-swipe-direction
      Text("e").swipeActions(edge: .leading) { Button("Flag") {} }  // want one-meaning-per-swipe-direction
      Text("f").swipeActions { Button("Delete", role: .destructive) {} }
      Text("g").swipeActions { Button("Archive") {} }
      Text("h").swipeActions { Button("Pin") {} }  // want one-meaning-per-swipe-direction
      ForEach(0..<2) { Text("\($0)") }.onDelete { _ in }
      Text("i").swipeActions { Button("Frobnicate") {} }  // unsure one-meaning-per-swipe-direction
    }
  }
}
