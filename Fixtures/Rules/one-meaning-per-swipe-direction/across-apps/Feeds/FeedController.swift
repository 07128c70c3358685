import UIKit

final class FeedController: UITableViewController {
  override func tableView(_ table: UITableView, leadingSwipeActionsConfigurationForRowAt path: IndexPath) -> UISwipeActionsConfiguration? {
    let read = UIContextualAction(style: .normal, title: "Mark as Read") { _, _, done in done(true) }
    return UISwipeActionsConfiguration(actions: [read])
  }

  override func tableView(_ table: UITableView, trailingSwipeActionsConfigurationForRowAt path: IndexPath) -> UISwipeActionsConfiguration? {  // want one-meaning-per-swipe-direction
    let archive = UIContextualAction(style: .normal, title: nil) { _, _, done in done(true) }
    archive.image = UIImage(systemName: "archivebox")
    return UISwipeActionsConfiguration(actions: [archive])
  }
}
