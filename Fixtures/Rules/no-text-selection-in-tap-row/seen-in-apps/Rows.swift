import SwiftUI

/// Forms that real apps write.
struct Rows: View {
  let card: Card
  @State private var isExpanded = false
  @State private var isRelative = true

  var body: some View {
    let label = CardView(card: card)
    let button = Button {
      isExpanded = true
    } label: {
      label
    }
    .buttonStyle(.plain)

    return List {
      Group {
        if card.isOpenable { button } else { label }
      }
      // Content handed over inside an enum's payload.
      KindRow(kind: .custom {
        Text(card.topic)
          .lineLimit(isExpanded ? nil : 3)
          .textSelection(.enabled)  // want no-text-selection-in-tap-row
      })
      .onTapGesture { isExpanded.toggle() }
      // Only one of the branches is there, and both are tapped.
      HStack {
        Text("Last seen")
        Spacer()
        if isRelative, let text = card.relative {
          Text(text)
            .textSelection(.enabled)  // want no-text-selection-in-tap-row
        } else {
          Text(card.topic)
            .textSelection(.enabled)  // want no-text-selection-in-tap-row
        }
      }
      .accessibilityElement(children: .combine)
      .onTapGesture { isRelative.toggle() }
      // One row of the list opens something, the other only shows.
      VStack {
        if card.isOpenable {
          NavigationLink {
            CardDetail(card: card)
          } label: {
            Text(card.topic)
          }
        } else {
          Text(card.topic).textSelection(.enabled)
        }
      }
      // The header is tapped; what it folds away is not in it.
      Folding(title: "More") {
        Text(card.topic).textSelection(.enabled)
      }
      HStack {
        Text(card.topic).textSelection(.enabled)
        ShareLink(item: card.topic).labelStyle(.iconOnly)
      }
      .contextMenu { Button("Copy") {} }
    }
  }
}

struct Card: Identifiable {
  let id: Int
  var topic: String
  var relative: String?
  var isOpenable = true
}
