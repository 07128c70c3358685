import SwiftUI

/// Makes whatever it holds a tap target.
struct TapCard<Content: View>: View {
  let action: () -> Void
  @ViewBuilder let content: () -> Content

  var body: some View {
    Button(action: action) {
      content()
        .padding()
    }
  }
}

/// Makes whatever it holds selectable.
struct SelectableBox<Content: View>: View {
  @ViewBuilder var content: Content

  var body: some View {
    VStack { content }
      .textSelection(.enabled)  // want no-text-selection-in-tap-row
  }
}

/// Puts nothing around it.
struct PlainBox<Content: View>: View {
  let content: Content

  init(@ViewBuilder content: () -> Content) { self.content = content() }

  var body: some View { VStack { content } }
}

struct TapModifier: ViewModifier {
  let action: () -> Void

  func body(content: Content) -> some View {
    content.contentShape(Rectangle()).onTapGesture(perform: action)
  }
}

extension View {
  func opens(_ action: @escaping () -> Void) -> some View { modifier(TapModifier(action: action)) }
}
