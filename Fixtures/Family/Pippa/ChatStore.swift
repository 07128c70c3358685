import Foundation
import Observation

struct Chat: Identifiable, Hashable {
  let id: Int
  var title: String
  var isUnread: Bool
  var messages: [Message]
}

struct Message: Identifiable, Hashable {
  let id: Int
  var text: String
  var isMine: Bool
}

@Observable
final class ChatStore {
  enum Action {
    case swipeActions(Chat.ID)
    case onDelete(Chat.ID)
    case read(Chat.ID)
  }

  var chats: [Chat] = []
  var asksForRemoval: Chat?

  func send(_ action: Action) {
    switch action {
    case .swipeActions(let id), .read(let id):
      guard let index = chats.firstIndex(where: { $0.id == id }) else { return }
      chats[index].isUnread.toggle()
    case .onDelete(let id):
      asksForRemoval = chats.first { $0.id == id }
    }
  }

  func remove(_ chat: Chat) { chats.removeAll { $0.id == chat.id } }
}
