import SwiftUI

@main
struct TravelJournalApp: App {
  @State private var store = JourneyStore()
  @State private var captures = CaptureStore()

  var body: some Scene {
    WindowGroup {
      NavigationStack {
        JourneyList()
          .navigationDestination(for: Journey.ID.self) { id in
            CaptureList(journeyID: id)
          }
      }
      .environment(store)
      .environment(captures)
    }
  }
}
