import SwiftUI

// A control of which the title is all there is: a row where it stands in a list.
struct Titles: View {
  let page: URL

  var body: some View {
    List {
      Link("link", destination: page).textSelection(.enabled)  // want no-text-selection-in-tap-row
      Button("button") {}
        .padding()
        .textSelection(.enabled)  // want no-text-selection-in-tap-row
      Section {
        LabeledContent { Text("value") } label: { Button("label") {} }
          .textSelection(.enabled)  // want no-text-selection-in-tap-row
      }
      Menu("menu") { Button("Copy") {} }.textSelection(.disabled)
      Text("text").sheet(isPresented: $isShown) {
        Button("elsewhere") {}.textSelection(.enabled)
      }
    }
    Button("no row") {}.textSelection(.enabled)
  }
}
