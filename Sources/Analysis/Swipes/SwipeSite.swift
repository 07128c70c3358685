import Facts
import Linking

/// A place that gives a row swipe actions.
public struct SwipeSite: Sendable {
  /// By which means; the raw values are what the contract's `forms` option calls them.
  public enum Form: String, Sendable, CaseIterable {
    /// SwiftUI `.swipeActions`.
    case swipeActions
    /// SwiftUI `.onDelete(perform:)`.
    case onDelete
    /// SwiftUI `List` or `ForEach` with `editActions:`.
    case editActions
    /// UIKit: a delegate method, a configuration provider or a configuration.
    case uikit
    /// A wrapper: the app's own, or one that the contract names.
    case wrapper
  }

  /// The screen edge that the actions sit at.
  public enum Edge: String, Sendable, CaseIterable, Comparable, CustomStringConvertible {
    case leading, trailing, unknown

    public var description: String { rawValue }

    public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }

    public var opposite: Edge {
      switch self {
      case .leading: .trailing
      case .trailing: .leading
      case .unknown: .unknown
      }
    }
  }

  /// Whether a full swipe runs the first action.
  public enum FullSwipe: String, Sendable {
    case yes, no, unknown
  }

  /// By which means, whether or not it stands in a wrapper.
  public var form: Form
  /// How code writes it: `.swipeActions`, `tableView(_:commit:forRowAt:)`.
  public var name: String
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
  /// The actions that can be first: the first one, and while those before it may be absent, the
  /// next.
  public var primaries: [SwipeAction]
  /// Whether something that could not be followed can be first.
  public var hasUnknownPrimary: Bool
  /// What among the actions could not be followed.
  public var unknowns: [String]
  /// The app's own wrapper that this site stands in: what it is called and where it is used.
  public var wrapper: WrapperUse?
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
    case destructive, cancel, none
    /// A condition, or a caller, decides.
    case unknown
    /// Inside something that could not be followed.
    case hidden
  }

  /// The action's own place: the name of the button or of the call that makes it.
  public var place: Place
  public var role: Role
  /// As written; nil where it is found at run time.
  public var title: String?
  public var symbol: String?
  /// Every meaning it can have; none where it is unknown, several where a caller decides.
  public var meanings: [Meaning]
  /// Whether its title has one of the vocabulary's destructive words.
  public var hasDestructiveWord = false
  public var handler: Handler

  /// What runs.
  public enum Handler: Sendable {
    /// The expression that gives the code.
    case value(Value)
    /// A method's body.
    case code(Code)
    /// The API itself deletes (`editActions`).
    case builtIn
    /// Nothing that could be found; says what.
    case unresolved(String)
    /// Of an app that has been judged. A handler leads into the facts of its app, which do not
    /// outlive that; no rule that compares apps follows one.
    case notKept
  }

  /// Whether it destroys, by its role or by its meaning. Nil where a condition or a caller decides,
  /// or nothing is known.
  public var isDestructive: Bool? {
    if role == .destructive || hasDestructiveWord { return true }
    if meanings.contains(where: \.isDestructive) {
      return meanings.allSatisfy(\.isDestructive) ? true : nil
    }
    return meanings.isEmpty && (role == .unknown || role == .hidden) ? nil : false
  }

  /// What messages call it: its title, else its symbol.
  public var displayName: String? { title ?? symbol }
}
