import SwiftUI

// Text("x").swipeActions { Button("Delete") {} }
/* .swipeActions(edge: .leading) { }
   /* nested: .onDelete(perform: remove) */
   .onDelete { _ in } */

/// ```
/// row.swipeActions { DeleteButton() }
/// ```
struct Texts: View {
  let plain = ".swipeActions { }"
  let key = "settings.swipeActions.title"
  let raw = #"row.swipeActions { "quoted" \(not) } "#
  let deeper = ##"a "# .onDelete(perform: x) "##
  let long = """
    Use .swipeActions { } on a row,
    or "\("a" + ".onDelete { }")".
    """
  let rawLong = #"""
    \(x.swipeActions { }) is not read, \#(1 + 1) is
    """#
  let pattern = /\.swipeActions\s*\{/
  let other = #/\.onDelete(perform: .*)/#

  var body: some View {
    VStack {
      Text(plain) + Text(".swipeActions { }")
      Text("settings.swipeActions.footer").navigationTitle("onDelete(perform:)")
      Text(raw + deeper + long + rawLong)
      // The interpolation is code, and this code has a swipe in it.
      Text("\(describe(Text("x").swipeActions { Text("y") }))")  // want no-swipe-actions
    }
  }

  func describe(_ view: some View) -> String { String(describing: view) }
}
