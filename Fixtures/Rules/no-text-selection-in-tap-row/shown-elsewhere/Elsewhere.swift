import SwiftUI

/// What hangs on a tap target but is shown elsewhere is not inside it.
struct Elsewhere: View {
  @State private var isShowing = false
  let note: String

  var body: some View {
    List {
      Button {
        isShowing = true
      } label: {
        Text(note)
          .sheet(isPresented: $isShowing) {
            Text(note).textSelection(.enabled)
          }
      }
      Menu {
        Button("Show") { isShowing = true }
      } label: {
        Text(note)
      }
      .popover(isPresented: $isShowing) { Text(note).textSelection(.enabled) }
      Text(note)
        .alert("Note", isPresented: $isShowing) {
          Button("OK") {}
        } message: {
          Text(note).textSelection(.enabled)
        }
        .onTapGesture { isShowing = true }
      Text(note)
        .contextMenu {
          Button("Copy") {}
        } preview: {
          Text(note).textSelection(.enabled)
        }
        .onTapGesture { isShowing = true }
      Text(note)
        .fullScreenCover(isPresented: $isShowing) { NoteSheet(note: note) }
        .onTapGesture { isShowing = true }
      // The overlay is part of the row.
      Text(note)
        .overlay { Text("New").textSelection(.enabled) }  // want no-text-selection-in-tap-row
        .onTapGesture { isShowing = true }
      // A button inside a sheet is a tap target like any other.
      Text(note)
        .sheet(isPresented: $isShowing) {
          Button {
            isShowing = false
          } label: {
            Text(note).textSelection(.enabled)  // want no-text-selection-in-tap-row
          }
        }
    }
  }
}

struct NoteSheet: View {
  let note: String
  var body: some View { Text(note).textSelection(.enabled) }
}
