import SwiftUI

/// The app's own swipe, of its own making: no API of SwiftUI stands behind it, so it is a swipe
/// wherever it is used.
struct SwipeAction: Identifiable {
  let id = UUID()
  var symbol: String
  var run: () -> Void
}

@resultBuilder
enum SwipeActionBuilder {
  static func buildBlock(_ actions: SwipeAction...) -> [SwipeAction] { actions }
}

extension View {
  func swipeActions(
    spacing: CGFloat = 8, @SwipeActionBuilder actions: () -> [SwipeAction]
  ) -> some View {
    modifier(RevealingDrag(spacing: spacing, actions: actions()))
  }

  func swipeActions(actionsArray: [SwipeAction]) -> some View {
    modifier(RevealingDrag(spacing: 8, actions: actionsArray))
  }
}

struct RevealingDrag: ViewModifier {
  let spacing: CGFloat
  let actions: [SwipeAction]
  @State private var offset = CGFloat.zero

  func body(content: Content) -> some View {
    content
      .offset(x: offset)
      .gesture(DragGesture().onChanged { offset = min(0, $0.translation.width) })
  }
}
