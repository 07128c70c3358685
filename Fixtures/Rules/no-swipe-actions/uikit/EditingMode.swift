import UIKit

// Rows that can be deleted only in the editing mode, with its buttons, are not swiped.
class ModeController: UITableViewController {
  var isOpen = true
  override func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
}

final class StyleController: ModeController {
  override func tableView(_ table: UITableView, editingStyleForRowAt path: IndexPath) -> UITableViewCell.EditingStyle {
    table.isEditing ? .delete : .none
  }
  override func tableView(_ table: UITableView, commit style: UITableViewCell.EditingStyle, forRowAt path: IndexPath) {}
}

final class GuardController: ModeController {
  override func tableView(_ table: UITableView, canEditRowAt path: IndexPath) -> Bool {
    guard isEditing, isOpen else { return false }
    switch path.section {
    case 0: return true
    default: return false
    }
  }
  override func tableView(_ table: UITableView, commit style: UITableViewCell.EditingStyle, forRowAt path: IndexPath) {}
}

final class AndController: ModeController {
  override func tableView(_ table: UITableView, canEditRowAt path: IndexPath) -> Bool {
    table.isEditing && isOpen
  }
  override func tableView(_ table: UITableView, commit style: UITableViewCell.EditingStyle, forRowAt path: IndexPath) {}
}

final class PlainController: ModeController {
  override func tableView(_ table: UITableView, canEditRowAt path: IndexPath) -> Bool { table.isEditing }
  override func tableView(_ table: UITableView, commit style: UITableViewCell.EditingStyle, forRowAt path: IndexPath) {}
}

final class OtherwiseController: ModeController {
  override func tableView(_ table: UITableView, canEditRowAt path: IndexPath) -> Bool {
    if self.tableView.isEditing {} else { return false }
    return path.row > 0
  }
  override func tableView(_ table: UITableView, commit style: UITableViewCell.EditingStyle, forRowAt path: IndexPath) {}
}

final class InsertController: ModeController {
  override func tableView(_ table: UITableView, editingStyleForRowAt path: IndexPath) -> UITableViewCell.EditingStyle {
    path.row == 0 ? .none : .insert
  }
  override func tableView(_ table: UITableView, commit style: UITableViewCell.EditingStyle, forRowAt path: IndexPath) {}
}

// The other way round: swiped, but for the editing mode.
final class SwipeOnlyController: ModeController {
  override func tableView(_ table: UITableView, editingStyleForRowAt path: IndexPath) -> UITableViewCell.EditingStyle {
    table.isEditing ? .none : .delete
  }
  override func tableView(_ table: UITableView, commit style: UITableViewCell.EditingStyle, forRowAt path: IndexPath) {}  // want no-swipe-actions
}

final class NotWhileEditingController: ModeController {
  override func tableView(_ table: UITableView, canEditRowAt path: IndexPath) -> Bool {
    if isEditing { return false }
    return true
  }
  override func tableView(_ table: UITableView, commit style: UITableViewCell.EditingStyle, forRowAt path: IndexPath) {}  // want no-swipe-actions
}

final class OrController: ModeController {
  override func tableView(_ table: UITableView, canEditRowAt path: IndexPath) -> Bool {
    table.isEditing || isOpen
  }
  override func tableView(_ table: UITableView, commit style: UITableViewCell.EditingStyle, forRowAt path: IndexPath) {}  // want no-swipe-actions
}

final class ElseController: ModeController {
  override func tableView(_ table: UITableView, canEditRowAt path: IndexPath) -> Bool {
    if isOpen {
      guard isEditing else { return false }
      return true
    } else {
      return path.row > 0
    }
  }
  override func tableView(_ table: UITableView, commit style: UITableViewCell.EditingStyle, forRowAt path: IndexPath) {}  // want no-swipe-actions
}

final class NotEditingGuardController: ModeController {
  override func tableView(_ table: UITableView, canEditRowAt path: IndexPath) -> Bool {
    guard !isEditing else { return false }
    return true
  }
  override func tableView(_ table: UITableView, commit style: UITableViewCell.EditingStyle, forRowAt path: IndexPath) {}  // want no-swipe-actions
}

// The word says nothing by itself.
final class FieldController: ModeController {
  let field = UITextField()
  override func tableView(_ table: UITableView, canEditRowAt path: IndexPath) -> Bool { field.isEditing }
  override func tableView(_ table: UITableView, commit style: UITableViewCell.EditingStyle, forRowAt path: IndexPath) {}  // want no-swipe-actions
}

final class EmptyIfController: ModeController {
  override func tableView(_ table: UITableView, canEditRowAt path: IndexPath) -> Bool {
    if isEditing {}
    return true
  }
  override func tableView(_ table: UITableView, commit style: UITableViewCell.EditingStyle, forRowAt path: IndexPath) {}  // want no-swipe-actions
}

final class EmptyElseController: ModeController {
  override func tableView(_ table: UITableView, canEditRowAt path: IndexPath) -> Bool {
    if isEditing {} else { print("swiped") }
    guard isOpen else { return false }
    return true
  }
  override func tableView(_ table: UITableView, commit style: UITableViewCell.EditingStyle, forRowAt path: IndexPath) {}  // want no-swipe-actions
}

final class EarlyController: ModeController {
  override func tableView(_ table: UITableView, canEditRowAt path: IndexPath) -> Bool {
    if isOpen { return true }
    guard isEditing else { return false }
    return true
  }
  override func tableView(_ table: UITableView, commit style: UITableViewCell.EditingStyle, forRowAt path: IndexPath) {}  // want no-swipe-actions
}

final class SwitchController: ModeController {
  override func tableView(_ table: UITableView, canEditRowAt path: IndexPath) -> Bool {
    switch isEditing {
    case true: return false
    case false: return true
    }
  }
  override func tableView(_ table: UITableView, commit style: UITableViewCell.EditingStyle, forRowAt path: IndexPath) {}  // want no-swipe-actions
}

final class MostlyController: ModeController {
  override func tableView(_ table: UITableView, canEditRowAt path: IndexPath) -> Bool {
    switch isEditing {
    case true: break
    case false: if isOpen { return false }
    }
    return true
  }
  override func tableView(_ table: UITableView, commit style: UITableViewCell.EditingStyle, forRowAt path: IndexPath) {}  // want no-swipe-actions
}
