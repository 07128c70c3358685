import SwiftUI

/// As many of one as of the other: each side is told of the other.
struct Rows: View {
  var body: some View {
    List {
      Text("a").swipeActions { Button("Archive") {} }  // want one-meaning-per-swipe-direction
      Text("b").swipeActions { Button("Archive") {} }  // want one-meaning-per-swipe-direction
      Text("c").swipeActions { Button("Flag") {} }  // want one-meaning-per-swipe-direction
      Text("d").swipeActions { Button("Flag") {} }  // want one-meaning-per-swipe-direction
    }
  }
}
