import SwiftUI

struct DraftScreen: View {
  @StateObject private var model = CrumbViewModel()

  var body: some View {
    List {
      ForEach(model.drafts) { draft in
        Text(draft.text)
          .swipeActions(edge: .trailing, content: { trailingActions(draft) })  // want no-swipe-actions, one-meaning-per-swipe-direction
      }
      ForEach(model.crumbs) { crumb in
        Text(crumb.text)
          #if os(iOS)
            .swipeActions(edge: .leading, allowsFullSwipe: true) {  // want no-swipe-actions
              Button(String(localized: "Pin"), systemImage: "pin") { model.togglePin(crumb) }
            }
          #endif
          .listRowSeparator(.hidden)
      }
    }
  }

  @ViewBuilder
  private func trailingActions(_ draft: Draft) -> some View {
    Button("Archive", systemImage: "archivebox") { model.archive(draft) }
    ShareLink(item: draft.text)
  }
}
