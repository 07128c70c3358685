import SwiftUI

struct Placements: View {
  @State private var stamps: [Stamp] = []
  @State private var mode = Mode.grid
  let isSorting: Bool

  var body: some View {
    let pinned = Text("bound").swipeActions { Actions() }  // want no-swipe-actions
    List {
      pinned
      ForEach(stamps) { stamp in
        if stamp.isRare {
          StampRow(stamp: stamp).swipeActions { Actions() }  // want no-swipe-actions
        } else {
          StampRow(stamp: stamp)
        }
        switch mode {
        case .grid: StampRow(stamp: stamp)
        case .list:
          StampRow(stamp: stamp)
            .swipeActions(edge: .trailing) { Actions() }  // want no-swipe-actions
        }
      }
      StampRow(stamp: .first)
        .if(isSorting) { row in
          row.swipeActions { Actions() }  // want no-swipe-actions
        }
        .when(isSorting) { $0.swipeActions(edge: .leading) { Actions() } }  // want no-swipe-actions
      (isSorting ? AnyView(Text("a")) : AnyView(Text("b")))
        .swipeActions { Actions() }  // want no-swipe-actions
      if #available(iOS 18, *) {
        Text("new").swipeActions { Actions() }  // want no-swipe-actions
      }
    }
    .overlay {
      List { Text("nested").swipeActions { Actions() } }  // want no-swipe-actions
    }
  }

  func row(for stamp: Stamp) -> some View {
    return StampRow(stamp: stamp).swipeActions { Actions() }  // want no-swipe-actions
  }
}

enum Mode { case grid, list }

struct Actions: View {
  var body: some View { Button("Swap", systemImage: "arrow.left.arrow.right") {} }
}

struct Stamp: Identifiable {
  static let first = Stamp(id: 0, isRare: true)
  let id: Int
  var isRare: Bool
}

struct StampRow: View {
  let stamp: Stamp
  var body: some View { Text("No. \(stamp.id)") }
}

#Preview {
  List { Text("preview").swipeActions { Actions() } }  // want no-swipe-actions
}
