import SwiftUI

/// The letters u-n-d-o are no Undo, nor is talk of one.
struct Rows: View {
  @Environment(\.undoManager) private var undoManager
  @State private var rows: [Int] = []
  @State private var backgroundOpacity = 1.0
  @State private var roundOverride = false
  @State private var message = ""
  @State private var undoBanner: String?
  let model: Model

  var body: some View {
    List {
      Text("substring").swipeActions {  // want destructive-full-swipe-needs-undo
        Button("Delete", role: .destructive) {
          rows = []
          backgroundOpacity = 0.5
          roundOverride = true
          _ = SoundOptions()
        }
      }
      Text("string").swipeActions {  // want destructive-full-swipe-needs-undo
        Button("Delete", role: .destructive) {
          rows = []
          message = "This cannot be undone. Undo is not offered."
        }
      }
      Text("comment").swipeActions {  // want destructive-full-swipe-needs-undo
        Button("Delete", role: .destructive) {
          // undoManager?.registerUndo(withTarget: model) { }
          rows = []  /* showUndo = true */
        }
      }
      Text("nil").swipeActions {  // want destructive-full-swipe-needs-undo
        Button("Delete", role: .destructive) {
          rows = []
          model.undoManager = nil
          undoBanner = nil
        }
      }
      Text("a nil closure").swipeActions {  // want destructive-full-swipe-needs-undo
        Button("Delete", role: .destructive) { model.show("Deleted", onUndo: nil) }
      }
      Text("only read").swipeActions {  // want destructive-full-swipe-needs-undo
        Button("Delete", role: .destructive) {
          if undoManager == nil { rows = [] } else { rows.removeLast() }
        }
      }
      Text("a function that nobody calls").swipeActions {  // want destructive-full-swipe-needs-undo
        Button("Delete", role: .destructive) { clear() }
      }
      Text("beside it").swipeActions {  // want destructive-full-swipe-needs-undo
        Button("Delete", role: .destructive) { rows = [] }
        Button("Undo") { undoManager?.undo() }
      }
    }
    .onAppear { undoManager?.registerUndo(withTarget: model) { _ in } }
  }

  private func clear() { rows = [] }
  private func clearWithUndo() {
    rows = []
    undoManager?.registerUndo(withTarget: model) { _ in }
  }
}

final class Model {
  var undoManager: UndoManager?
  func show(_ text: String, onUndo: (() -> Void)?) {}
}

struct SoundOptions {}

struct MainScene: Scene {
  var body: some Scene {
    WindowGroup { Text("x") }
      .commands { CommandGroup(replacing: .undoRedo) {} }
  }
}

/// What sequences do hides no Undo: it is not named as something that could not be followed.
struct Sequences: View {
  let words: Words

  var body: some View {
    Text("word").swipeActions {  // want destructive-full-swipe-needs-undo "no Undo is in reach. Offer"
      Button("Delete", role: .destructive) {
        text = words.list.enumerated().compactMap { $0.offset == 1 ? nil : $0.element }.joined()
      }
    }
  }
}
