import SwiftUI

struct Trivia: View {
  var body: some View {
    List {
      Text("a")
        // a comment between the row and its modifier
        /* and another */ .swipeActions /* before the closure */ {  // want no-swipe-actions
          Text("b")
        }
      Text("c").swipeActions(  // want no-swipe-actions
        edge:  // the far one
          .trailing
      ) { Text("d") }
      Text("e").`swipeActions` { Text("f") }  // want no-swipe-actions
      Text("g")
        .accessibilityLabel(Text("(\"unbalanced"))
        .swipeActions { Text("}") }  // want no-swipe-actions
      Text("🍏🍎 \u{1F34F}").swipeActions { Text("wide letters before it") }  // want no-swipe-actions
      Optional(Text("h"))?.swipeActions { Text("i") }  // want no-swipe-actions
      (Text("j")).swipeActions { Text("k") }  // want no-swipe-actions
      SwiftUI.Text("l").swipeActions { SwiftUI.Button("m") {} }  // want no-swipe-actions
      Text("n").swipeActions { Text("o") }.swipeActions { Text("p") }  // want no-swipe-actions, no-swipe-actions
    }
  }
}
