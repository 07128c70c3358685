import SwiftUI

/// Selectable only for those who ask for it.
struct QuoteText: View {
  let text: String
  var isSelectable = false

  var body: some View {
    if isSelectable {
      Text(text).textSelection(.enabled)  // want no-text-selection-in-tap-row
    } else {
      Text(text)
    }
  }
}

struct SourceText: View {
  let text: String
  let isSelectable: Bool

  var body: some View {
    if isSelectable {
      Text(text).textSelection(.enabled)  // unsure no-text-selection-in-tap-row
    } else {
      Text(text)
    }
  }
}
