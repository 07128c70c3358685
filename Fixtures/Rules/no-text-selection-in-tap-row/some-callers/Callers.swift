import SwiftUI

struct QuoteRow: View {
  let text: String
  let isEditing: Bool

  var body: some View {
    VStack {
      // The tap row asks for it itself.
      Button {
      } label: {
        QuoteText(text: text, isSelectable: true)
      }
      // Whether this one does is known at run time.
      Button {
      } label: {
        SourceText(text: text, isSelectable: isEditing)
      }
    }
  }
}

struct QuoteDetail: View {
  let text: String
  var body: some View {
    VStack {
      QuoteText(text: text, isSelectable: true)
      SourceText(text: text, isSelectable: true)
    }
  }
}

struct EntryList: View {
  let entries: [Entry]

  var body: some View {
    List(entries) { entry in
      Button {
      } label: {
        EntryText(entry: entry)
      }
    }
  }
}
