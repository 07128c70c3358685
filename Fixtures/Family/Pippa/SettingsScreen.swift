import SwiftUI

/// Speaks of swipes and has none.
struct SettingsScreen: View {
  enum Page: Hashable {
    case swipeActions(Side)
    case about
    enum Side: Hashable { case leading, trailing }
  }

  var body: some View {
    Form {
      NavigationLink("Swipe to the right", value: Page.swipeActions(.leading))
      NavigationLink("Swipe to the left", value: Page.swipeActions(.trailing))
      Text("settings.swipeActions.footer")
    }
    .navigationDestination(for: Page.self) { page in
      switch page {
      case .swipeActions(let side): Text(side == .leading ? "Mark as read" : "Delete")
      case .about: AboutScreen()
      }
    }
  }
}

struct AboutScreen: View {
  var body: some View {
    VStack {
      Text("Version 1.0").textSelection(.enabled)
      Text("Use `.swipeActions { }` never.")
    }
  }
}
