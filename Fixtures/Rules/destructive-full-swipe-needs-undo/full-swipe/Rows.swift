import SwiftUI

/// Full swipe is on where nobody says otherwise.
struct Rows: View {
  @State private var jars: [String] = []
  let canSwipeFar: Bool
  static let far = true

  var body: some View {
    List {
      Text("left out").swipeActions { bin }  // want destructive-full-swipe-needs-undo
      Text("edge only").swipeActions(edge: .leading) { bin }  // want destructive-full-swipe-needs-undo
      Text("written").swipeActions(edge: .trailing, allowsFullSwipe: true) { bin }  // want destructive-full-swipe-needs-undo
      Text("off").swipeActions(allowsFullSwipe: false) { bin }
      Text("off, with edge").swipeActions(edge: .leading, allowsFullSwipe: false) { bin }
      Text("known at run time").swipeActions(allowsFullSwipe: canSwipeFar) { bin }  // want destructive-full-swipe-needs-undo
      Text("negated").swipeActions(allowsFullSwipe: !canSwipeFar) { bin }  // want destructive-full-swipe-needs-undo
    }
  }

  private var bin: some View {
    Button("Delete", role: .destructive) { jars.removeLast() }
  }
}
