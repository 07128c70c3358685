import SourceText

/// A place in the family: which app, which of its files, where.
public struct Place: Hashable, Sendable, Comparable {
  public var app: String
  /// Relative to the app's root.
  public var path: String
  public var range: SourceRange

  public init(app: String, path: String, range: SourceRange) {
    self.app = app
    self.path = path
    self.range = range
  }

  public static func < (left: Self, right: Self) -> Bool {
    (left.app, left.path, left.range) < (right.app, right.path, right.range)
  }
}

/// Another place that a finding is about, with what it has to do with it.
public struct RelatedPlace: Hashable, Sendable {
  public var place: Place
  /// "swiped here", "the tap target"; a clause without a full stop.
  public var message: String

  public init(place: Place, message: String) {
    self.place = place
    self.message = message
  }
}

/// A fault, at one token, with the other places it is about.
public struct Finding: Hashable, Sendable {
  public var ruleID: String
  public var severity: Severity
  public var place: Place
  /// What is wrong, why, and what to write instead; one paragraph, no line ends.
  public var message: String
  public var related: [RelatedPlace]
  /// The enclosing declaration, `JourneyList.body`: for people and for fingerprints that survive
  /// moved lines.
  public var symbol: String
  /// What stands at the place, independent of layout: `swipeActions(edge: .leading, {})`. For
  /// baselines and fingerprints; empty where nothing is known of it.
  public var text: String

  public init(
    ruleID: String, severity: Severity, place: Place, message: String,
    related: [RelatedPlace] = [], symbol: String, text: String = ""
  ) {
    self.ruleID = ruleID
    self.severity = severity
    self.place = place
    self.message = message
    self.related = related
    self.symbol = symbol
    self.text = text
  }
}
