import SwiftUI

struct CrumbLines: View {
  let crumb: Crumb

  var body: some View {
    VStack(alignment: .leading, spacing: 2) {
      Text(crumb.text)
        .multilineTextAlignment(.leading)
      if let place = crumb.place {
        PlaceLine(place: place)
      }
    }
  }
}

/// A place is something people want to copy, so somebody made it selectable.
struct PlaceLine: View {
  let place: String

  var body: some View {
    Label {
      Text(place).textSelection(.enabled)  // want no-text-selection-in-tap-row
    } icon: {
      Image(systemName: "mappin")
    }
    .font(.caption)
  }
}

struct SelectableText: View {
  private let text: String

  init(_ text: String) { self.text = text }

  var body: some View {
    Text(text).textSelection(.enabled)
  }
}
