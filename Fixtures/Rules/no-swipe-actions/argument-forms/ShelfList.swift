import SwiftUI

struct ShelfList: View {
  @State private var jars: [Jar] = []
  let canThrowAway: Bool

  var body: some View {
    List {
      ForEach(jars) { jar in
        Text(jar.name)
          .swipeActions {  // want no-swipe-actions
            Button("Empty") { empty(jar) }
          }
      }
      Text("edge alone").swipeActions(edge: .leading) { refill }  // want no-swipe-actions
      Text("both labels")
        .font(.body)
        .swipeActions(edge: .trailing, allowsFullSwipe: false) {  // want no-swipe-actions
          refill
        }
        .padding()
      Text("only full swipe")
        .swipeActions(allowsFullSwipe: canThrowAway) { refill }  // want no-swipe-actions
      Text("empty parentheses").swipeActions() { refill }  // want no-swipe-actions
      Text("labelled content")
        .swipeActions(edge: .trailing, content: { refill })  // want no-swipe-actions
      Text("function").swipeActions(content: lidActions)  // want no-swipe-actions
      Text("a member").swipeActions(edge: .leading, content: self.lidActions)  // want no-swipe-actions
      Text("twice")
        .swipeActions(edge: .leading) { refill }  // want no-swipe-actions
        .swipeActions(edge: .trailing) { refill }  // want no-swipe-actions
    }
  }

  private var refill: some View {
    Button("Refill", systemImage: "drop") {}
  }

  @ViewBuilder
  private func lidActions() -> some View {
    Button("Close", systemImage: "lock") {}
  }

  private func empty(_ jar: Jar) { jars.removeAll { $0.id == jar.id } }
}

struct Jar: Identifiable {
  let id: Int
  var name: String
}
