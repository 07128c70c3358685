import UIKit

final class DraftsController: SwipedController {
  override func tableView(_ table: UITableView, commit style: UITableViewCell.EditingStyle, forRowAt path: IndexPath) {
    table.deleteRows(at: [path], with: .automatic)
  }
}

class SentController: SwipedController {
  override func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
}

/// Two types further up.
final class OldSentController: SentController {
  override func tableView(_ table: UITableView, commit style: UITableViewCell.EditingStyle, forRowAt path: IndexPath) {
    table.deleteRows(at: [path], with: .automatic)
  }
}

/// Nil is no configuration: the table view offers its own Delete.
final class PlainController: SwipedController {
  override func tableView(_ table: UITableView, trailingSwipeActionsConfigurationForRowAt path: IndexPath) -> UISwipeActionsConfiguration? {
    nil
  }
  override func tableView(_ table: UITableView, commit style: UITableViewCell.EditingStyle, forRowAt path: IndexPath) {  // want no-swipe-actions
    table.deleteRows(at: [path], with: .automatic)
  }
}

final class ArchiveController: FixedController {
  override func tableView(_ table: UITableView, commit style: UITableViewCell.EditingStyle, forRowAt path: IndexPath) {}
}

/// What it says itself counts, not what it inherits.
final class OpenController: FixedController {
  override func tableView(_ table: UITableView, canEditRowAt path: IndexPath) -> Bool { path.row > 0 }
  override func tableView(_ table: UITableView, commit style: UITableViewCell.EditingStyle, forRowAt path: IndexPath) {  // want no-swipe-actions
    table.deleteRows(at: [path], with: .automatic)
  }
}

/// Another table view's delegate is no ancestor.
final class LoneController: UITableViewController {
  let other = SwipedController()
  override func tableView(_ table: UITableView, commit style: UITableViewCell.EditingStyle, forRowAt path: IndexPath) {  // want no-swipe-actions
    table.deleteRows(at: [path], with: .automatic)
  }
}
