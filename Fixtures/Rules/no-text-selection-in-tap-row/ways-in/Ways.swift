import SwiftUI

/// Properties, functions, modifiers and locals that bring selectable text into a tap row.
struct Ways: View {
  let poem: Poem
  @State private var isOpen = false

  var body: some View {
    let title = Text(poem.title).textSelection(.enabled)  // want no-text-selection-in-tap-row
    let aside = Text(poem.title).textSelection(.enabled)
    List {
      Button {
        isOpen = true
      } label: {
        HStack {
          title
          verse
          line(of: poem)
          Text(poem.title).copyable()
          Text(poem.title).modifier(Copyable(isLarge: false))
          Self.heading
          self.footer()
        }
      }
      aside
      unused
    }
  }

  private var verse: some View {
    Text(poem.verse).textSelection(.enabled)  // want no-text-selection-in-tap-row
  }

  private func line(of poem: Poem) -> some View {
    Text(poem.verse).textSelection(.enabled)  // want no-text-selection-in-tap-row
  }

  private static var heading: some View {
    Text("Poem").textSelection(.enabled)  // want no-text-selection-in-tap-row
  }

  private var unused: some View {
    Text("seen, but not in a row").textSelection(.enabled)
  }
}

extension Ways {
  @ViewBuilder
  func footer() -> some View {
    if isOpen {
      Text("open").textSelection(.enabled)  // want no-text-selection-in-tap-row
    }
  }
}
