import SwiftUI

// The first action of a row's edge stands in the first modifier that has one.
struct Rows: View {
  let isOpen: Bool

  var body: some View {
    List {
      Text("one")
        .swipeActions(edge: .trailing) { Button("Archive") {} }
        .padding()
        .swipeActions(edge: .trailing) { Button("Edit") {} }
      Text("two")
        .swipeActions { Button("Archive") {} }
        .swipeActions(edge: .leading) { Button("Pin") {} }
      Text("three")
        .swipeActions { if isOpen { Button("Archive") {} } }
        .swipeActions { Button("Edit") {} }  // want one-meaning-per-swipe-direction "means 'edit' here (1 of the family's sites) and 'archive' elsewhere (3)"
      Text("four")
        .swipeActions { EmptyView() }
        .swipeActions { Button("Share") {} }  // want one-meaning-per-swipe-direction
    }
  }
}
