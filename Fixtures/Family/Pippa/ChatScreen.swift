import SwiftUI

struct ChatScreen: View {
  let chat: Chat
  @State private var answered: Message?

  var body: some View {
    ScrollView {
      LazyVStack {
        ForEach(chat.messages) { message in
          TapCard {
            answered = message
          } content: {
            MessageBubble(message: message)
          }
        }
      }
      .textSelection(.enabled)  // want no-text-selection-in-tap-row
    }
    .popover(item: $answered) { message in
      Text(message.text).textSelection(.enabled)
    }
  }
}

/// Makes what it holds one thing to tap.
struct TapCard<Content: View>: View {
  let action: () -> Void
  @ViewBuilder let content: Content

  var body: some View {
    Button(action: action) { content.padding(8) }
      .buttonStyle(.plain)
  }
}

struct MessageBubble: View {
  let message: Message

  var body: some View {
    Text(message.text)
      .padding()
      .background(message.isMine ? Color.blue : .gray, in: .rect(cornerRadius: 12))
  }
}
