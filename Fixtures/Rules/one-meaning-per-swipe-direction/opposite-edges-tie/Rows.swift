import SwiftUI

struct Rows: View {
  var body: some View {
    List {
      Text("a").swipeActions(edge: .trailing) { Button("Pin") {} }  // want one-meaning-per-swipe-direction
      Text("b").swipeActions(edge: .leading) { Button("Pin") {} }  // want one-meaning-per-swipe-direction
    }
  }
}
