/// What the system's own classes inherit from, as far as apps extend those: a table view controller
/// has the methods of an `extension UIViewController`. UIKit's documentation says so.
enum SystemTypes {
  static func parent(of name: String) -> String? { parents[name] }

  private static let parents: [String: String] = [
    "UICollectionViewController": "UIViewController",
    "UIHostingController": "UIViewController",
    "UINavigationController": "UIViewController",
    "UIPageViewController": "UIViewController",
    "UISearchController": "UIViewController",
    "UISplitViewController": "UIViewController",
    "UITabBarController": "UIViewController",
    "UITableViewController": "UIViewController",
    "UICollectionViewCell": "UICollectionReusableView",
    "UICollectionViewListCell": "UICollectionViewCell",
    "UICollectionReusableView": "UIView",
    "UITableViewCell": "UIView",
    "UITableViewHeaderFooterView": "UIView",
  ]
}
