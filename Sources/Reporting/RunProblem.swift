/// Something that kept a run from being whole.
public struct RunProblem: Error, Sendable, Equatable {
  public enum Kind: String, Sendable, CaseIterable {
    /// A path that was given does not exist.
    case missing
    /// A file or folder could not be opened or read, or changed while it was read.
    case unreadable
    /// A folder without a source file.
    case noSources = "no-sources"
    /// The contract is malformed or says something that rowlint does not know.
    case contract
    /// The output goes beyond what its readers take.
    case limit
    /// The baseline cannot be read or written.
    case baseline
    /// An entry of the baseline that no longer occurs.
    case goneFromBaseline = "gone-from-baseline"
    /// An app's facts cannot be used, or are old.
    case facts

    /// Whether the user's configuration is at fault rather than the run: SARIF tells the two apart
    /// (§3.20.21 and §3.20.22).
    public var isConfiguration: Bool {
      self == .contract || self == .baseline || self == .goneFromBaseline
    }

    /// One line, for SARIF's list of notifications.
    public var summary: String {
      switch self {
      case .missing: "A path that was given does not exist."
      case .unreadable: "A file or folder could not be read."
      case .noSources: "A folder holds no source file."
      case .contract: "The contract could not be understood."
      case .limit: "The output goes beyond what its readers take."
      case .baseline: "The baseline could not be read or written."
      case .goneFromBaseline: "An entry of the baseline no longer occurs."
      case .facts: "The facts of an app could not be used, or are old."
      }
    }
  }

  public enum Level: String, Sendable {
    /// Says what was done.
    case note
    /// Worth a line; the run is whole all the same.
    case warning
    /// The run is not whole: exit 2.
    case error
  }

  public var kind: Kind
  public var level: Level
  /// As the user gave it; else relative to the working folder.
  public var path: String
  /// Where in the file, 1-based, for a contract's fault.
  public var line: Int?
  /// 1-based, in UTF-16 units.
  public var column: Int?
  /// A sentence without a full stop: "no such file or folder".
  public var message: String

  public init(
    kind: Kind, level: Level = .error, path: String, line: Int? = nil, column: Int? = nil,
    message: String
  ) {
    self.kind = kind
    self.level = level
    self.path = path
    self.line = line
    self.column = column
    self.message = message
  }

  /// Whether the run is not whole because of it.
  public var isError: Bool { level == .error }

  /// `path:line:column: error: message`, as compilers write it.
  public var text: String {
    var place = path.isEmpty ? "''" : path.visible
    if let line { place += ":\(line)" }
    if line != nil, let column { place += ":\(column)" }
    return "\(place): \(level.rawValue): \(message.visible)"
  }
}
