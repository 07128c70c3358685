import Analysis
import Facts
import Linking
import SourceText

/// An app without its sources: what rules and reports need of it.
public struct AppFacts: Sendable {
  /// A file that was turned into facts.
  struct File: Sendable {
    var indexed: IndexedFile
    /// GitHub's hashes of the lines that rules have an opinion on, by the line.
    var lineHashes: [UInt32: String]
  }

  public var name: String
  /// Where the app's folder stood, relative to the working folder; nil where its places are known by
  /// the app's name alone.
  public var root: String?
  /// In the order of their paths.
  var files: [File]
  /// Whether a file, turned into facts or not, has one of the words that decide how far a handler is
  /// followed.
  var mayLead: Bool
  /// What so many files could answer that it is taken as unanswered.
  var common: Set<Demand>
  /// Files read.
  public var fileCount: Int
  /// Bytes read.
  public var byteCount: Int
  /// What was left out, by reason; of several apps that were read together, it stands at the first.
  public var skipped: [String: Int]

  /// Files that were turned into facts.
  public var lexedCount: Int { files.count }
}

/// What `rowlint facts` writes and `check --facts` reads: some apps' facts, the contract they were
/// made under, and the day.
///
/// Text, a line or two a fact of one file, so that a repository can store it and a change of one
/// source file changes few lines. The same sources and the same contract give the same bytes.
public struct FactsFile: Sendable {
  /// Raised whenever the shape of the file changes, or what rules ask apps for.
  static let formatVersion = 2
  static let mark = "rowlint-facts"

  /// The first line: it says all that a reader needs to know to read on.
  static var header: String { "\(mark) \(formatVersion).\(FileFacts.schemaVersion)" }

  /// Of the contract and the rules that decided what was turned into facts.
  public var contract: ContentHash
  /// When they were made; nil where nobody knew.
  public var day: Day?
  public var apps: [AppFacts]

  public init(contract: ContentHash, day: Day?, apps: [AppFacts]) {
    self.contract = contract
    self.day = day
    self.apps = apps.sorted { $0.name < $1.name }
  }
}
