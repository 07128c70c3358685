import SwiftUI

/// A constant of a generated file, which is not there, is called like a function of the app.
struct Rows: View {
  private let title = R.string.localizable.delete()

  var body: some View {
    List {
      Text("a").swipeActions { Button("Delete") {} }
      Text("b").swipeActions { Button(title) {} }
      Text("c").swipeActions { Button(R.string.localizable.delete()) {} }
      // One that gives a title.
      Text("d").swipeActions { Button(archived()) {} }  // want one-meaning-per-swipe-direction "'archive'"
    }
  }

  private func archived() -> String {
    let title = "Archive"
    return title
  }
}

final class Donation {
  func delete() {
    log("Archive")
  }
}
