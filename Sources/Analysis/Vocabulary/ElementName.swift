/// A name as code writes it, with the slot that is meant: `Menu.label`, `.sheet.content`.
public struct ElementName: Sendable, Hashable {
  public var name: String
  /// Written with a leading dot: applied to a view.
  public var isModifier: Bool
  /// The slot or argument label; nil for all of the call.
  public var slot: String?

  public init(name: String, isModifier: Bool, slot: String?) {
    self.name = name
    self.isModifier = isModifier
    self.slot = slot
  }

  /// Nil unless the text is a name, with a dot before it for a modifier, and perhaps a dot and a
  /// slot after it.
  public init?(_ text: String) {
    var rest = Substring(text)
    isModifier = rest.first == "."
    if isModifier { rest.removeFirst() }
    let parts = rest.split(separator: ".", omittingEmptySubsequences: false)
    guard (1...2).contains(parts.count), parts.allSatisfy(ElementName.isIdentifier) else {
      return nil
    }
    name = String(parts[0])
    slot = parts.count == 2 ? String(parts[1]) : nil
  }

  private static func isIdentifier(_ text: Substring) -> Bool {
    guard let first = text.unicodeScalars.first else { return false }
    return (first == "_" || first.properties.isXIDStart)
      && text.unicodeScalars.allSatisfy { $0 == "_" || $0.properties.isXIDContinue }
  }
}

/// A call, named by the contract, that gives a row swipe actions.
public struct SwipeAPI: Sendable, Hashable {
  public enum Edge: String, Sendable, CaseIterable { case leading, trailing }

  /// The call, and the slot that holds the actions.
  public var element: ElementName
  /// Nil where it cannot be told from the name.
  public var edge: Edge?
  /// Nil where it cannot be told from the name.
  public var fullSwipe: Bool?

  public init(element: ElementName, edge: Edge?, fullSwipe: Bool?) {
    self.element = element
    self.edge = edge
    self.fullSwipe = fullSwipe
  }
}
