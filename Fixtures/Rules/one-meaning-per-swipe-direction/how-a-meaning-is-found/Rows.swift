import SwiftUI

/// By the title, else the symbol, else what is called: every one of these deletes but the last two.
struct Rows: View {
  let store: Store
  let isOld: Bool

  var body: some View {
    List {
      Text("a").swipeActions { Button("Delete") {} }
      Text("b").swipeActions { Button { } label: { Text("Delete") } }
      Text("c").swipeActions { Button { } label: { Label("Delete", systemImage: "x.circle") } }
      Text("d").swipeActions { Button { } label: { Image(systemName: "trash.fill") } }
      Text("e").swipeActions { Button(action: store.deleteRow) { Image("own-picture") } }
      Text("f").swipeActions { Button(action: { store.delete(row: 1) }) { Image("own-picture") } }
      Text("g").swipeActions { Button(L10n.delete) {} }
      Text("h").swipeActions { Button(String(localized: "Delete")) {} }
      Text("i").swipeActions { Button(NSLocalizedString("DELETE", comment: "")) {} }
      Text("j").swipeActions { Button("delete_button".localized) {} }
      Text("k").swipeActions { Button(isOld ? "Delete" : "Delete Forever") {} }
      Text("l").swipeActions { SwiftUI.Button("Löschen") {} }
      Text("m").swipeActions { Button("Supprimer") {} }
      Text("n").swipeActions { Button("Eliminar") {} }
      Text("o").swipeActions { Button("Elimina") {} }
      Text("p").swipeActions { Button("Excluir") {} }
      Text("q").swipeActions { Button("削除") {} }
      Text("r").swipeActions { Button("删除") {} }
      // The title says more than the symbol.
      Text("s").swipeActions { Button("Archive", systemImage: "trash") {} }  // want one-meaning-per-swipe-direction
      // What nobody can tell is neither for nor against.
      Text("t").swipeActions { Button("Frobnicate", systemImage: "wand.and.rays") {} }  // unsure one-meaning-per-swipe-direction
    }
  }
}

struct Store {
  func deleteRow() {}
  func delete(row: Int) {}
}

enum L10n { static let delete = "x" }
