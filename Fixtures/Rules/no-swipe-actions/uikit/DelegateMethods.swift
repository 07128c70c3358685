import UIKit

// A method is one fault, at its name, whatever it builds inside.
final class TicketsController: UITableViewController {
  private var tickets: [String] = []

  override func tableView(_ table: UITableView, leadingSwipeActionsConfigurationForRowAt path: IndexPath) -> UISwipeActionsConfiguration? {  // want no-swipe-actions
    let pin = UIContextualAction(style: .normal, title: "Pin") { _, _, done in done(true) }
    return UISwipeActionsConfiguration(actions: [pin])
  }

  override func tableView(_ table: UITableView, trailingSwipeActionsConfigurationForRowAt path: IndexPath) -> UISwipeActionsConfiguration? {  // want no-swipe-actions
    guard path.row > 0 else { return nil }
    let bin = UIContextualAction(style: .destructive, title: "Bin") { [weak self] _, _, done in
      self?.tickets.remove(at: path.row)
      done(true)
    }
    let configuration = UISwipeActionsConfiguration(actions: [bin])
    configuration.performsFirstActionWithFullSwipe = false
    return configuration
  }

  override func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int {
    tickets.count
  }
}

final class OldController: UITableViewController {
  override func tableView(_ table: UITableView, commit style: UITableViewCell.EditingStyle, forRowAt path: IndexPath) {  // want no-swipe-actions
    if style == .delete { table.deleteRows(at: [path], with: .automatic) }
  }
}

final class OlderController: UITableViewController {
  override func tableView(_ table: UITableView, editActionsForRowAt path: IndexPath) -> [UITableViewRowAction]? {  // want no-swipe-actions
    [UITableViewRowAction(style: .destructive, title: "Bin") { _, _ in }]
  }
}
