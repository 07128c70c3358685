import UIKit

extension UIViewController {
  func drop(_ path: IndexPath) { undoManager?.registerUndo(withTarget: self) { $0.restore(path) } }

  func restore(_ path: IndexPath) {}
}
