import SwiftUI
import SwipeCell
import SwipeCellKit

struct Phones: View {
  var body: some View {
    Text("one side").swipeCell(  // unsure destructive-full-swipe-needs-undo
      cellPosition: .right, leftSlot: nil,
      rightSlot: SwipeCellSlot(slots: [button], slotStyle: .destructive))
    Text("another").addFullSwipeAction(edge: .trailing) {  // want destructive-full-swipe-needs-undo "use '.addFullSwipeAction' without"
      Button("Delete", role: .destructive) { drop() }
    }
  }

  private var button: SwipeCellButton {
    SwipeCellButton(title: "Delete", systemImage: "trash", action: { drop() })
  }

  private func drop() {}
}

final class Tokens: UITableViewController, SwipeTableViewCellDelegate {
  func tableView(_ table: UITableView, editActionsForRowAt path: IndexPath, for side: SwipeActionsOrientation) -> [SwipeAction]? {  // want destructive-full-swipe-needs-undo "set no 'expansionStyle' that runs it"
    guard side == .right else { return nil }
    return [SwipeAction(style: .destructive, title: "Delete") { _, _ in }]
  }

  func tableView(_ table: UITableView, editActionsOptionsForRowAt path: IndexPath, for side: SwipeActionsOrientation) -> SwipeOptions {
    var options = SwipeOptions()
    options.expansionStyle = .destructive
    return options
  }
}

final class OldRows: UITableViewController {
  override func tableView(_ table: UITableView, editActionsForRowAt path: IndexPath) -> [UITableViewRowAction]? {  // want destructive-full-swipe-needs-undo "always runs 'Delete'"
    [UITableViewRowAction(style: .destructive, title: "Delete") { _, _ in }]
  }
}
