import TestSupport

/// Makes sources of apps of namesakes: nested types, extensions of plain and qualified names, aliases
/// and functions that call each other.
struct AppMaker {
  var numbers: SeededNumbers
  static let types = ["Row", "Cell"]
  static let functions = ["act", "run"]

  mutating func one(_ texts: [String]) -> String { texts.randomElement(using: &numbers) ?? "" }
  mutating func type() -> String { one(AppMaker.types) }

  mutating func call() -> String {
    let (name, function) = (type(), one(AppMaker.functions))
    return one([
      "undoManager.registerUndo()", "store.wipe()", "\(function)()", "\(function)()",
      "self.\(function)()",
      "\(name).shared.\(function)()", "held.\(function)()", "\(name)().\(function)()",
      "Inbox.\(name)().\(function)()",
    ])
  }

  mutating func declaration() -> String {
    let function = "func \(one(AppMaker.functions))() { \(call()) }"
    let (name, other) = (type(), type())
    let parent = one(["", "", ": \(other)", ": Base", ": Base.\(other)"])
    let held = one([other, "Inbox.\(other)"])
    let body = "static let shared = \(name)()\n  var held: \(held)\n  \(one(["", function]))"
    return one([
      function, "extension \(name) { \(function) }", "extension \(name) { \(function) }",
      "extension Inbox.\(name) { \(function) }",
      "struct \(name)\(parent) { \(body) }", "class \(name)\(parent) { \(body) }",
      "extension Inbox { struct \(name) { \(body) } }", "enum Base { class \(name) { \(body) } }",
      "typealias \(name) = \(one(["Inbox.\(other)", "Base.\(other)", other]))",
      "protocol \(name) { func act() }", "extension Base { \(function) }", "protocol Base {}",
    ])
  }

  mutating func screen() -> String {
    let name = type()
    return """
      struct Inbox: View {
        struct \(name): View {
          var held: \(type())
          var body: some View {
            Text("a").swipeActions {
              Button("Delete", role: .destructive) { \(call()) }
            }
          }
        }
        var body: some View { List { \(name)() } }
      }
      """
  }
}
