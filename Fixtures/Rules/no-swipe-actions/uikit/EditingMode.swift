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

final class IfController: ModeController {
  override func tableView(_ table: UITableView, editingStyleForRowAt path: IndexPath) -> UITableViewCell.EditingStyle {
    if table.isEditing { return .delete }
    return .none
  }
  override func tableView(_ table: UITableView, commit style: UITableViewCell.EditingStyle, forRowAt path: IndexPath) {}
}

final class NestedIfController: ModeController {
  override func tableView(_ table: UITableView, canEditRowAt path: IndexPath) -> Bool {
    if isOpen {
      if isEditing, path.row > 0 { return true }
    }
    return false
  }
  override func tableView(_ table: UITableView, commit style: UITableViewCell.EditingStyle, forRowAt path: IndexPath) {}
}

final class UnlessController: ModeController {
  override func tableView(_ table: UITableView, canEditRowAt path: IndexPath) -> Bool {
    if !isEditing { return false }
    return true
  }
  override func tableView(_ table: UITableView, commit style: UITableViewCell.EditingStyle, forRowAt path: IndexPath) {}
}

final class AlsoController: ModeController {
  override func tableView(_ table: UITableView, canEditRowAt path: IndexPath) -> Bool {
    isEditing && path.row > 0
  }
  override func tableView(_ table: UITableView, commit style: UITableViewCell.EditingStyle, forRowAt path: IndexPath) {}
}

final class ElseIfController: ModeController {
  override func tableView(_ table: UITableView, canEditRowAt path: IndexPath) -> Bool {
    if isOpen { return false } else if isEditing { return false }
    return true
  }
  override func tableView(_ table: UITableView, commit style: UITableViewCell.EditingStyle, forRowAt path: IndexPath) {}  // want no-swipe-actions
}

final class EitherController: ModeController {
  override func tableView(_ table: UITableView, canEditRowAt path: IndexPath) -> Bool {
    isEditing && path.row > 0 || isOpen
  }
  override func tableView(_ table: UITableView, commit style: UITableViewCell.EditingStyle, forRowAt path: IndexPath) {}  // want no-swipe-actions
}

final class ShadowController: ModeController {
  override func tableView(_ table: UITableView, canEditRowAt path: IndexPath) -> Bool {
    guard let isEditing = editable[path], isEditing else { return false }
    return true
  }
  override func tableView(_ table: UITableView, commit style: UITableViewCell.EditingStyle, forRowAt path: IndexPath) {}  // want no-swipe-actions
}

final class ChangedController: ModeController {
  override func tableView(_ table: UITableView, canEditRowAt path: IndexPath) -> Bool {
    var canEdit = false
    if path.row > 0 { canEdit = true }
    return canEdit
  }
  override func tableView(_ table: UITableView, commit style: UITableViewCell.EditingStyle, forRowAt path: IndexPath) {}  // want no-swipe-actions
}

final class ChangedStyleController: ModeController {
  override func tableView(_ table: UITableView, editingStyleForRowAt path: IndexPath) -> UITableViewCell.EditingStyle {
    var style = UITableViewCell.EditingStyle.none
    switch path.section {
    case 0: style = .delete
    default: break
    }
    return style
  }
  override func tableView(_ table: UITableView, commit style: UITableViewCell.EditingStyle, forRowAt path: IndexPath) {}  // want no-swipe-actions
}

final class NeverController: ModeController {
  override func tableView(_ table: UITableView, canEditRowAt path: IndexPath) -> Bool {
    let canEdit: Bool
    if isOpen { canEdit = false } else { canEdit = false }
    return canEdit
  }
  override func tableView(_ table: UITableView, commit style: UITableViewCell.EditingStyle, forRowAt path: IndexPath) {}
}

final class OtherTableController: ModeController {
  func tableView(_ table: UICollectionView, canEditRowAt path: Int) -> Bool { false }
  override func tableView(_ table: UITableView, commit style: UITableViewCell.EditingStyle, forRowAt path: IndexPath) {}  // want no-swipe-actions
}
