import SwiftUI

struct Rows: View {
  let isOpen: Bool

  var body: some View {
    List {
      Text("behind an action")
        .swipeActions { Button("Archive") {} }
        .swipeActions { Button("Delete", role: .destructive) {} }
      Text("first")
        .swipeActions { Button("Delete", role: .destructive) {} }  // want destructive-full-swipe-needs-undo
        .swipeActions { Button("Archive") {} }
      Text("behind nothing at times")
        .swipeActions { if isOpen { Button("Archive") {} } }
        .swipeActions { Button("Delete", role: .destructive) {} }  // want destructive-full-swipe-needs-undo
      Text("behind the other edge")
        .swipeActions(edge: .leading) { Button("Archive") {} }
        .swipeActions { Button("Delete", role: .destructive) {} }  // want destructive-full-swipe-needs-undo
    }
  }
}
