import SwiftUI

struct Rows: View {
  let isOpen: Bool

  var body: some View {
    Text("one").swipeActions(edge: .leading) {  // want one-meaning-per-swipe-direction "means 'archive' or 'pin' here, and the contract allows none."
      if isOpen { Button("Archive") {} } else { Button("Pin") {} }
    }
  }
}
