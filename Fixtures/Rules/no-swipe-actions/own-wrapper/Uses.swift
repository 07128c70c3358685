import SwiftUI

struct Uses: View {
  var body: some View {
    List {
      Text("first").removable {}
      Text("second").archivable {}.pinnable(isPinned: true)
      Text("third").modifier(PinSwipe(isPinned: false))
      SwipeToClose(close: {}) { Text("fourth") }
    }
  }
}
