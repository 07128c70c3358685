import Analysis

/// What a format needs to know beside the report: where the run stood and who ran it.
public struct ReportContext: Sendable {
  /// Absolute, symbolic links resolved. Plain output names files relative to it.
  public var workingFolder: String
  /// Absolute, symbolic links resolved. SARIF names files relative to it.
  public var repositoryRoot: String
  /// rowlint's own, three numbers.
  public var version: String
  /// What the process will exit with.
  public var exitCode: Int
  public var sources: SourceReader
  /// The least severity that makes a run fail.
  public var failsAt: Severity

  public init(
    workingFolder: String, repositoryRoot: String, version: String, exitCode: Int,
    sources: SourceReader, failsAt: Severity = .error
  ) {
    self.workingFolder = workingFolder
    self.repositoryRoot = repositoryRoot
    self.version = version
    self.exitCode = exitCode
    self.sources = sources
    self.failsAt = failsAt
  }
}
