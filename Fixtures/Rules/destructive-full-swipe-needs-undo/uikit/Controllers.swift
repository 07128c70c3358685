import UIKit

final class NoUndoController: UITableViewController {
  private var rows: [Int] = []

  override func tableView(_ table: UITableView, trailingSwipeActionsConfigurationForRowAt path: IndexPath) -> UISwipeActionsConfiguration? {  // want destructive-full-swipe-needs-undo "or set 'performsFirstActionWithFullSwipe = false'"
    let bin = UIContextualAction(style: .destructive, title: "Bin") { [weak self] _, _, done in
      self?.rows.remove(at: path.row)
      done(true)
    }
    return UISwipeActionsConfiguration(actions: [bin])
  }
}

final class NotFarController: UITableViewController {
  private var rows: [Int] = []

  override func tableView(_ table: UITableView, trailingSwipeActionsConfigurationForRowAt path: IndexPath) -> UISwipeActionsConfiguration? {
    let bin = UIContextualAction(style: .destructive, title: "Bin") { [weak self] _, _, done in
      self?.rows.remove(at: path.row)
      done(true)
    }
    let configuration = UISwipeActionsConfiguration(actions: [bin])
    configuration.performsFirstActionWithFullSwipe = false
    return configuration
  }
}

final class UndoController: UITableViewController {
  private var rows: [Int] = []

  override func tableView(_ table: UITableView, trailingSwipeActionsConfigurationForRowAt path: IndexPath) -> UISwipeActionsConfiguration? {
    let bin = UIContextualAction(style: .destructive, title: "Bin") { [weak self] _, _, done in
      self?.remove(at: path)
      done(true)
    }
    return UISwipeActionsConfiguration(actions: [bin])
  }

  private func remove(at path: IndexPath) {
    let row = rows.remove(at: path.row)
    undoManager?.registerUndo(withTarget: self) { $0.rows.insert(row, at: path.row) }
  }
}

final class HarmlessController: UITableViewController {
  override func tableView(_ table: UITableView, trailingSwipeActionsConfigurationForRowAt path: IndexPath) -> UISwipeActionsConfiguration? {
    let pin = UIContextualAction(style: .normal, title: "Pin") { _, _, done in done(true) }
    let bin = UIContextualAction(style: .destructive, title: "Bin") { _, _, done in done(true) }
    return UISwipeActionsConfiguration(actions: [pin, bin])
  }
}

/// The meaning is only in the picture, and the picture comes later.
final class PictureController: UITableViewController {
  private var rows: [Int] = []

  override func tableView(_ table: UITableView, trailingSwipeActionsConfigurationForRowAt path: IndexPath) -> UISwipeActionsConfiguration? {  // want destructive-full-swipe-needs-undo
    let action = UIContextualAction(style: .normal, title: nil) { [weak self] _, _, done in
      self?.rows = []
      done(true)
    }
    action.image = UIImage(systemName: "trash")
    return .init(actions: [action])
  }
}

final class CommitController: UITableViewController {
  private var rows: [Int] = []

  override func tableView(_ table: UITableView, commit style: UITableViewCell.EditingStyle, forRowAt path: IndexPath) {  // want destructive-full-swipe-needs-undo "give the rows a swipe configuration"
    guard style == .delete else { return }
    rows.remove(at: path.row)
    table.deleteRows(at: [path], with: .fade)
  }
}

final class CommitWithUndoController: UITableViewController {
  private var rows: [Int] = []

  override func tableView(_ table: UITableView, commit style: UITableViewCell.EditingStyle, forRowAt path: IndexPath) {
    let row = rows.remove(at: path.row)
    undoManager?.registerUndo(withTarget: self) { $0.rows.append(row) }
  }
}

final class AlbumController: UICollectionViewController {
  private var albums: [Int] = []

  func makeLayout() -> UICollectionViewLayout {
    var list = UICollectionLayoutListConfiguration(appearance: .plain)
    list.trailingSwipeActionsConfigurationProvider = { [weak self] path in  // want destructive-full-swipe-needs-undo
      let drop = UIContextualAction(style: .destructive, title: "Drop") { _, _, done in
        self?.albums.remove(at: path.item)
        done(true)
      }
      return UISwipeActionsConfiguration(actions: [drop])
    }
    return UICollectionViewCompositionalLayout.list(using: list)
  }
}
