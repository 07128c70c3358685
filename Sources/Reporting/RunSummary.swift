/// What a run did, in numbers: a run that looked at nothing must not look like a clean one.
public struct RunSummary: Sendable, Equatable {
  public var apps: Int
  /// Files read.
  public var files: Int
  /// Bytes read.
  public var bytes: Int
  /// Files that were lexed; the others could not hold anything that a rule asks for.
  public var lexedFiles: Int
  /// Rules in force.
  public var rules: Int
  /// What was left out, by reason ("ignored by .gitignore", "hidden", "excluded by the contract").
  public var skipped: [String: Int]
  /// Places that could not be told, by rule; a rule without one may be left out.
  public var couldNotTell: [String: Int]
  /// In the order in which they ran. For `--stats` only: durations differ from run to run, so no
  /// file format may hold them.
  public var stages: [StageDuration]
  /// What was found in the cache: "85 of 87 apps"; nil without one. For `--stats` only: it differs
  /// from run to run.
  public var cache: String?

  public init(
    apps: Int = 0, files: Int = 0, bytes: Int = 0, lexedFiles: Int = 0, rules: Int = 0,
    skipped: [String: Int] = [:], couldNotTell: [String: Int] = [:], stages: [StageDuration] = [],
    cache: String? = nil
  ) {
    self.apps = apps
    self.files = files
    self.bytes = bytes
    self.lexedFiles = lexedFiles
    self.rules = rules
    self.skipped = skipped
    self.couldNotTell = couldNotTell
    self.stages = stages
    self.cache = cache
  }

  /// Over all rules.
  public var couldNotTellTotal: Int { couldNotTell.values.reduce(0, +) }
  /// Over all reasons.
  public var skippedTotal: Int { skipped.values.reduce(0, +) }
}

/// How long one stage of the run took.
public struct StageDuration: Sendable, Equatable {
  /// "discover", "read", "link", …
  public var name: String
  public var duration: Duration

  public init(name: String, duration: Duration) {
    self.name = name
    self.duration = duration
  }
}
