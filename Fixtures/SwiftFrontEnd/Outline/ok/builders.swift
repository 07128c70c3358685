struct Screen: View {
  var body: some View {
    List {
      #if os(iOS)
      Section { Text("a") } header: { Text("b") }
      #elseif os(macOS)
      Form { }
      #else
      Text("c")
      #endif
      if flag { Text("d") } else { Text("e") }
      switch mode { case .one: Text("f") default: EmptyView() }
      ForEach(items) { item in
        Row(item)
          .swipeActions(edge: .leading, allowsFullSwipe: false) {
            Button(role: .destructive) { delete(item) } label: { Label("g", systemImage: "trash") }
          }
      }
      .onDelete(perform: remove)
      let count = items.count
      Text("\(count)")
    }
    .padding()
    #if os(iOS)
    .navigationBarTitle("h")
    .toolbar { Button("i") {} }
    #elseif os(macOS)
    .frame(width: 1)
    #else
    #endif
    .sheet(isPresented: $shown) { Detail() }
    #if DEBUG
    #if os(iOS)
    .border(.red)
    #endif
    #endif
    .onAppear { load() }
    #if canImport(X)
    #else
    .disabled(true)
    #endif
  }
}
#Preview("Screen", traits: .landscapeLeft) { Screen() }
#Preview {
  @Previewable @State var on = true
  Screen()
}
@available(iOS 17, *)
#Preview { Screen() }
