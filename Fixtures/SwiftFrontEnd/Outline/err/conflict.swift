struct Screen: View {
  var body: some View {
    List {
<<<<<<< HEAD
      Text("ours").swipeActions { Button("a") {} }
=======
      Text("theirs").onDelete { delete() }
>>>>>>> feature
    }
  }
}
