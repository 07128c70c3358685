import SwiftUI

extension View {
  @ViewBuilder
  func `if`(_ condition: Bool, change: (Self) -> some View) -> some View {
    if condition { change(self) } else { self }
  }

  @ViewBuilder
  func when(_ condition: Bool, change: (Self) -> some View) -> some View {
    if condition { change(self) } else { self }
  }
}
