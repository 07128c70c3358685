import SwiftUI

struct ChatList: View {
  @Bindable var store: ChatStore
  @State private var isSettingsShown = false

  var body: some View {
    List(store.chats) { chat in
      NavigationLink {
        ChatScreen(chat: chat)
      } label: {
        ChatRow(chat: chat)
      }
      .swipeActions(edge: .leading) {  // want no-swipe-actions, one-meaning-per-swipe-direction
        ReadButton(isUnread: chat.isUnread) { store.send(.read(chat.id)) }
      }
      .swipeActions(edge: .trailing, allowsFullSwipe: false) {  // want no-swipe-actions
        Button("Delete", systemImage: "trash", role: .destructive) {
          store.send(.onDelete(chat.id))
        }
      }
    }
    .toolbar {
      Button("Settings", systemImage: "gearshape") { isSettingsShown = true }
    }
    .sheet(isPresented: $isSettingsShown) { SettingsScreen() }
    .alert("Delete this chat?", isPresented: isAsking, presenting: store.asksForRemoval) { chat in
      Button("Delete", role: .destructive) { store.remove(chat) }
    }
  }

  private var isAsking: Binding<Bool> {
    Binding {
      store.asksForRemoval != nil
    } set: { isShown in
      if !isShown { store.asksForRemoval = nil }
    }
  }
}

struct ReadButton: View {
  let isUnread: Bool
  let toggle: () -> Void

  var body: some View {
    Button(action: toggle) {
      Label(isUnread ? "Read" : "Unread", systemImage: isUnread ? "envelope.open" : "envelope")
    }
    .tint(.blue)
  }
}
