import SwiftUI

/// One meaning on both edges: a fault at the edge where it is rarer.
struct Rows: View {
  var body: some View {
    List {
      Text("a").swipeActions(edge: .trailing) { Button("Archive") {} }
      Text("b").swipeActions(edge: .trailing) { Button("Archive") {} }
      Text("c").swipeActions(edge: .leading) { Button("Archive") {} }  // want one-meaning-per-swipe-direction
    }
  }
}
