import SwiftUI

/// Selectable text where nothing is tapped.
struct NoTargets: View {
  @State private var offset = CGSize.zero
  @State private var isOpen = false

  var body: some View {
    ScrollView {
      Text("a paragraph").textSelection(.enabled)
      VStack {
        Text("several").font(.title)
        Text("lines")
      }
      .textSelection(.enabled)
      Text("dragged")
        .textSelection(.enabled)
        .gesture(DragGesture().onChanged { offset = $0.translation })
      Text("pressed long")
        .textSelection(.enabled)
        .simultaneousGesture(LongPressGesture().onEnded { _ in isOpen = true })
      Text("with a long press").textSelection(.enabled).onLongPressGesture { isOpen = true }
      HStack {
        Text("beside a button").textSelection(.enabled)
        Button(action: {}) { Text("Copy") }
      }
      Button {
        isOpen = true
      } label: {
        Image(systemName: "star").textSelection(.enabled)
      }
      Text("disabled in a row").textSelection(.disabled).onTapGesture { isOpen = true }
    }
    .offset(offset)
  }
}
