import SwiftUI

@main
struct PippaApp: App {
  @State private var store = ChatStore()

  var body: some Scene {
    WindowGroup {
      NavigationSplitView {
        ChatList(store: store)
      } detail: {
        Text("No chat is open").foregroundStyle(.secondary)
      }
    }
  }
}
