import UIKit

/// Actions are gathered in an array before the configuration is made.
final class FeedsController: UICollectionViewController {
  private var feeds: [String] = []

  func makeLayout() -> UICollectionViewLayout {
    var list = UICollectionLayoutListConfiguration(appearance: .sidebar)
    list.trailingSwipeActionsConfigurationProvider = { [weak self] path in  // want destructive-full-swipe-needs-undo
      guard let self else { return UISwipeActionsConfiguration(actions: []) }
      var actions: [UIContextualAction] = []
      let remove = UIContextualAction(style: .destructive, title: nil) { _, _, done in
        self.feeds.remove(at: path.item)
        done(true)
      }
      remove.image = UIImage(systemName: "trash")
      actions.append(remove)
      if path.section == 1 {
        actions.append(UIContextualAction(style: .normal, title: "Rename") { _, _, done in done(true) })
      }
      return UISwipeActionsConfiguration(actions: actions)
    }
    list.leadingSwipeActionsConfigurationProvider = { path in
      var actions = [UIContextualAction]()
      let star = UIContextualAction(style: .normal, title: "Star") { _, _, done in done(true) }
      actions.append(star)
      let configuration = UISwipeActionsConfiguration(actions: actions)
      configuration.performsFirstActionWithFullSwipe = true
      return configuration
    }
    return UICollectionViewCompositionalLayout.list(using: list)
  }
}

final class GuardedFeedsController: UICollectionViewController {
  func makeLayout() -> UICollectionViewLayout {
    var list = UICollectionLayoutListConfiguration(appearance: .plain)
    list.trailingSwipeActionsConfigurationProvider = { path in
      var actions = [UIContextualAction]()
      actions.append(UIContextualAction(style: .destructive, title: "Delete") { _, _, done in done(true) })
      let configuration = UISwipeActionsConfiguration(actions: actions)
      configuration.performsFirstActionWithFullSwipe = false
      return configuration
    }
    return UICollectionViewCompositionalLayout.list(using: list)
  }
}

/// Only the words for VoiceOver say what it does.
final class QuietController: UITableViewController {
  private var rows: [Int] = []

  override func tableView(_ table: UITableView, trailingSwipeActionsConfigurationForRowAt path: IndexPath) -> UISwipeActionsConfiguration? {  // want destructive-full-swipe-needs-undo
    let action = UIContextualAction(style: .normal, title: nil) { [weak self] _, _, done in
      self?.rows = []
      done(true)
    }
    action.image = Assets.crossed
    action.accessibilityLabel = NSLocalizedString("Delete", comment: "row action")
    return UISwipeActionsConfiguration(actions: [action])
  }
}
