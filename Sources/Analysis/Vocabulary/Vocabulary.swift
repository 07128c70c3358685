/// What an action does, as one word of the vocabulary.
public struct Meaning: Sendable, Hashable {
  /// What rules compare. Both halves of a toggle have one name: `read`, also for "Mark as unread".
  public var name: String
  /// The entry that was found, for messages: `unread`.
  public var form: String
  public var isDestructive: Bool

  public init(name: String, form: String, isDestructive: Bool) {
    self.name = name
    self.form = form
    self.isDestructive = isDestructive
  }
}

/// The words by which a family's actions are known.
public struct Vocabulary: Sendable, Equatable {
  /// What a tap target is called in code.
  public var tapTargets: [ElementName]
  /// Calls of other packages that give a row swipe actions.
  public var swipeAPIs: [SwipeAPI]

  public init(tapTargets: [ElementName] = [], swipeAPIs: [SwipeAPI] = []) {
    self.tapTargets = tapTargets
    self.swipeAPIs = swipeAPIs
  }

  /// The meaning of a title as people read it: "Mark as Unread", "Löschen", "削除".
  public func meaning(ofTitle title: String) -> Meaning? { nil }

  /// The meaning of a symbol or image name: `trash.fill`, `trashFill`, `ic_trash`.
  public func meaning(ofSymbol name: String) -> Meaning? { nil }

  /// The meaning of a called function's, case's or closure's name: `deleteItem`, `onArchive`.
  public func meaning(ofFunctionName name: String) -> Meaning? { nil }

  /// The meaning of a localisation key or of the path to a generated constant: `logout_title`,
  /// `L10n.Wallet.delete`.
  public func meaning(ofLocalisationKey key: String) -> Meaning? { nil }

  /// The entry of that name, `delete`, as rules compare it: `unread` gives `read`.
  public func meaning(named name: String) -> Meaning? { nil }

  /// Whether a name has one of the undo words, whole: `registerUndo`, `showUndo`, never
  /// `backgroundOpacity`.
  public func namesUndo(_ name: String) -> Bool { false }
}

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
