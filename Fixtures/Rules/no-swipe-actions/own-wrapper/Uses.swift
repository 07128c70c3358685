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

// A part of the app's own view is no wrapper, wherever it stands.
extension Uses {
  @ViewBuilder func block(_ names: [String]) -> some View {
    ForEach(names, id: \.self) { Text($0) }.onDelete { _ in }  // want no-swipe-actions "'.onDelete' hides"
  }
}
