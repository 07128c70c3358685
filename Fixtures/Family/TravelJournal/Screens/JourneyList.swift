import SwiftUI

struct JourneyList: View {
  @Environment(JourneyStore.self) private var store
  @State private var renamed: Journey?

  var body: some View {
    List {
      ForEach(store.journeys) { journey in
        NavigationLink(value: journey.id) {
          JourneyRow(journey: journey)
        }
        .swipeActions(edge: .leading) {  // want no-swipe-actions
          Button(
            journey.isPinned ? "Unpin" : "Pin",
            systemImage: journey.isPinned ? "pin.slash" : "pin"
          ) {
            store.togglePin(journey)
          }
          .tint(.orange)
        }
      }
      .onDelete(perform: store.remove(atOffsets:))  // want no-swipe-actions, destructive-full-swipe-needs-undo
    }
    .navigationTitle("Journeys")
    .sheet(item: $renamed) { journey in
      RenameSheet(journey: journey)
    }
  }
}

private struct RenameSheet: View {
  let journey: Journey
  @Environment(JourneyStore.self) private var store
  @Environment(\.dismiss) private var dismiss
  @State private var title = ""

  var body: some View {
    Form {
      TextField("Title", text: $title)
      Button("Rename") {
        store.rename(journey, to: title)
        dismiss()
      }
    }
    .onAppear { title = journey.title }
  }
}
