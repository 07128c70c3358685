import SwiftUI

struct Screen: View {
  let letters: [Letter]
  let parts: LetterParts
  @State private var opened: Letter?

  var body: some View {
    List(letters) { letter in
      Menu {
        Button("Open") { opened = letter }
      } label: {
        LetterRow(letter: letter)
        parts.sender
        parts.date
        parts.place
      }
    }
    .sheet(item: $opened) { LetterDetail(letter: $0) }
  }
}

struct Letter: Identifiable {
  let id: Int
  var sender: String
  var text: String
}
