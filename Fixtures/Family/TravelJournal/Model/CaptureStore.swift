import Foundation
import Observation

@Observable
final class CaptureStore {
  private(set) var captures: [Capture] = []
  let trash = CaptureTrash()

  func captures(of journey: Journey.ID) -> [Capture] {
    captures.filter { $0.journeyID == journey }.sorted { $0.takenAt < $1.takenAt }
  }

  func discard(_ capture: Capture) {
    guard let index = captures.firstIndex(of: capture) else { return }
    captures.remove(at: index)
    trash.put(capture) { [weak self] in
      self?.captures.insert(capture, at: index)
    }
  }
}
