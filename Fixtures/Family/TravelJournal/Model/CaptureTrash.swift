import Foundation
import Observation

/// Keeps what was thrown away for as long as the banner at the foot of the screen is seen.
@Observable
final class CaptureTrash {
  private(set) var undoOffer: UndoOffer?

  struct UndoOffer {
    let capture: Capture
    let putBack: () -> Void
  }

  func put(_ capture: Capture, putBack: @escaping () -> Void) {
    undoOffer = UndoOffer(capture: capture, putBack: putBack)
  }

  func takeBack() {
    undoOffer?.putBack()
    undoOffer = nil
  }
}
