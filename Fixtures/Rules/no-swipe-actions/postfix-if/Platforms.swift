import SwiftUI

struct Platforms: View {
  var body: some View {
    List {
      Text("one clause")
        .font(.body)
        #if os(iOS)
          .swipeActions { Tools() }  // want no-swipe-actions
        #endif
      Text("both clauses")
        #if os(iOS)
          .padding()
          .swipeActions(edge: .leading) { Tools() }  // want no-swipe-actions
        #else
          .swipeActions(edge: .trailing) { Tools() }  // want no-swipe-actions
          .padding()
        #endif
        .lineLimit(1)
      Text("nested")
        #if !os(tvOS)
          #if DEBUG
            .border(.red)
            .swipeActions { Tools() }  // want no-swipe-actions
          #endif
          .opacity(0.5)
        #endif
      ForEach(0..<3) { Text("\($0)") }
        #if os(iOS) || os(visionOS)
          .onDelete { _ in }  // want no-swipe-actions
        #endif
      Text("after")
        #if os(macOS)
          .help("Nothing to swipe")
        #endif
        .swipeActions { Tools() }  // want no-swipe-actions
      #if os(iOS)
        Text("whole rows").swipeActions { Tools() }  // want no-swipe-actions
      #elseif os(watchOS)
        Text("whole rows").swipeActions { Tools() }  // want no-swipe-actions
      #endif
    }
    // An implicit member inside a clause is no chain.
    #if DEBUG
      .environment(\.page, .swipeActions(.comment))
    #endif
  }
}

struct Tools: View {
  var body: some View { Button("Tool", systemImage: "wrench") {} }
}
