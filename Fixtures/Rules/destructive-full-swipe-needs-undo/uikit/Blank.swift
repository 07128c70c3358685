import UIKit

/// The old method is there for the table to allow editing; the actions come from the newer one.
final class BlankController: UITableViewController {
  override func tableView(_ table: UITableView, commit style: UITableViewCell.EditingStyle, forRowAt path: IndexPath) {
    // Nothing on purpose.
  }

  override func tableView(_ table: UITableView, trailingSwipeActionsConfigurationForRowAt path: IndexPath) -> UISwipeActionsConfiguration? {
    guard path.section > 0 else { return UISwipeActionsConfiguration(actions: []) }
    let bin = UIContextualAction(style: .destructive, title: "Bin") { _, _, done in done(true) }
    let configuration = UISwipeActionsConfiguration(actions: [bin])
    configuration.performsFirstActionWithFullSwipe = false
    return configuration
  }
}
