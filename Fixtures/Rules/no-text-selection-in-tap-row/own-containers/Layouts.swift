import SwiftUI

/// A layout takes its children in a closure, but no property of it is that closure.
struct Wrapping: Layout {
  var padding: CGFloat = 1

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    subviews.first?.sizeThatFits(proposal) ?? .zero
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    subviews.first?.place(at: bounds.origin, proposal: proposal)
  }
}

struct Headline: View {
  let text: String

  var body: some View {
    HStack {
      Wrapping { Text(text).textSelection(.enabled) }
      Button {
      } label: {
        Text("Options").padding(2)
      }
      .padding()
    }
  }
}

struct HeadlineRow: View {
  let text: String

  var body: some View {
    Button {
    } label: {
      Wrapping(padding: 2) { Text(text).textSelection(.enabled) }  // want no-text-selection-in-tap-row
    }
  }
}
