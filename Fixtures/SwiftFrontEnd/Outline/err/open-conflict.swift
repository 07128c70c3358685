struct Screen: View {
  var body: some View {
<<<<<<< HEAD
    Text("ours").onTapGesture { a() }
=======
    Text("theirs")
  }
}
func after() { one() }
