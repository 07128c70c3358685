import SwiftUI

// The question is in a modifier of the app's own, here and in another file.
struct Papers: View {
  @State private var isAsking = false
  @State private var isShredding = false
  @State private var isOpen = false

  var body: some View {
    List {
      Text("here").swipeActions {  // want destructive-full-swipe-needs-undo "it leads to alert"
        Button("Delete", role: .destructive) { isAsking = true }
      }
      Text("there").swipeActions {  // want destructive-full-swipe-needs-undo "it leads to confirmationDialog"
        Button("Delete", role: .destructive) { isShredding = true }
      }
      Text("another's state").swipeActions {  // want destructive-full-swipe-needs-undo "in reach. Offer"
        Button("Delete", role: .destructive) { isOpen = true }
      }
    }
    .ask(flag: $isAsking)
    .askBeforeShredding("Shred it?", isPresented: $isShredding)
  }
}

struct OtherPapers: View {
  @State private var isOpen = false
  var body: some View { Text("other").alert("Open?", isPresented: $isOpen) {} }
}

extension View {
  func ask(flag: Binding<Bool>) -> some View {
    alert("Delete it?", isPresented: flag) { Button("Delete") {} }
  }
}
