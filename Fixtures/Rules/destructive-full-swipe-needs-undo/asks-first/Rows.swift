import SwiftUI

/// An alert is no Undo: a full swipe runs before anybody can answer.
struct Rows: View {
  @State private var isAsking = false
  @State private var doomed: Int?
  @State private var rows: [Int] = []
  @StateObject private var model = AskingModel()

  var body: some View {
    List {
      Text("an alert").swipeActions {  // want destructive-full-swipe-needs-undo
        Button("Delete", role: .destructive) { isAsking = true }
      }
      Text("a dialog").swipeActions {  // want destructive-full-swipe-needs-undo
        Button("Delete", role: .destructive) { doomed = 1 }
      }
      Text("a dialog of the model").swipeActions {  // want destructive-full-swipe-needs-undo
        Button("Delete", role: .destructive) { model.ask(1) }
      }
      Text("asks without a far swipe").swipeActions(allowsFullSwipe: false) {
        Button("Delete", role: .destructive) { isAsking = true }
      }
    }
    .alert("Delete?", isPresented: $isAsking) {
      Button("Delete", role: .destructive) { rows = [] }
    }
    .confirmationDialog("Delete?", isPresented: $model.isAsking) {
      Button("Delete", role: .destructive) { rows = [] }
    }
    .confirmationDialog(
      "Delete?", isPresented: Binding(get: { doomed != nil }, set: { _ in doomed = nil })
    ) {
      Button("Delete", role: .destructive) { rows = [] }
    }
  }
}

final class AskingModel: ObservableObject {
  @Published var isAsking = false
  func ask(_ row: Int) { isAsking = true }
}
