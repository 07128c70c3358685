import SwiftUI

// What is against several meanings of one site is said once.
struct Rows: View {
  let isOpen: Bool
  let isMine: Bool

  var body: some View {
    List {
      ForEach(0..<3) { Text("\($0)") }.onDelete { _ in }
      ForEach(0..<3) { Text("\($0)") }.onDelete { _ in }
      Text("one").swipeActions {  // want one-meaning-per-swipe-direction "means 'reply' (1 of the family's sites), 'share' (1) or 'pin' (2) here and 'delete' elsewhere (3). People"
        if isOpen { Button("Reply") {} } else if isMine { Button("Share") {} } else { Button("Pin") {} }
        Button("Delete", role: .destructive) {}
      }
      Text("two").swipeActions { Button("Pin") {} }  // want one-meaning-per-swipe-direction "means 'pin' here (2 of the family's sites) and 'delete' elsewhere (3)"
      Text("three").swipeActions {
        Button("Delete", role: .destructive) {}
      }
    }
  }
}
