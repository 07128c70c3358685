import UIKit

/// Its subclasses are swiped by its configuration, not by what they commit.
class SwipedController: UITableViewController {
  override func tableView(_ table: UITableView, trailingSwipeActionsConfigurationForRowAt path: IndexPath) -> UISwipeActionsConfiguration? {  // want no-swipe-actions
    let move = UIContextualAction(style: .normal, title: "Move") { _, _, done in done(true) }
    return UISwipeActionsConfiguration(actions: [move])
  }
}

class FixedController: UITableViewController {
  override func tableView(_ table: UITableView, canEditRowAt path: IndexPath) -> Bool { false }
}
