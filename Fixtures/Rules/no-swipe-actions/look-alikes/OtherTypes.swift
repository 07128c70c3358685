import Foundation

/// A column definition of a database library: its method has the name of the modifier.
struct Reference {
  static func references(_ table: String) -> Reference { Reference() }
  func onDelete(_ rule: Rule) -> Reference { self }
  func onUpdate(_ rule: Rule) -> Reference { self }
  enum Rule { case cascade, restrict }
}

let schema = Reference.references("rows").onDelete(.cascade).onUpdate(.restrict)

final class Presenter {
  var onDelete: ((Int) -> Void)?
  func onDeleteAll() {}

  func bind(_ cell: Presenter) {
    cell.onDelete = { [weak self] row in self?.onDelete?(row) }
    cell.onDelete?(4)
    let handler = cell.onDelete
    handler?(5)
    cell.onDeleteAll()
  }

  init(onDelete: ((Int) -> Void)? = nil) { self.onDelete = onDelete }
}

func swipeActions(for row: Int) -> [String] { [] }
let names = swipeActions(for: 1)
let selector = #selector(Target.swipeActions)
let path = \Preferences2.swipeActions

final class Target: NSObject {
  @objc func swipeActions() {}
}

struct Preferences2 { var swipeActions = 0 }
