import SwiftUI

struct Poem {
  var title: String
  var verse: String
}

extension View {
  func copyable() -> some View {
    padding().textSelection(.enabled)  // want no-text-selection-in-tap-row
  }

  /// Only used on a text that nobody taps.
  func readable() -> some View {
    self.textSelection(.enabled)
  }
}

struct Copyable: ViewModifier {
  let isLarge: Bool

  func body(content: Content) -> some View {
    content.textSelection(.enabled)  // want no-text-selection-in-tap-row
  }
}

struct Reader: View {
  let poem: Poem
  var body: some View { Text(poem.verse).readable() }
}
