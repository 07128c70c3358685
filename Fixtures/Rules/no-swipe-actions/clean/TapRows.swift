import SwiftUI

/// What the rule asks for: the whole row is the label of a menu.
struct TapRows: View {
  let parcels: [Parcel]
  let open: (Parcel) -> Void
  let discard: (Parcel) -> Void

  var body: some View {
    List {
      Section {
        ForEach(parcels) { parcel in
          Menu {
            Button("Open", systemImage: "shippingbox") { open(parcel) }
            Button("Discard", systemImage: "trash", role: .destructive) { discard(parcel) }
          } label: {
            HStack {
              Text(parcel.street).foregroundStyle(.primary)
              Spacer()
              Image(systemName: "ellipsis").foregroundStyle(.tertiary)
            }
            .contentShape(Rectangle())
          }
        }
        .onMove { _, _ in }
      } header: {
        Menu("On the way") { Button("Sort by street") {} }
      }
    }
    .contextMenu { Button("Select all") {} }
  }
}

struct Parcel: Identifiable {
  let id: Int
  var street: String
}
