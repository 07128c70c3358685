import Analysis

/// GitLab's Code Quality report: a JSON array, an object a finding.
///
/// Source: GitLab documentation, "Code Quality", "Code Quality report format".
public struct GitLabFormat: Sendable {
  public init() {}

  /// The whole report with its last line end; `[]` where there is nothing to say.
  public func render(_ report: Report, _ context: ReportContext) -> [UInt8] {
    let locations = Locations(report, context)
    let fingerprints = Fingerprint.fingerprints(of: report.findings)
    let issues = zip(report.findings, fingerprints).map { finding, fingerprint -> JSONValue in
      let range = finding.place.range
      return [
        "description": .string(finding.message),
        "check_name": .string(finding.ruleID),
        "fingerprint": .string(fingerprint),
        "severity": .string(severity(finding.severity)),
        "location": [
          "path": .string(locations.repositoryPath(finding.place)),
          "lines": [
            "begin": .number(Int(range.start.line)), "end": .number(Int(range.end.line)),
          ],
        ],
      ]
    }
    var bytes: [UInt8] = []
    JSONValue.array(issues).write(into: &bytes)
    bytes.append(UInt8(ascii: "\n"))
    return bytes
  }

  /// GitLab knows info, minor, major, critical and blocker.
  private func severity(_ severity: Severity) -> String {
    switch severity {
    case .error: "major"
    case .warning: "minor"
    case .note: "info"
    }
  }
}
