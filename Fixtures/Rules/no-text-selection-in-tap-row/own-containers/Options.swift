import SwiftUI

/// Has nothing to do with the layout but a modifier of its property's name.
struct OptionsButton: View {
  @State private var isOpen = false

  var body: some View { configurationButton }

  private var configurationButton: some View {
    Button {
      isOpen.toggle()
    } label: {
      Label {
        Text("Options")
      } icon: {
        Image(systemName: "switch.2")
          .resizable()
          .padding(2)
      }
    }
  }
}
