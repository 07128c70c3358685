import SwiftUI

/// Which closure of a control is its label depends on the other arguments.
struct Closures: View {
  let entry: Entry
  let open: () -> Void

  var body: some View {
    List {
      // The unlabelled first closure, with a label after it, is not the label.
      NavigationLink {
        Text(entry.text).textSelection(.enabled)
      } label: {
        Text(entry.title)
      }
      Menu {
        Text(entry.text).textSelection(.enabled)
      } label: {
        Text(entry.title)
      }
      Button {
        show(Text(entry.text).textSelection(.enabled))
      } label: {
        Text(entry.title)
      }
      // The trailing closure is the label where the other part is an argument.
      Button(action: open) {
        Text(entry.title).textSelection(.enabled)  // want no-text-selection-in-tap-row
      }
      Button(role: .destructive, action: open) {
        Text(entry.title).textSelection(.enabled)  // want no-text-selection-in-tap-row
      }
      NavigationLink(value: entry.id) {
        Text(entry.title).textSelection(.enabled)  // want no-text-selection-in-tap-row
      }
      NavigationLink(destination: Text(entry.text).textSelection(.enabled)) {
        Text(entry.title).textSelection(.enabled)  // want no-text-selection-in-tap-row
      }
      NavigationLink(destination: { Text(entry.text).textSelection(.enabled) }) {
        Text(entry.title).textSelection(.enabled)  // want no-text-selection-in-tap-row
      }
      NavigationLink(isActive: .constant(false)) {
        Text(entry.text).textSelection(.enabled)
      } label: {
        Text(entry.title)
      }
      // All by label.
      Menu(content: { Text(entry.text).textSelection(.enabled) }, label: { Text(entry.title) })
      Menu(
        content: { Button("Copy", action: open) },
        label: { Text(entry.title).textSelection(.enabled) }  // want no-text-selection-in-tap-row
      )
      Button(action: open, label: { Text(entry.title).textSelection(.enabled) })  // want no-text-selection-in-tap-row
      // Titles given as text: the closure is what happens, or what opens.
      NavigationLink(entry.title) {
        Text(entry.text).textSelection(.enabled)
      }
      NavigationLink("Open", destination: Text(entry.text).textSelection(.enabled))
      Menu(entry.title) {
        Text(entry.text).textSelection(.enabled)
      }
      Menu {
        Button("Copy", action: open)
      } label: {
        Text(entry.title).textSelection(.enabled)  // want no-text-selection-in-tap-row
      } primaryAction: {
        open()
      }
    }
  }

  private func show(_ view: some View) {}
}

struct Entry: Identifiable {
  let id: Int
  var title: String
  var text: String
}
