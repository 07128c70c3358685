import UIKit

/// Which action is the first where they are put into an array one by one.
class Talks: UITableViewController {
  var isOpen = true
  var isMine = true
  func archive() -> UIContextualAction { UIContextualAction(style: .normal, title: "Archive") { _, _, _ in } }
  func delete() -> UIContextualAction { UIContextualAction(style: .destructive, title: "Delete") { _, _, _ in } }
}

final class EitherWay: Talks {
  override func tableView(_ table: UITableView, trailingSwipeActionsConfigurationForRowAt path: IndexPath) -> UISwipeActionsConfiguration? {
    var actions: [UIContextualAction] = []
    if isOpen {
      actions.append(archive())
    } else {
      actions.append(archive())
    }
    actions.append(delete())
    return UISwipeActionsConfiguration(actions: actions)
  }
}

final class SameArm: Talks {
  override func tableView(_ table: UITableView, trailingSwipeActionsConfigurationForRowAt path: IndexPath) -> UISwipeActionsConfiguration? {
    var actions = [UIContextualAction]()
    switch path.section {
    case 0:
      actions.append(archive())
      if isMine { actions.append(delete()) }
    default: return nil
    }
    return UISwipeActionsConfiguration(actions: actions)
  }
}

final class OneArm: Talks {
  override func tableView(_ table: UITableView, trailingSwipeActionsConfigurationForRowAt path: IndexPath) -> UISwipeActionsConfiguration? {  // want destructive-full-swipe-needs-undo
    var actions: [UIContextualAction] = []
    if isOpen { actions.append(archive()) }
    actions.append(delete())
    return UISwipeActionsConfiguration(actions: actions)
  }
}

final class NotInBetween: Talks {
  override func tableView(_ table: UITableView, trailingSwipeActionsConfigurationForRowAt path: IndexPath) -> UISwipeActionsConfiguration? {  // want destructive-full-swipe-needs-undo
    var actions: [UIContextualAction] = []
    if isOpen {
      actions.append(archive())
    } else if isMine {
      print("neither")
    } else {
      actions.append(archive())
    }
    actions.append(delete())
    return UISwipeActionsConfiguration(actions: actions)
  }
}

final class NotInEachCase: Talks {
  override func tableView(_ table: UITableView, trailingSwipeActionsConfigurationForRowAt path: IndexPath) -> UISwipeActionsConfiguration? {  // want destructive-full-swipe-needs-undo
    var actions: [UIContextualAction] = []
    switch path.section {
    case 0: actions.append(archive())
    default: break
    }
    actions.append(delete())
    return UISwipeActionsConfiguration(actions: actions)
  }
}

final class PutFirst: Talks {
  override func tableView(_ table: UITableView, trailingSwipeActionsConfigurationForRowAt path: IndexPath) -> UISwipeActionsConfiguration? {  // want destructive-full-swipe-needs-undo
    var actions = [archive()]
    if isMine { actions.insert(delete(), at: 0) }
    return UISwipeActionsConfiguration(actions: actions)
  }
}

final class InEachArm: Talks {
  override func tableView(_ table: UITableView, trailingSwipeActionsConfigurationForRowAt path: IndexPath) -> UISwipeActionsConfiguration? {
    if isOpen {
      var actions: [UIContextualAction] = []
      actions.append(archive())
      return UISwipeActionsConfiguration(actions: actions)
    } else {
      var actions: [UIContextualAction] = [archive()]
      actions.append(delete())
      return UISwipeActionsConfiguration(actions: actions)
    }
  }
}

struct Empty: View {
  var body: some View {
    Text("not in between").swipeActions {  // want destructive-full-swipe-needs-undo
      if isOpen { Button("Archive") {} } else if isMine {} else { Button("Archive") {} }
      Button("Delete", role: .destructive) {}
    }
  }
}
