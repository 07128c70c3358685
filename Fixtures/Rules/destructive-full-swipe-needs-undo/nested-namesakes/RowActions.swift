extension Row {
  func act() { undoManager.registerUndo() }
}

extension Cell {
  func perform() { store.wipe() }
}

extension Item {
  func run() { undoManager.registerUndo() }
}
