import SwiftUI

/// Forms that real apps write.
struct Rows: View {
  let download: Download
  let keys: [String]
  let name: String
  @StateObject private var model = DownloadsModel()
  @AppStorage("asks") private var asksFirst = false
  @State private var removing: String?

  var body: some View {
    List {
      row.swipeActions(edge: .trailing, allowsFullSwipe: true) { contextActions }  // want destructive-full-swipe-needs-undo
      row.swipeActions { _actions(for: download) }  // want destructive-full-swipe-needs-undo
      row.swipeActions {
        _shareActions(for: download)
        _actions(for: download)
      }
      row.swipeActions {  // want destructive-full-swipe-needs-undo
        Button {
          model.drop(download)
        } label: {
          Label(name, systemSymbol: .trash)
        }
      }
      row.swipeActions {  // want destructive-full-swipe-needs-undo
        Button {
          model.drop(download)
        } label: {
          Image(uiImage: UIImage(named: "trash")!.withTintColor(.white))
        }
      }
      row.swipeActions(edge: .trailing) {  // want destructive-full-swipe-needs-undo
        Button(role: asksFirst ? .none : .destructive) {
          if asksFirst {
            removing = download.title
          } else {
            Task { [model] in
              do { try await model.erase(download) } catch { print(error) }
            }
          }
        } label: {
          Label(String(localized: .app(.delete)), systemImage: "trash")
        }
        .tint(.red)
      }
      ForEach(keys, id: \.self) { key in
        if let value = model.values[key] {
          Text(value)
            .when(model.canRemove) { view in
              view.swipeActions(edge: .trailing) {  // want destructive-full-swipe-needs-undo
                Group {
                  Button(role: .destructive, action: { model.values[key] = nil }) {
                    Label("Remove", systemImage: SFSymbol.remove)
                  }
                }
              }
            }
        }
      }
      ForEach(model.downloads) { Text($0.title) }
        .onDelete { offsets in
          // The Undo comes with the answer, and is shown by another function.
          self.delete(at: offsets)
        }
    }
  }

  private var row: some View { Text(download.title) }

  @ViewBuilder
  private var contextActions: some View {
    if download.isDone {
      Button("Delete") { model.drop(download) }
    } else if download.isPaused {
      Button("Resume") {}
    } else {
      Button("Pause") {}
    }
  }

  @ViewBuilder
  private func _actions(for download: Download) -> some View {
    Button(.localized("Delete"), systemImage: "trash", role: .destructive) {
      Storage.shared.delete(download)
    }
  }

  @ViewBuilder
  private func _shareActions(for download: Download) -> some View {
    Button("Share", systemImage: "square.and.arrow.up") {}
  }

  private func delete(at offsets: IndexSet) { model.delete(at: offsets) }
}
