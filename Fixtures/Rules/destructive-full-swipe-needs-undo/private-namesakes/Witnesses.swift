protocol Shredder {
  func shred(page: Int)
}

// Private to this file, and yet what runs: the protocol's method is called.
private struct DeskShredder: Shredder {
  func shred(page: Int) { offer() }
  func offer() { undoManager?.registerUndo(withTarget: desk) { _ in } }
}

protocol Hanger {
  func hang(page: Int)
}

private struct WallHanger {
  func hang(page: Int) { offer() }
  func offer() { undoManager?.registerUndo(withTarget: wall) { _ in } }
}

extension WallHanger: Hanger {}

private extension String {
  struct Pressing: Presser {
    func press(page: Int) { offer() }
    func offer() { undoManager?.registerUndo(withTarget: press) { _ in } }
  }
}

protocol Presser {
  func press(page: Int)
}

class Binder {
  func unbind(page: Int) {}
}

private final class SafeBinder: Binder {
  override func unbind(page: Int) { undoManager?.registerUndo(withTarget: self) { _ in } }
}
