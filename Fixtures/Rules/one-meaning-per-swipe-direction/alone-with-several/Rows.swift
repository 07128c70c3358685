import SwiftUI

// No other site disagrees with this one, and it cannot disagree with itself.
struct Rows: View {
  let isGone: Bool

  var body: some View {
    List {
      Text("one").swipeActions {
        if isGone { Button("Restore") {} } else { Button("Share") {} }
      }
      // At the other edge.
      Text("two").swipeActions(edge: .leading) { Button("Pin") {} }
    }
  }
}
