import SwiftUI
import UIKit

struct CrumbScreen: View {
  @StateObject private var model = CrumbViewModel()
  @State private var edited: Crumb?

  var body: some View {
    NavigationStack {
      List {
        Section {
          ForEach(model.crumbs) { crumb in
            // Rows open on a tap: no .swipeActions { } here.
            CrumbMenu(
              crumb: crumb,
              edit: { edited = crumb },
              pin: { model.togglePin(crumb) },
              delete: { model.delete(crumb) }
            )
          }
        } header: {
          Menu {
            Button("Settings", systemImage: "gearshape") { model.isShowingSettings = true }
          } label: {
            Label("Today", systemImage: "chevron.down")
          }
        }
      }
      .sheet(item: $edited) { CrumbReader(crumb: $0) }
    }
  }
}

struct CrumbReader: View {
  let crumb: Crumb

  var body: some View {
    ScrollView { SelectableText(crumb.text) }
  }
}
