import SwiftUI

@main
struct CrumbJournalApp: App {
  var body: some Scene {
    WindowGroup {
      TabView {
        Tab("Crumbs", systemImage: "text.alignleft") { CrumbScreen() }
        Tab("Drafts", systemImage: "tray") { DraftScreen() }
      }
    }
  }
}
