import SwiftUI

struct CardView: View {
  let card: Card

  var body: some View {
    VStack {
      if card.isOpenable {
        text.lineLimit(4)
      } else {
        text
          .background { text.hidden() }
      }
    }
  }

  private var text: some View {
    Text(card.topic)
      .padding(15)
      .textSelection(.enabled)  // want no-text-selection-in-tap-row
      .environment(\.openURL, OpenURLAction { _ in .handled })
  }
}

struct CardDetail: View {
  let card: Card

  var body: some View {
    Form {
      LabeledContent("Topic") { Text(card.topic).textSelection(.enabled) }
      detailRow("Topic", card.topic)
    }
  }

  private func detailRow(_ title: String, _ value: String) -> some View {
    HStack {
      Text(title)
      Spacer()
      Text(value).textSelection(.enabled)
      Button { print(value) } label: { Image(systemName: "doc.on.doc") }
    }
  }
}

struct KindRow<Content: View>: View {
  enum Kind {
    case plain(String)
    case custom(() -> Content)
  }

  let kind: Kind

  var body: some View {
    switch kind {
    case .plain(let title): Text(title)
    case .custom(let content): content()
    }
  }
}

struct Folding<Content: View>: View {
  let title: String
  @ViewBuilder let content: () -> Content
  @State private var isOpen = false

  var body: some View {
    VStack {
      Button {
        isOpen.toggle()
      } label: {
        Text(title)
      }
      if isOpen { content() }
    }
  }
}
