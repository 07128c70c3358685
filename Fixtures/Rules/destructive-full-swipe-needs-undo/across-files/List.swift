import SwiftUI

struct LedgerList: View {
  @StateObject private var viewModel = LedgerViewModel()

  var body: some View {
    List(viewModel.entries, id: \.self) { entry in
      LedgerRow(entry: entry)
        .swipeActions {
          Button("Delete", role: .destructive) { viewModel.delete(entry) }
        }
      LedgerRow(entry: entry)
        .swipeActions {  // want destructive-full-swipe-needs-undo
          Button("Delete", role: .destructive) { viewModel.purge(entry) }
        }
    }
  }
}

struct LedgerRow: View {
  let entry: String
  var body: some View { Text(entry) }
}
