import Dependencies
import SwiftUI

/// What cannot be followed is no evidence.
struct Rows: View {
  let store: StoreOf<Reducer>
  let remove: (Int) -> Void
  @ObservedObject var foreign: ForeignModel

  var body: some View {
    List {
      Text("sent to a store").swipeActions {  // want destructive-full-swipe-needs-undo
        Button("Delete", role: .destructive) { store.send(.delete(1)) }
      }
      Text("of another module").swipeActions {  // want destructive-full-swipe-needs-undo
        Button("Delete", role: .destructive) { foreign.drop(1) }
      }
      Text("a closure of nobody").swipeActions {  // want destructive-full-swipe-needs-undo
        Button("Delete", role: .destructive) { remove(1) }
      }
      Text("no closure at all").swipeActions { DeleteButton(1) }  // unsure destructive-full-swipe-needs-undo
      Text("nothing done").swipeActions { Button("Delete", role: .destructive) {} }  // want destructive-full-swipe-needs-undo
    }
  }
}
