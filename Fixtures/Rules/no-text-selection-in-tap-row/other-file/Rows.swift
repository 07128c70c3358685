import SwiftUI

/// Ends up in the label of a menu, in another file.
struct LetterRow: View {
  let letter: Letter

  var body: some View {
    VStack {
      Text(letter.sender)
      LetterText(text: letter.text)
    }
  }
}
