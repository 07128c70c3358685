import SwiftUI

extension View {
  @ViewBuilder
  func askBeforeShredding(_ title: String, isPresented: Binding<Bool>) -> some View {
    if isTall {
      self.padding()
    } else {
      self.confirmationDialog(title, isPresented: isPresented) { Button("Shred") {} }
    }
  }
}
