import Facts

/// A call with one of its arguments.
public struct ArgumentPlace: Sendable, Hashable {
  public let call: StepReference
  public let position: Int
}

extension Family {
  /// Calls further out are not looked at.
  private static let mostEnclosing = 64

  /// The calls in whose arguments an expression stands, in closures too, up to the declaration that it
  /// is written in; the innermost first.
  public func enclosingCalls(of reference: NodeReference) -> [ArgumentPlace] {
    var calls: [ArgumentPlace] = []
    var node = reference
    for _ in 0..<Family.mostEnclosing {
      switch owner(of: node) {
      case .part(let parent): node.id = parent
      case .item(let body, _):
        guard case .closure(let closure) = owner(of: BodyReference(file: node.file, id: body))
        else { return calls }
        node.id = closure
      case .argument(let parent, let step, let position):
        node.id = parent
        calls.append(
          ArgumentPlace(call: StepReference(node: node, step: step), position: position))
      default: return calls
      }
    }
    return calls
  }
}
