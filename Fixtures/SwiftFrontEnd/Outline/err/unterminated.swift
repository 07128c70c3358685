func a() {
  print("no end)
  one("\(two(3)
  four()
}
func b() { five() }
let s = """
  never closed \(six())
