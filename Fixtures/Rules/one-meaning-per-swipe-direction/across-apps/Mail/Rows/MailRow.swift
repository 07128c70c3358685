import SwiftUI

struct MailRow: View {
  let mail: Mail

  var body: some View {
    Text(mail.subject)
      .swipeActions(edge: .leading) { ReadToggle(mail: mail) }
      .swipeActions(edge: .trailing, content: trailing)
  }

  @ViewBuilder
  private func trailing() -> some View {
    RemoveButton { mail.remove() }
    Button("Archive") {}
  }
}
