import SwiftUI

/// What lies behind the first action has no say.
struct Rows: View {
  let isShared: Bool

  var body: some View {
    List {
      Text("a").swipeActions {
        Button("Archive") {}
        Button("Delete", role: .destructive) {}
      }
      Text("b").swipeActions {
        Button("Archive") {}
        Button("Flag") {}
      }
      Text("c").swipeActions(allowsFullSwipe: false) {
        Button("Archive") {}
        Button("Share") {}
      }
      // Where the first can be absent, the second is first too.
      Text("d").swipeActions {  // want one-meaning-per-swipe-direction
        if isShared {
          Button("Archive") {}
        }
        Button("Flag") {}
      }
      // One of the two is always there.
      Text("e").swipeActions {
        if isShared {
          Button("Archive") {}
        } else {
          Button("Archive all") {}
        }
        Button("Flag") {}
      }
    }
  }
}
