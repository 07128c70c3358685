import Combine
import Foundation

@MainActor
final class CrumbViewModel: ObservableObject {
  @Published private(set) var crumbs: [Crumb] = []
  @Published private(set) var drafts: [Draft] = []
  @Published var isShowingSettings = false

  func delete(_ crumb: Crumb) { crumbs.removeAll { $0.id == crumb.id } }

  func togglePin(_ crumb: Crumb) {
    guard let index = crumbs.firstIndex(where: { $0.id == crumb.id }) else { return }
    crumbs[index].isPinned.toggle()
  }

  func archive(_ draft: Draft) { drafts.removeAll { $0.id == draft.id } }
}
