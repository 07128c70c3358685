import SwiftUI

/// Two statements, each with its own question.
struct BadgeText: View {
  let size: Size
  let look: Look

  var body: some View {
    VStack {
      switch size {
      case .large: Text("large").textSelection(.enabled)  // want no-text-selection-in-tap-row
      case .small: Text("small").textSelection(.enabled)
      }
      switch look {
      case .plain: Text("plain").textSelection(.enabled)
      case .loud: Text("loud").textSelection(.enabled)  // want no-text-selection-in-tap-row
      }
    }
  }

  enum Size { case large, small }
  enum Look { case plain, loud }
}

struct BadgeRow: View {
  var body: some View {
    Button {
    } label: {
      BadgeText(size: .large, look: .loud)
    }
  }
}
