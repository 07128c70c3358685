import SwiftUI

struct ChatRow: View {
  let chat: Chat

  var body: some View {
    HStack {
      if chat.isUnread { Circle().fill(.blue).frame(width: 8, height: 8) }
      Text(chat.title).lineLimit(1)
      Spacer()
      Text(chat.messages.last?.text ?? "").foregroundStyle(.secondary).lineLimit(1)
    }
  }
}
