import Facts
import Linking

/// A place that gives a row swipe actions.
public struct SwipeSite: Sendable {
  /// By which means.
  public enum Form: String, Sendable, CaseIterable {
    /// SwiftUI `.swipeActions`.
    case swipeActions = "swipe-actions"
    /// SwiftUI `.onDelete(perform:)`.
    case onDelete = "on-delete"
    /// SwiftUI `List` or `ForEach` with `editActions:`.
    case editActions = "edit-actions"
    /// UIKit: a delegate method, a configuration provider or a configuration.
    case uiKit = "uikit"
    /// A wrapper that the contract names.
    case wrapper
  }

  /// The screen edge that the actions sit at.
  public enum Edge: String, Sendable, CaseIterable {
    case leading, trailing, unknown
  }

  /// Whether a full swipe runs the first action.
  public enum FullSwipe: String, Sendable {
    case yes, no, unknown
  }

  public var form: Form
  /// Where it is reported: the name of the modifier, method, argument or type.
  public var place: Place
  /// The declaration it stands in, `InboxView.body`.
  public var symbol: String
  public var edge: Edge
  public var fullSwipe: FullSwipe
  /// Full swipe is on because nothing was written.
  public var isFullSwipeByDefault: Bool
  /// In source order; the first sits at the screen edge.
  public var actions: [SwipeAction]
  /// Whether the list of actions may be incomplete.
  public var hasUnknownActions: Bool
  /// What the actions are applied to, so that two sites of one row can be told.
  public var row: NodeReference?
  /// The app's own wrapper that this site stands in: what it is called and where it is used.
  public var wrapper: WrapperUse?

  /// The actions that can be first: the first one, and while those before it may be absent, the
  /// next.
  public var primaries: [SwipeAction] {
    var found: [SwipeAction] = []
    for action in actions {
      found.append(action)
      if !action.mayBeAbsent { break }
    }
    return found
  }
}

/// An app's own wrapper around a swipe site.
public struct WrapperUse: Sendable, Equatable {
  /// `deletable`, `SwipeToDelete`.
  public var name: String
  public var uses: [Place]
}

/// One action of a swipe site.
public struct SwipeAction: Sendable {
  public enum Role: String, Sendable {
    case destructive, cancel, none, unknown
  }

  /// The action's own place: the name of the button or of the call that makes it.
  public var place: Place
  public var role: Role
  /// As written; nil where it is found at run time.
  public var title: String?
  public var symbol: String?
  /// Nil where it is unknown.
  public var meaning: Meaning?
  /// Whether there are runs without this action at this place (`if`, `switch`, `ForEach`).
  public var mayBeAbsent: Bool
  public var handler: Handler

  /// What runs.
  public enum Handler: Sendable {
    /// A closure or function found in the app, or the expression that names one.
    case values([Value])
    /// The API itself deletes (`editActions`).
    case builtIn
    /// Nothing runs that could be found; says what could not be followed.
    case unresolved(String)
  }
}
