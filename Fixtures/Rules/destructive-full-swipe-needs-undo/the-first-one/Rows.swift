import SwiftUI

/// A full swipe runs the first action; the others ask for a tap.
struct Rows: View {
  @State private var rows: [Int] = []
  let isOwn: Bool

  var body: some View {
    List {
      Text("second").swipeActions {
        Button("Archive") {}
        Button("Delete", role: .destructive) { rows = [] }
      }
      Text("first").swipeActions {  // want destructive-full-swipe-needs-undo
        Button("Delete", role: .destructive) { rows = [] }
        Button("Archive") {}
      }
      Text("first if the other is absent").swipeActions {  // want destructive-full-swipe-needs-undo
        if isOwn {
          Button("Edit") {}
        }
        Button("Delete", role: .destructive) { rows = [] }
      }
      Text("first on one branch").swipeActions {  // want destructive-full-swipe-needs-undo
        if isOwn {
          Button("Delete", role: .destructive) { rows = [] }
        } else {
          Button("Hide") {}
        }
      }
      Text("in a switch").swipeActions {  // want destructive-full-swipe-needs-undo
        switch rows.count {
        case 0: Button("Edit") {}
        default: Button("Delete", role: .destructive) { rows = [] }
        }
      }
      Text("in a loop").swipeActions {  // want destructive-full-swipe-needs-undo
        ForEach(rows, id: \.self) { row in
          Button("Delete", role: .destructive) { rows.removeAll { $0 == row } }
        }
      }
      Text("in a group").swipeActions {  // want destructive-full-swipe-needs-undo
        Group {
          Button("Delete", role: .destructive) { rows = [] }
          Button("Archive") {}
        }
      }
      Text("when the system allows").swipeActions {  // want destructive-full-swipe-needs-undo
        if #available(iOS 18, *) {
          Button("Delete", role: .destructive) { rows = [] }
        }
        Button("Archive") {}
      }
      Text("the other edge")
        .swipeActions(edge: .leading) { Button("Archive") {} }
        .swipeActions(edge: .trailing) { Button("Edit") {} }
      Text("nothing").swipeActions {}
    }
  }
}
