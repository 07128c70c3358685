struct Screen: View {
  @State private var
  let x: =
  var body: some View {
    Text("a").
    Text("b").font(
    Button {
  }
  func
  func go(
  func gone(_ a: Int, b {
    if
    guard let else { }
    for in { }
    switch { case }
    let = 1
    foo(a: , b:)
    [1, 2
    return
  }
}
struct
enum A { case }
class B: { }
extension { }
func after() { one() }
