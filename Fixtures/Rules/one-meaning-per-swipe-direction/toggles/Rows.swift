import SwiftUI

/// The two halves of a toggle are one meaning.
struct Rows: View {
  let isRead: Bool

  var body: some View {
    List {
      Text("a").swipeActions(edge: .leading) { Button("Mark as Read") {} }
      Text("b").swipeActions(edge: .leading) { Button("Mark as Unread") {} }
      Text("c").swipeActions(edge: .leading) { Button(isRead ? "Unread" : "Read") {} }
      Text("d").swipeActions(edge: .leading) {
        if isRead {
          Button("Unread", systemImage: "envelope.badge") {}
        } else {
          Button("Read", systemImage: "envelope.open") {}
        }
      }
      Text("e").swipeActions(edge: .trailing) { Button("Pin", systemImage: "pin") {} }
      Text("f").swipeActions(edge: .trailing) { Button("Unpin", systemImage: "pin.slash") {} }
      Text("g").swipeActions(edge: .trailing) {
        Button {
        } label: {
          Label(isRead ? "Unpin" : "Pin", systemImage: isRead ? "pin.slash" : "pin")
        }
      }
    }
  }
}
