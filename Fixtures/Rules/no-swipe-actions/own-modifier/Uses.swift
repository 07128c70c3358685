import SwiftUI

struct Uses: View {
  let rows: [String]

  var body: some View {
    LazyVStack {
      ForEach(rows, id: \.self) { row in
        Text(row)
          .swipeActions {  // want no-swipe-actions
            SwipeAction(symbol: "pencil") {}
            SwipeAction(symbol: "trash") {}
          }
        Text(row).swipeActions(actionsArray: actions(for: row))  // want no-swipe-actions
        Text(row).swipeActions(spacing: 4) { SwipeAction(symbol: "pin") {} }  // want no-swipe-actions
      }
    }
  }

  private func actions(for row: String) -> [SwipeAction] { [] }
}
