import SwiftUI

/// Two ways to lose a row, one to each side. Deleting to the trailing edge is the custom here.
struct Rows: View {
  var body: some View {
    List {
      Text("a").swipeActions(edge: .trailing) { Button("Delete", role: .destructive) {} }
      Text("b")
        .swipeActions(edge: .leading) { Button("Block", role: .destructive) {} }  // want one-meaning-per-swipe-direction
        .swipeActions(edge: .trailing) { Button("Delete", role: .destructive) {} }
    }
  }
}
