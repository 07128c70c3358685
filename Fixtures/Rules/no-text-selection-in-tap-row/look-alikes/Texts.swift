import SwiftUI

struct Texts: View {
  let textSelection = ".textSelection(.enabled)"

  var body: some View {
    Button {
    } label: {
      // Text("a").textSelection(.enabled)
      Text(".textSelection(.enabled)")  /* .textSelection(.enabled) */
      Text(#"\(x).textSelection(.enabled)"#)
      Text(textSelection)
      Text("b").help("textSelection")
      TextEditor(text: .constant("c"))
    }
    .environment(\.selection, .textSelection(.enabled))
  }
}

enum Option {
  case textSelection(State)
  enum State { case enabled }
}

let option = Option.textSelection(.enabled)
