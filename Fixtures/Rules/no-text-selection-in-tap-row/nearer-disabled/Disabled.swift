import SwiftUI

/// `.disabled` between the selection and the text ends it; farther away it does not.
struct Disabled: View {
  @State private var isOpen = false

  var body: some View {
    VStack {
      List {
        Button {
          isOpen = true
        } label: {
          Text("ended at the text").textSelection(.disabled)
        }
        Menu {
          Button("Copy") {}
        } label: {
          HStack { Text("ended at the row") }
        }
        .textSelection(.disabled)
      }
      .textSelection(.enabled)

      VStack {
        Button {
          isOpen = true
        } label: {
          Text("enabled nearer").textSelection(.enabled)  // want no-text-selection-in-tap-row
        }
      }
      .textSelection(.disabled)

      Button {
        isOpen = true
      } label: {
        VStack {
          Text("one is ended").textSelection(.disabled)
          Text("one is not")
        }
        .textSelection(.enabled)  // want no-text-selection-in-tap-row
      }

      Text("both in one chain, the nearer first")
        .textSelection(.disabled)
        .textSelection(.enabled)
        .onTapGesture { isOpen = true }
    }
  }
}
