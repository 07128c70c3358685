import UIKit

/// Names UIKit's types without making one.
protocol SwipeProviding {
  func trailing(at path: IndexPath) -> UISwipeActionsConfiguration?
}

final class Plain: NSObject, UITableViewDelegate {
  var configuration: UISwipeActionsConfiguration?
  var makeConfiguration: (() -> UISwipeActionsConfiguration)?

  func tableView(_ table: UITableView, canEditRowAt path: IndexPath) -> Bool { false }
  func tableView(_ table: UITableView, didSelectRowAt path: IndexPath) {}
  func leadingSwipeActionsConfigurationForRowAt() {}
  func tableView(_ table: UITableView, contextMenuConfigurationForRowAt path: IndexPath, point: CGPoint) -> UIContextMenuConfiguration? { nil }
}
