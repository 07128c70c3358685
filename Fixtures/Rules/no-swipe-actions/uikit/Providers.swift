import UIKit

final class AlbumController: UICollectionViewController {
  func makeLayout() -> UICollectionViewLayout {
    var list = UICollectionLayoutListConfiguration(appearance: .plain)
    list.trailingSwipeActionsConfigurationProvider = { path in  // want no-swipe-actions
      let drop = UIContextualAction(style: .destructive, title: "Drop") { _, _, done in done(true) }
      return UISwipeActionsConfiguration(actions: [drop])
    }
    list.leadingSwipeActionsConfigurationProvider = { _ in  // want no-swipe-actions
      return .init(actions: [UIContextualAction(style: .normal, title: "Star") { _, _, _ in }])
    }
    // Taken away again.
    list.trailingSwipeActionsConfigurationProvider = nil
    return UICollectionViewCompositionalLayout.list(using: list)
  }
}

/// A configuration made where neither a method nor a property says the edge.
enum SwipeFactory {
  static func single(_ action: UIContextualAction) -> UISwipeActionsConfiguration {
    UISwipeActionsConfiguration(actions: [action])  // want no-swipe-actions
  }
}
