import SwiftUI

// .swipeActions { } in a comment
struct WindowsRow: View {
  let note = """
    .swipeActions { }
    """
  var body: some View {
    Text(note)
      .font(.body)
      .swipeActions(edge: .leading) {  // want no-swipe-actions
        Button("Keep") {}
      }
  }
}
