import Analysis

/// Everything a format needs to print one run.
public struct Report: Sendable {
  public var findings: [Finding]

  public init(findings: [Finding]) {
    self.findings = findings
  }
}
