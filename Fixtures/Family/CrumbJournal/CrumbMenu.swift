import SwiftUI
import UIKit

/// The whole row is the label of the menu.
struct CrumbMenu: View {
  let crumb: Crumb
  let edit: () -> Void
  let pin: () -> Void
  let delete: () -> Void

  var body: some View {
    Menu {
      Button("Edit", systemImage: "pencil", action: edit)
      Button("Copy", systemImage: "doc.on.doc") { UIPasteboard.general.string = crumb.text }
      Button(crumb.isPinned ? "Unpin" : "Pin", systemImage: "pin", action: pin)
      Button("Delete", systemImage: "trash", role: .destructive, action: delete)
    } label: {
      HStack(alignment: .firstTextBaseline) {
        CrumbLines(crumb: crumb)
        Spacer(minLength: 8)
        Image(systemName: "ellipsis").foregroundStyle(.tertiary)
      }
      .contentShape(Rectangle())
    }
  }
}
