/// The rules file, read and merged with what it extends: what holds in this family.
public struct Contract: Sendable, Equatable {
  public var source: ContractSource
  /// The apps to check when the command line names none.
  public var apps: [AppEntry]
  /// Files and folders that are not searched; paths are relative to each app's root.
  public var exclude: [Glob]
  public var vocabulary: Vocabulary {
    get { words.vocabulary }
    set { words = .read(newValue) }
  }
  var words: ContractWords
  /// By rule id. A rule that no contract of the chain names is off.
  public var rules: [String: RuleSetting]
  public var waivers: [Waiver]
  /// Days after which an app's facts are told to be old. Nil for never.
  public var factsMaximumAge: Int?

  public init(
    source: ContractSource, apps: [AppEntry] = [], exclude: [Glob] = [],
    vocabulary: Vocabulary = Vocabulary(), rules: [String: RuleSetting] = [:],
    waivers: [Waiver] = [], factsMaximumAge: Int? = nil
  ) {
    self.source = source
    self.apps = apps
    self.exclude = exclude
    words = .read(vocabulary)
    self.rules = rules
    self.waivers = waivers
    self.factsMaximumAge = factsMaximumAge
  }

  /// What the contract says of a rule; off where it says nothing.
  public func setting(of ruleID: String) -> RuleSetting { rules[ruleID] ?? RuleSetting() }
}

/// Where a contract comes from.
public enum ContractSource: Sendable, Hashable {
  /// One that is built in, by its name: `family`, `swipes`.
  case embedded(String)
  /// A file, by the path it was opened with.
  case file(String)

  /// What messages call it: the path, or `<family>`.
  public var displayName: String {
    switch self {
    case .embedded(let name): "<\(name)>"
    case .file(let path): path
    }
  }

  public var isEmbedded: Bool { if case .embedded = self { true } else { false } }
}

/// One app of the family.
public struct AppEntry: Sendable, Hashable {
  public var name: String
  /// Where its sources are: the path as written, joined to the folder of the contract that says so.
  public var path: String
  /// Where the contract says so.
  public var place: ContractPlace

  public init(name: String, path: String, place: ContractPlace) {
    self.name = name
    self.path = path
    self.place = place
  }
}

/// Findings of a rule that an app need not mend, until a day.
public struct Waiver: Sendable, Hashable {
  /// Nil for every app.
  public var app: String?
  public var rule: String
  /// Relative to the app's root. Nil for every file.
  public var path: Glob?
  public var reason: String
  /// The last day on which it holds. Nil for ever.
  public var until: Day?
  /// Where the contract says so.
  public var place: ContractPlace

  public init(
    app: String?, rule: String, path: Glob?, reason: String, until: Day?, place: ContractPlace
  ) {
    self.app = app
    self.rule = rule
    self.path = path
    self.reason = reason
    self.until = until
    self.place = place
  }
}
