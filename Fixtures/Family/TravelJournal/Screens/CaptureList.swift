import SwiftUI

struct CaptureList: View {
  let journeyID: Journey.ID
  @Environment(CaptureStore.self) private var store
  @State private var shown: Capture?

  var body: some View {
    List(store.captures(of: journeyID)) { capture in
      Button {
        shown = capture
      } label: {
        CaptureRow(capture: capture)
      }
      .swipeActions {  // want no-swipe-actions
        // A full swipe deletes; the banner below takes it back.
        Button("Delete", systemImage: "trash", role: .destructive) {
          store.discard(capture)
        }
      }
    }
    .safeAreaInset(edge: .bottom) {
      if store.trash.undoOffer != nil {
        Button("Undo", action: store.trash.takeBack).buttonStyle(.borderedProminent)
      }
    }
    .sheet(item: $shown) { capture in
      CaptureDetail(capture: capture)
    }
  }
}

struct CaptureDetail: View {
  let capture: Capture

  var body: some View {
    ScrollView {
      // Nothing here opens on a tap, so the text may be selected.
      Text(capture.text)
        .textSelection(.enabled)
        .padding()
    }
  }
}
