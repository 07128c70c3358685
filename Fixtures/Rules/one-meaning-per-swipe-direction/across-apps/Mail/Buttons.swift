import SwiftUI

struct Mail {
  var subject: String
  var isRead: Bool
  func remove() {}
}

struct ReadToggle: View {
  let mail: Mail
  var body: some View {
    Button(mail.isRead ? "Unread" : "Read", systemImage: "envelope") {}
  }
}

struct RemoveButton: View {
  let action: () -> Void
  var body: some View {
    Button("Delete", systemImage: "trash", role: .destructive, action: action)
  }
}
