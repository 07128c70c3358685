import SwiftUI

/// A single site agrees with itself, and so do two edges that do different things.
struct Rows: View {
  var body: some View {
    List {
      Text("a")
        .swipeActions(edge: .leading) { Button("Mark as Read") {} }
        .swipeActions { Button("Delete", role: .destructive) {} }
    }
  }
}
