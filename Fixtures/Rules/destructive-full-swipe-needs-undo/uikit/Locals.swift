import UIKit

// What a local is where it is used, after what was assigned to it.
class Drafts: UITableViewController {
  var isOpen = true
  func archive() -> UIContextualAction { UIContextualAction(style: .normal, title: "Archive") { _, _, _ in } }
  func delete() -> UIContextualAction { UIContextualAction(style: .destructive, title: "Delete") { _, _, _ in } }
}

final class Later: Drafts {
  override func tableView(_ table: UITableView, trailingSwipeActionsConfigurationForRowAt path: IndexPath) -> UISwipeActionsConfiguration? {  // want destructive-full-swipe-needs-undo
    var configuration: UISwipeActionsConfiguration? = nil
    if isOpen { configuration = UISwipeActionsConfiguration(actions: [delete()]) }
    return configuration
  }
}

final class LaterOff: Drafts {
  override func tableView(_ table: UITableView, trailingSwipeActionsConfigurationForRowAt path: IndexPath) -> UISwipeActionsConfiguration? {
    let configuration: UISwipeActionsConfiguration
    if isOpen {
      configuration = UISwipeActionsConfiguration(actions: [delete()])
    } else {
      configuration = UISwipeActionsConfiguration(actions: [archive(), delete()])
    }
    configuration.performsFirstActionWithFullSwipe = false
    return configuration
  }
}

final class OffAtTimes: Drafts {
  override func tableView(_ table: UITableView, trailingSwipeActionsConfigurationForRowAt path: IndexPath) -> UISwipeActionsConfiguration? {  // want destructive-full-swipe-needs-undo "may run"
    let configuration = UISwipeActionsConfiguration(actions: [delete()])
    if isOpen { configuration.performsFirstActionWithFullSwipe = false }
    return configuration
  }
}

final class OnAtTimes: Drafts {
  override func tableView(_ table: UITableView, trailingSwipeActionsConfigurationForRowAt path: IndexPath) -> UISwipeActionsConfiguration? {  // want destructive-full-swipe-needs-undo "may run"
    let configuration = UISwipeActionsConfiguration(actions: [delete()])
    var isFull = false
    if isOpen { isFull = true }
    configuration.performsFirstActionWithFullSwipe = isFull
    return configuration
  }
}

final class Replaced: Drafts {
  override func tableView(_ table: UITableView, trailingSwipeActionsConfigurationForRowAt path: IndexPath) -> UISwipeActionsConfiguration? {
    var actions = [delete()]
    actions = [archive()]
    return UISwipeActionsConfiguration(actions: actions)
  }
}

final class Filled: Drafts {
  override func tableView(_ table: UITableView, trailingSwipeActionsConfigurationForRowAt path: IndexPath) -> UISwipeActionsConfiguration? {  // want destructive-full-swipe-needs-undo
    var actions: [UIContextualAction] = []
    actions = [delete()]
    return UISwipeActionsConfiguration(actions: actions)
  }
}

final class Added: Drafts {
  override func tableView(_ table: UITableView, trailingSwipeActionsConfigurationForRowAt path: IndexPath) -> UISwipeActionsConfiguration? {  // want destructive-full-swipe-needs-undo
    var actions: [UIContextualAction] = []
    actions += [delete()]
    actions += actions
    return UISwipeActionsConfiguration(actions: actions)
  }
}

final class AddedBehind: Drafts {
  override func tableView(_ table: UITableView, trailingSwipeActionsConfigurationForRowAt path: IndexPath) -> UISwipeActionsConfiguration? {
    var actions = [archive()]
    actions.append(contentsOf: [delete()])
    actions.insert(delete(), at: 1)
    return UISwipeActionsConfiguration(actions: actions)
  }
}

final class HandedOn: Drafts {
  override func tableView(_ table: UITableView, trailingSwipeActionsConfigurationForRowAt path: IndexPath) -> UISwipeActionsConfiguration? {  // unsure destructive-full-swipe-needs-undo
    var actions: [UIContextualAction] = []
    fill(&actions)
    return UISwipeActionsConfiguration(actions: actions)
  }
  func fill(_ actions: inout [UIContextualAction]) {}
}

final class TakenAway: Drafts {
  override func tableView(_ table: UITableView, trailingSwipeActionsConfigurationForRowAt path: IndexPath) -> UISwipeActionsConfiguration? {  // unsure destructive-full-swipe-needs-undo
    var actions = [archive(), delete()]
    actions.removeFirst()
    return UISwipeActionsConfiguration(actions: actions)
  }
}

final class Failing: Drafts {
  override func tableView(_ table: UITableView, trailingSwipeActionsConfigurationForRowAt path: IndexPath) -> UISwipeActionsConfiguration? {  // want destructive-full-swipe-needs-undo
    var actions: [UIContextualAction] = []
    do {
      try check(path)
      actions.append(archive())
    } catch {
      print(error)
    }
    actions.append(delete())
    return UISwipeActionsConfiguration(actions: actions)
  }
}
