import SwiftUI

struct StoryRow: View {
  let title: String
  var body: some View { Text(title).textSelection(.enabled) }  // want no-text-selection-in-tap-row
}

struct StoryScreen: View {
  var body: some View {
    Button {} label: { StoryRow(title: "opens") }
  }
}
