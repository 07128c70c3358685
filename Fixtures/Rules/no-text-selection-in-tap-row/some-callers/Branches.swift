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

/// What stands in the row decides, not who calls: some row of the tapped list has a quote.
struct EntryText: View {
  let entry: Entry

  var body: some View {
    switch entry.kind {
    case .quote: quote
    case .picture: Image(systemName: "photo")
    }
  }

  private var quote: some View {
    Text(entry.text).textSelection(.enabled)  // want no-text-selection-in-tap-row
  }
}

struct Entry: Identifiable {
  enum Kind { case quote, picture }

  let id: Int
  var kind: Kind
  var text: String
}
