import Analysis
import Reporting
import SourceText

/// A folder or a file that is to be searched.
public struct AppInput: Sendable, Equatable {
  /// What the contract calls the app; nil for the last component of its path.
  public var name: String?
  /// As the user typed it: relative to the working folder or absolute.
  public var path: String

  public init(name: String? = nil, path: String) {
    self.name = name
    self.path = path
  }
}

/// What stands in for a file on disk: standard input, or the version that is staged.
public struct FileOverlay: Sendable, Equatable {
  /// Relative to the working folder or absolute. There need not be such a file.
  public var path: String
  /// Nil for a file that is to be taken as not there.
  public var bytes: [UInt8]?

  public init(path: String, bytes: [UInt8]?) {
    self.path = path
    self.bytes = bytes
  }
}

/// Everything one run is asked for.
public struct RunRequest: Sendable {
  /// Each folder is an app. Files that are in none of them make one app together.
  public var inputs: [AppInput]
  /// Apps that are there as facts, without their sources. Beside `inputs` they are what those are
  /// compared with, and nothing of them is reported; without any they are the family.
  public var facts: [AppFacts]
  public var contract: Contract
  /// Those to run, where the contract leaves them on.
  public var rules: [Rule]
  /// Threads to use.
  public var jobs: Int
  /// The contract's `exclude` comes on top.
  public var discovery: DiscoveryOptions
  /// Take a folder without sources as clean.
  public var allowEmpty: Bool
  /// Each is read in the place of the file of its path. One that is to be searched although no
  /// folder of `inputs` holds it has to be an input as well.
  public var overlays: [FileOverlay]
  /// The only file of which findings are wanted, as an editor does: what can bring none to it is not
  /// worked out, nor read where that is clear from its own content.
  public var askedFile: String?
  /// Give every rule's verdicts too, for `explain FILE:LINE`.
  public var keepsJudgements: Bool
  /// Lex every file, also those that nothing asked for. The findings are the same.
  public var loadsEverything: Bool
  /// Every rule that a comment may name, those that do not run too; nil for those that run.
  public var knownRules: [String]?
  /// The day on which waivers and comments are judged; nil lets none of them expire.
  public var today: Day?
  /// The folder in which results are kept from run to run; nil for none.
  public var cache: String?
  /// Is told how far the run has come.
  public var progress: RunProgress?

  public init(
    inputs: [AppInput], facts: [AppFacts] = [], contract: Contract, rules: [Rule],
    jobs: Int = Workers.processorCount,
    discovery: DiscoveryOptions = DiscoveryOptions(), allowEmpty: Bool = false,
    overlays: [FileOverlay] = [], askedFile: String? = nil, keepsJudgements: Bool = false,
    loadsEverything: Bool = false,
    knownRules: [String]? = nil, today: Day? = nil, cache: String? = nil,
    progress: RunProgress? = nil
  ) {
    self.inputs = inputs
    self.facts = facts
    self.contract = contract
    self.rules = rules
    self.jobs = jobs
    self.discovery = discovery
    self.allowEmpty = allowEmpty
    self.overlays = overlays
    self.askedFile = askedFile
    self.keepsJudgements = keepsJudgements
    self.loadsEverything = loadsEverything
    self.knownRules = knownRules
    self.today = today
    self.cache = cache
    self.progress = progress
  }
}

extension RunRequest {
  /// `askedFile` with links resolved.
  var resolvedAskedFile: SourcePath? { askedFile.flatMap { SourcePath($0).resolvedAsFile } }
}

/// What came of a run.
public struct RunResult: Sendable {
  public var report: Report
  /// Rule by rule; empty unless asked for.
  public var judgements: [String: [Judgement]]
  /// What silences findings, and which.
  public var silences: Silences
  /// The bytes of the files that were searched, read again when asked for.
  public var sources: SourceReader

  public init(
    report: Report, judgements: [String: [Judgement]] = [:], silences: Silences = Silences(),
    sources: SourceReader = .none
  ) {
    self.report = report
    self.judgements = judgements
    self.silences = silences
    self.sources = sources
  }
}
