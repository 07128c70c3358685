import SwiftUI

/// Text selection is handed down: a container gives it to every tap row in it.
struct Containers: View {
  @State private var chosen: Int?
  let rows: [Int]

  var body: some View {
    VStack {
      List(rows, id: \.self) { row in
        Button {
          chosen = row
        } label: {
          HStack {
            Text("Row \(row)")
            Spacer()
          }
        }
      }
      .textSelection(.enabled)  // want no-text-selection-in-tap-row
      Menu {
        Button("Copy") {}
      } label: {
        VStack {
          Text("first")
          Text("second")
        }
        .textSelection(.enabled)  // want no-text-selection-in-tap-row
      }
      Text("the tap is nearer than the selection")
        .onTapGesture { chosen = 0 }
        .textSelection(.enabled)  // want no-text-selection-in-tap-row
      Group {
        Section {
          ForEach(rows, id: \.self) { row in
            Text("Row \(row)").onTapGesture { chosen = row }
          }
        }
      }
      .textSelection(.enabled)  // want no-text-selection-in-tap-row
      // Plain rows only.
      List(rows, id: \.self) { row in
        Text("Row \(row)")
      }
      .textSelection(.enabled)
    }
  }
}
