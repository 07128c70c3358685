import SwiftUI

/// What is private to another file is not what is called here.
struct Rows: View {
  let worker: Worker

  var body: some View {
    List {
      Text("private there").swipeActions {  // want destructive-full-swipe-needs-undo
        Button("Delete", role: .destructive) { worker.run { context in context.erase(row: 1) } }
      }
      Text("in a private extension there").swipeActions {  // want destructive-full-swipe-needs-undo
        Button("Delete", role: .destructive) { worker.run { context in context.drop(row: 1) } }
      }
      Text("in a private type there").swipeActions {  // want destructive-full-swipe-needs-undo
        Button("Delete", role: .destructive) { worker.run { context in context.lose(row: 1) } }
      }
      Text("in one that conforms to the system's").swipeActions {  // want destructive-full-swipe-needs-undo
        Button("Delete", role: .destructive) { worker.run { context in context.misplace(row: 1) } }
      }
      Text("private here").swipeActions {
        Button("Delete", role: .destructive) { worker.run { context in context.bin(row: 1) } }
      }
      Text("for all files").swipeActions {
        Button("Delete", role: .destructive) { worker.run { context in context.clean(row: 1) } }
      }
    }
  }
}

final class Bin {
  private func bin(row: Int) { showUndo() }
}
