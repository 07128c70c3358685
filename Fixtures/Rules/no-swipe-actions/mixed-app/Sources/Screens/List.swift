import SwiftUI

struct ModelList: View {
  @State private var model = Model()

  var body: some View {
    List {
      ForEach(model.swipeActions, id: \.self) { Text($0) }
        .onDelete { model.onDelete($0) }  // want no-swipe-actions
    }
  }
}
