struct First: View {
  var body: some View {
    List {
      Row()
        .swipeActions { Button("a") {} }
  }

  func delete() {
    if ready {
      remove()

  func other() {}
}

struct Second: View {
  var body: some View { Text("b").textSelection(.enabled) }
}
