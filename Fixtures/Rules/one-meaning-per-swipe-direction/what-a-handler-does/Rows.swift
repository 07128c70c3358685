import SwiftUI

/// What a handler calls or hands on, not what it compares with.
struct Rows: View {
  let store: Store

  var body: some View {
    List {
      Text("a").swipeActions { Button("Delete") {} }
      Text("b").swipeActions { Button { store.send(.delete) } label: { Image("own") } }
      Text("c").swipeActions { Button { store.send(.row(1, .delete)) } label: { Image("own") } }
      Text("d").swipeActions {  // unsure one-meaning-per-swipe-direction
        Button {
          store.ask { answer in
            switch answer {
            case .cancel: store.wait()
            case .archive(let row): store.go(row)
            }
          }
        } label: { Image("own") }
      }
      Text("e").swipeActions {  // unsure one-meaning-per-swipe-direction
        Button { store.present(UIAlertAction(title: "x", style: .cancel)) } label: { Image("own") }
      }
      Text("f").swipeActions {  // want one-meaning-per-swipe-direction "'archive'"
        Button {
          switch store.state {
          case .delete: store.send(.archive)
          default: store.wait()
          }
        } label: { Image("own") }
      }
    }
  }
}
