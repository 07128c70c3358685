import UIKit

/// A table view controller is a view controller, and has what the app adds to all of those.
final class MailController: UITableViewController {
  override func tableView(_ table: UITableView, commit style: UITableViewCell.EditingStyle, forRowAt path: IndexPath) {
    drop(path)
  }
}

class ListController: UICollectionViewController {}

final class TrashController: ListController, UITableViewDataSource {
  func tableView(_ table: UITableView, commit style: UITableViewCell.EditingStyle, forRowAt path: IndexPath) {
    drop(path)
  }
}

/// What is its own comes first.
final class DraftsController: UITableViewController {
  override func tableView(_ table: UITableView, commit style: UITableViewCell.EditingStyle, forRowAt path: IndexPath) {  // want destructive-full-swipe-needs-undo
    drop(path)
  }

  private func drop(_ path: IndexPath) {}
}

/// No view controller.
final class DraftsSource: NSObject, UITableViewDataSource {
  func tableView(_ table: UITableView, commit style: UITableViewCell.EditingStyle, forRowAt path: IndexPath) {  // want destructive-full-swipe-needs-undo
    drop(path)
  }
}
