import Analysis

/// Everything a format needs to print one run.
public struct Report: Sendable, Equatable {
  /// Sorted by place, then by rule; silenced ones are left out.
  public var findings: [Finding]
  /// Those that a comment or a waiver silences.
  public var silenced: [SilencedFinding]
  /// Those that the baseline knows.
  public var known: [Finding]
  /// Whether findings were compared with a baseline.
  public var hasBaseline: Bool
  public var summary: RunSummary
  /// What was asked for and could not be done. One of level error makes the run's exit 2.
  public var problems: [RunProblem]
  /// Every rule that ran, in the order of the registry.
  public var rules: [RuleInForce]
  /// Every app of the run, sorted by name.
  public var apps: [ReportedApp]

  public init(
    findings: [Finding], silenced: [SilencedFinding] = [], known: [Finding] = [],
    hasBaseline: Bool = false, summary: RunSummary = RunSummary(), problems: [RunProblem] = [],
    rules: [RuleInForce] = [], apps: [ReportedApp] = []
  ) {
    self.findings = findings
    self.silenced = silenced
    self.known = known
    self.hasBaseline = hasBaseline
    self.summary = summary
    self.problems = problems
    self.rules = rules
    self.apps = apps
  }

  /// Whether everything that was asked for was read and judged: DESIGN.md, "an incomplete scan is
  /// never clean".
  public var isComplete: Bool { !problems.contains { $0.level == .error } }
}

/// An app of the run and where it stands.
public struct ReportedApp: Sendable, Equatable {
  public var name: String
  /// The folder that the app's paths are relative to, absolute, as the user named it; the app's name
  /// where nobody knows of a folder.
  public var root: String
  /// The same with every symbolic link resolved.
  public var resolvedRoot: String
  /// Whether others are compared with it, and nothing of it is reported.
  public var isCompared: Bool

  public init(name: String, root: String, resolvedRoot: String, isCompared: Bool = false) {
    self.name = name
    self.root = root
    self.resolvedRoot = resolvedRoot
    self.isCompared = isCompared
  }
}

/// A rule that ran, with what the contract says of it.
public struct RuleInForce: Sendable, Equatable {
  public var id: String
  public var summary: String
  /// Markdown.
  public var page: String
  public var severity: Severity

  public init(id: String, summary: String, page: String, severity: Severity) {
    self.id = id
    self.summary = summary
    self.page = page
    self.severity = severity
  }
}
