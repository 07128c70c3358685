protocol Shredder {
  func shred(page: Int)
}

// Private to this file, and yet what runs: the protocol's method is called.
private struct DeskShredder: Shredder {
  func shred(page: Int) { offer() }
  func offer() { undoManager?.registerUndo(withTarget: desk) { _ in } }
}

class Binder {
  func unbind(page: Int) {}
}

private final class SafeBinder: Binder {
  override func unbind(page: Int) { undoManager?.registerUndo(withTarget: self) { _ in } }
}
