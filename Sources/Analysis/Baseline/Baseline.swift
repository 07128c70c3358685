/// Findings that were there when rowlint came, so that an old app can adopt the rules today.
///
/// An entry says what a finding means (rule, app, file, enclosing declaration, what stands there),
/// never on which line, so it survives lines added above, re-indentation and a moved folder. Equal
/// entries stand as often as there are findings: one that is mended and one that is new are two
/// changes, not none.
public struct Baseline: Sendable, Equatable {
  public struct Entry: Sendable, Hashable, Comparable {
    public var rule: String
    public var app: String
    /// Relative to the app's root.
    public var path: String
    /// The enclosing declaration.
    public var symbol: String
    /// What stands at the place, independent of layout.
    public var text: String

    public init(rule: String, app: String, path: String, symbol: String, text: String) {
      self.rule = rule
      self.app = app
      self.path = path
      self.symbol = symbol
      self.text = text
    }

    init(_ finding: Finding) {
      self.init(
        rule: finding.ruleID, app: finding.place.app, path: finding.place.path,
        symbol: finding.symbol, text: finding.text)
    }

    public static func < (left: Self, right: Self) -> Bool {
      (left.app, left.path, left.rule, left.symbol, left.text)
        < (right.app, right.path, right.rule, right.symbol, right.text)
    }

    /// The same wherever the file stands.
    fileprivate var withoutPath: Entry {
      Entry(rule: rule, app: app, path: "", symbol: symbol, text: text)
    }

    /// The same in an app of another name.
    fileprivate var withoutApp: Entry {
      Entry(rule: rule, app: "", path: path, symbol: symbol, text: text)
    }
  }

  /// Sorted; equal ones stand side by side.
  public private(set) var entries: [Entry]

  public init(entries: [Entry]) {
    self.entries = entries.sorted()
  }

  /// The baseline under which exactly these findings are known.
  public init(of findings: [Finding]) {
    self.init(entries: findings.map { Entry($0) })
  }

  /// Which findings are known and which entries no longer occur.
  public struct Match: Sendable, Equatable {
    /// In the order given.
    public var new: [Finding] = []
    public var known: [Finding] = []
    public var gone: [Entry] = []
  }

  /// Matches findings and entries one to one: first those that agree in everything, then those in a
  /// file that was moved, then those of an app whose folder was renamed.
  ///
  /// - Parameter apps: those of the run. An entry of an app that is none of them may be of an app
  ///   that the baseline does not know.
  public func match(_ findings: [Finding], apps: Set<String> = []) -> Match {
    var matching = Matching(entries: entries, findings: findings.map { Entry($0) })
    matching.pair { $0 }
    matching.pair { $0.withoutPath }
    let known = Set(entries.map(\.app))
    let renamed = { (entry: Entry) in
      known.contains(entry.app) && apps.contains(entry.app) ? nil : entry.withoutApp
    }
    if !apps.isEmpty { matching.pair(renamed) }
    var match = Match()
    for (finding, isKnown) in zip(findings, matching.isKnown) {
      if isKnown { match.known.append(finding) } else { match.new.append(finding) }
    }
    match.gone = zip(entries, matching.isFound).filter { !$1 }.map(\.0)
    return match
  }

  /// Entries and findings, and which of them have found each other.
  private struct Matching {
    let entries: [Entry]
    let findings: [Entry]
    var isFound: [Bool]
    var isKnown: [Bool]

    init(entries: [Entry], findings: [Entry]) {
      self.entries = entries
      self.findings = findings
      isFound = entries.map { _ in false }
      isKnown = findings.map { _ in false }
    }

    /// Pairs those that are still alone and agree in a key, in their order; nil agrees with nothing.
    mutating func pair(_ key: (Entry) -> Entry?) {
      var waiting: [Entry: [Int]] = [:]
      for index in entries.indices.reversed() where !isFound[index] {
        if let key = key(entries[index]) { waiting[key, default: []].append(index) }
      }
      for index in findings.indices where !isKnown[index] {
        guard let key = key(findings[index]), let entry = waiting[key]?.popLast() else { continue }
        isFound[entry] = true
        isKnown[index] = true
      }
    }
  }
}
