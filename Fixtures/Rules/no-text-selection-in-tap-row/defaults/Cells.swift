import SwiftUI

/// Without the argument the branch is not taken, and the tapped cells leave it out.
struct DetailCells: View {
  let account: Account
  let fill: () -> Void

  var body: some View {
    List {
      nameCell().onTapGesture { fill() }
      Cell(title: "Street", text: account.street).onTapGesture(perform: fill)
      notesCell()
    }
  }

  private func nameCell() -> some View { Cell(title: "Name", text: account.name) }
  private func notesCell() -> some View {
    Cell(title: "Notes", text: account.notes, isLong: true)
  }
}

private struct Cell: View {
  let title: String
  let text: String
  var isLong: Bool = false

  var body: some View {
    VStack {
      Text(title)
      HStack {
        if isLong {
          Text(text).textSelection(.enabled)
        } else {
          Text(text)
        }
      }
    }
  }
}

struct Account {
  var name: String
  var street: String
  var notes: String
}
