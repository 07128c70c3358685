import SwiftUI

/// A row that holds rows of its own kind: the walk must end.
struct CommentRow: View {
  let comment: Comment

  var body: some View {
    VStack {
      Text(comment.text).textSelection(.enabled)  // want no-text-selection-in-tap-row
      ForEach(comment.replies) { CommentRow(comment: $0) }
      replies
    }
  }

  private var replies: some View { VStack { more } }
  private var more: some View { VStack { replies } }
}

struct Thread: View {
  let comment: Comment

  var body: some View {
    NavigationLink(value: comment.id) { CommentRow(comment: comment) }
  }
}

struct Comment: Identifiable {
  let id: Int
  var text: String
  var replies: [Comment]
}
