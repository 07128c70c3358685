import SwiftUI

/// The question stands in a modifier or a view that is given the state.
struct HandedOnRows: View {
  @State private var doomed: Int?
  @State private var hidden: Int?
  @State private var isShowingError = false
  @State private var failure: String?

  var body: some View {
    List {
      Text("a modifier").swipeActions {  // want destructive-full-swipe-needs-undo "it leads to alert"
        Button("Delete", role: .destructive) { doomed = 1 }
      }
      Text("no question there").swipeActions {  // want destructive-full-swipe-needs-undo "no Undo is in reach. Offer"
        Button("Delete", role: .destructive) { hidden = 1 }
      }
      Text("an error").swipeActions {  // want destructive-full-swipe-needs-undo "no Undo is in reach. Offer"
        Button("Delete", role: .destructive) { isShowingError = true }
      }
      Text("an error's state").swipeActions {  // want destructive-full-swipe-needs-undo "no Undo is in reach. Offer"
        Button("Delete", role: .destructive) { present(error: "x") }
      }
    }
    .modifier(AsksFirst(item: $doomed))
    .modifier(Hides(item: $hidden))
    .alert("Failed", isPresented: $isShowingError) {}
    .alert(item: $failure) { Alert(title: Text($0)) }
  }

  private func present(error: String) { failure = error }
}

struct AsksFirst: ViewModifier {
  @Binding var item: Int?

  func body(content: Content) -> some View {
    content.alert(item: $item) { row in Alert(title: Text("Delete \(row)?")) }
  }
}

struct Hides: ViewModifier {
  @Binding var item: Int?

  func body(content: Content) -> some View {
    content.sheet(item: $item) { row in Text("\(row)") }
  }
}
