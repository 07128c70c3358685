import SwiftUI

struct Pages: View {
  var body: some View {
    List {
      Text("shredded").swipeActions {
        Button("Delete", role: .destructive) { office.run { tool in tool.shred(page: 1) } }
      }
      Text("taken down").swipeActions {
        Button("Delete", role: .destructive) { office.run { tool in tool.hang(page: 1) } }
      }
      Text("pressed").swipeActions {
        Button("Delete", role: .destructive) { office.run { tool in tool.press(page: 1) } }
      }
      Text("taken out").swipeActions {
        Button("Delete", role: .destructive) { office.run { tool in tool.unbind(page: 1) } }
      }
    }
  }
}
