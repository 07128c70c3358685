import SwiftUI

struct InboxList: View {
  var body: some View {
    List {
      Text("a")
        .swipeActions(edge: .leading) { Button("Mark as Read") {} }
        .swipeActions(edge: .trailing) { Button("Delete", role: .destructive) {} }
    }
  }
}
