import SwiftUI

/// A role, a symbol, a title or what is called: any of them makes an action destructive.
struct Rows: View {
  let store: ShelfStore
  let isOwn: Bool

  var body: some View {
    List {
      Text("role").swipeActions { Button("Go", role: .destructive) { store.go() } }  // want destructive-full-swipe-needs-undo
      Text("role in an action").swipeActions {  // want destructive-full-swipe-needs-undo
        Button(role: .destructive, action: store.go) { Image("own") }
      }
      Text("title").swipeActions { Button("Delete") { store.go() } }  // want destructive-full-swipe-needs-undo
      Text("symbol").swipeActions {  // want destructive-full-swipe-needs-undo
        Button { store.go() } label: { Image(systemName: "trash") }
      }
      Text("no role and a symbol").swipeActions {  // want destructive-full-swipe-needs-undo
        Button(role: .none) { store.go() } label: { Label("Item", systemImage: "trash.fill") }
      }
      Text("function").swipeActions { Button { store.delete(1) } label: { Image("own") } }  // want destructive-full-swipe-needs-undo
      Text("role by ternary").swipeActions {  // want destructive-full-swipe-needs-undo
        Button("Go", role: isOwn ? .destructive : nil) { store.go() }
      }
      Text("disconnect").swipeActions { Button("Disconnect") { store.go() } }  // want destructive-full-swipe-needs-undo
      Text("log out").swipeActions { Button("Log Out") { store.go() } }  // want destructive-full-swipe-needs-undo
      Text("logs").swipeActions { Button("Remove Logs") { store.go() } }  // want destructive-full-swipe-needs-undo
      Text("tab").swipeActions { Button("Close Tab") { store.go() } }  // want destructive-full-swipe-needs-undo
      Text("key").swipeActions { Button("logout_title".localized) { store.go() } }  // want destructive-full-swipe-needs-undo
      Text("constant").swipeActions { Button(L10n.delete) { store.go() } }  // want destructive-full-swipe-needs-undo
      Text("namespace").swipeActions { Button(Strings.Wallet.delete) { store.go() } }  // want destructive-full-swipe-needs-undo
      Text("localised").swipeActions { Button(.localized("Delete")) { store.go() } }  // want destructive-full-swipe-needs-undo
      Text("app's").swipeActions { Button(String(localized: .app(.delete))) { store.go() } }  // want destructive-full-swipe-needs-undo
      Text("old").swipeActions {  // want destructive-full-swipe-needs-undo
        Button(NSLocalizedString("DELETE", comment: "row action")) { store.go() }
      }
      Text("German").swipeActions { Button("Löschen") { store.go() } }  // want destructive-full-swipe-needs-undo
      Text("Japanese").swipeActions { Button("削除") { store.go() } }  // want destructive-full-swipe-needs-undo
      // Nothing is lost by these.
      Text("archive").swipeActions { Button("Archive", systemImage: "archivebox") { store.go() } }
      Text("restore").swipeActions(edge: .leading, allowsFullSwipe: true) {
        Button(.settings(.trashRestoreButton), systemImage: "arrow.counterclockwise") { store.go() }
      }
      Text("read").swipeActions { Button("Mark as Read") { store.go() } }
      Text("cancel").swipeActions { Button("Cancel", role: .cancel) { store.go() } }
      Text("share").swipeActions { Button { store.share() } label: { Image(systemName: "square") } }
    }
  }
}

enum L10n { static let delete = "delete" }
enum Strings { enum Wallet { static let delete = "delete" } }

final class ShelfStore {
  var items: [Int] = []
  func go() { items.removeAll() }
  func delete(_ item: Int) { items.removeAll { $0 == item } }
  func share() {}
}
