import SwiftUI

/// Two views down from the tap.
struct LetterText: View {
  let text: String

  var body: some View {
    Text(text).textSelection(.enabled)  // want no-text-selection-in-tap-row
  }
}

/// Shown alone: nothing here is tapped.
struct LetterDetail: View {
  let letter: Letter

  var body: some View {
    ScrollView { Text(letter.text).textSelection(.enabled) }
  }
}
