import SwiftUI

/// An extension of a plain name is one of the type that stands outside of all others, where there is
/// one: in another file, which nothing but its name brings in.
struct Inbox: View {
  struct Row: View {
    var body: some View {
      Text("of the app").swipeActions {  // want destructive-full-swipe-needs-undo
        Button("Delete", role: .destructive) { act() }
      }
    }
  }

  var body: some View { List { Row() } }
}

struct Outbox: View {
  struct Cell: View {
    var body: some View {
      Text("of the app, with Undo").swipeActions {
        Button("Delete", role: .destructive) { perform() }
      }
    }
  }

  var body: some View { List { Cell() } }
}

struct Drafts: View {
  struct Item: View {
    var body: some View {
      Text("of the only type of that name").swipeActions {
        Button("Delete", role: .destructive) { run() }
      }
    }
  }

  var body: some View { List { Item() } }
}
