/// Findings that were there when rowlint came, so that an old app can adopt the rules today.
///
/// An entry says what a finding means (rule, app, file, enclosing declaration, what stands there),
/// never on which line, so it survives lines added above, re-indentation and a moved file. Equal
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
  /// file that was moved.
  public func match(_ findings: [Finding]) -> Match {
    var exact: [Entry: Int] = [:]
    for entry in entries { exact[entry, default: 0] += 1 }
    var isKnown = [Bool](repeating: false, count: findings.count)
    for (index, finding) in findings.enumerated() where take(Entry(finding), from: &exact) {
      isKnown[index] = true
    }
    var moved: [Entry: Int] = [:]
    for (entry, count) in exact where count > 0 {
      moved[entry.withoutPath, default: 0] += count
    }
    var movedAway: [Entry: Int] = [:]
    for (index, finding) in findings.enumerated() where !isKnown[index] {
      let entry = Entry(finding).withoutPath
      guard take(entry, from: &moved) else { continue }
      isKnown[index] = true
      movedAway[entry, default: 0] += 1
    }
    var match = Match()
    for (index, finding) in findings.enumerated() {
      if isKnown[index] { match.known.append(finding) } else { match.new.append(finding) }
    }
    match.gone = entries.filter { entry in
      guard take(entry, from: &exact) else { return false }
      return !take(entry.withoutPath, from: &movedAway)
    }
    return match
  }

  private func take(_ entry: Entry, from counts: inout [Entry: Int]) -> Bool {
    guard let count = counts[entry], count > 0 else { return false }
    counts[entry] = count - 1
    return true
  }
}
