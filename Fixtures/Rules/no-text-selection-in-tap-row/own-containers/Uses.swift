import SwiftUI

struct Uses: View {
  var body: some View {
    List {
      TapCard(action: {}) {
        Text("in a tap card").textSelection(.enabled)  // want no-text-selection-in-tap-row
      }
      Menu {
        Button("Copy") {}
      } label: {
        SelectableBox { Text("in a label") }
      }
      PlainBox {
        Text("in a plain box").textSelection(.enabled)
      }
      Button {
      } label: {
        PlainBox {
          Text("in a plain box in a label").textSelection(.enabled)  // want no-text-selection-in-tap-row
        }
      }
      Text("tapped by a modifier of the app")
        .textSelection(.enabled)  // want no-text-selection-in-tap-row
        .opens {}
      Text("tapped by name")
        .textSelection(.enabled)  // want no-text-selection-in-tap-row
        .modifier(TapModifier(action: {}))
    }
  }
}
