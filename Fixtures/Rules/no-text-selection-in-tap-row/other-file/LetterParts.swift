import SwiftUI

final class LetterParts {
  private(set) lazy var sender: some View =
    Text("sender").textSelection(.enabled)  // want no-text-selection-in-tap-row
  private lazy var date: some View = Text("date").textSelection(.enabled)
  fileprivate (set) var place: some View {
    get { Text("place").textSelection(.enabled) }  // want no-text-selection-in-tap-row
    set {}
  }
}
