import SwiftUI

/// The other app has a type of this name in a label; this one does not.
struct StoryRow: View {
  let title: String
  var body: some View { Text(title).textSelection(.enabled) }
}

struct StoryScreen: View {
  var body: some View { StoryRow(title: "read only") }
}
