// rowlint:allow-file no-swipe-actions -- a demo
import SwiftUI

struct Screen: View {
  var body: some View {
    Text("a").swipeActions { Button("b") {} }  // rowlint:allow no-swipe-actions -- trailing
    // rowlint:allow no-swipe-actions -- covers the next
    Text("c")
      .swipeActions { Button("d") {} }
    /* rowlint:allow one, two -- block */
    Text("e")
  }
}
