import SwiftUI

/// Selectable text directly in each kind of tap target.
struct Targets: View {
  @State private var tapped = false

  var body: some View {
    List {
      Menu {
        Button("Copy") {}
      } label: {
        Text("a menu").textSelection(.enabled)  // want no-text-selection-in-tap-row
      }
      Button {
        tapped = true
      } label: {
        HStack {
          Text("a button").font(.body).textSelection(.enabled)  // want no-text-selection-in-tap-row
          Spacer()
        }
      }
      NavigationLink {
        Text("the pushed screen").textSelection(.enabled)
      } label: {
        Text("a link").textSelection(.enabled)  // want no-text-selection-in-tap-row
      }
      Link(destination: URL(filePath: "/")) {
        Text("a web link").textSelection(.enabled)  // want no-text-selection-in-tap-row
      }
      ShareLink(item: "x") {
        Text("a share link").textSelection(.enabled)  // want no-text-selection-in-tap-row
      }
      Text("tapped later in the chain")
        .textSelection(.enabled)  // want no-text-selection-in-tap-row
        .padding()
        .onTapGesture { tapped = true }
      VStack {
        Text("tapped around").textSelection(.enabled)  // want no-text-selection-in-tap-row
      }
      .onTapGesture(count: 2) { tapped = true }
      Text("gesture")
        .textSelection(.enabled)  // want no-text-selection-in-tap-row
        .gesture(TapGesture().onEnded { tapped = true })
      Text("simultaneous")
        .textSelection(.enabled)  // want no-text-selection-in-tap-row
        .simultaneousGesture(TapGesture(count: 1).onEnded { _ in tapped = true })
      Text("high priority")
        .textSelection(.enabled)  // want no-text-selection-in-tap-row
        .highPriorityGesture(TapGesture().onEnded { tapped = true }, including: .all)
      Text(tapped ? "one" : "two")
        #if os(iOS)
          .textSelection(.enabled)  // want no-text-selection-in-tap-row
        #endif
        .onTapGesture { tapped.toggle() }
    }
  }
}
