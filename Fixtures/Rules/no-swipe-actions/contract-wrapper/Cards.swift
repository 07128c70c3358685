import SwiftUI
import SwipeKit

struct Cards: View {
  var body: some View {
    VStack {
      SwipeView { Text("a row") } trailingActions: { _ in Button("Skip") {} }  // want no-swipe-actions
      Text("another").slidable { Button("Hide") {} }  // want no-swipe-actions
      SwipeView { Text("nothing behind it") }
      Text("slidable").padding()
    }
  }
}
