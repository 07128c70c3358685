import SwiftUI

/// Another file's private type of the same name is another type.
struct OtherCells: View {
  let account: Account

  var body: some View {
    Button {
    } label: {
      Cell(account: account)
    }
  }
}

private struct Cell: View {
  let account: Account
  var body: some View { Text(account.name) }
}
