import Facts

/// An expression together with what the names around it stand for.
public struct Value: Sendable, Hashable {
  public let node: NodeReference
  public let frame: Frame?

  public init(node: NodeReference, frame: Frame? = nil) {
    self.node = node
    self.frame = frame
  }
}

/// What the parameters of a function, or the stored properties of a view, are bound to by one caller.
public final class Frame: Sendable {
  /// The function or initializer whose parameters, or the type whose properties, are bound.
  public let owner: DeclarationReference
  public let bindings: [String: Value]
  /// What the names further out stand for.
  public let outer: Frame?
  /// How many frames lie below; bounded, so that chains end.
  public let depth: Int

  init(owner: DeclarationReference, bindings: [String: Value], outer: Frame?) {
    self.owner = owner
    self.bindings = bindings
    self.outer = outer
    depth = (outer?.depth ?? 0) + 1
  }

  /// The nearest frame that binds this declaration's names.
  static func nearest(_ owner: DeclarationReference, from frame: Frame?) -> Frame? {
    var current = frame
    while let found = current {
      if found.owner == owner { return found }
      current = found.outer
    }
    return nil
  }
}

/// By identity.
extension Frame: Hashable {
  public static func == (left: Frame, right: Frame) -> Bool { left === right }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
