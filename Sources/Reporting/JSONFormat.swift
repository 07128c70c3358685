import Analysis

/// rowlint's own JSON: everything a run found and did, for programs.
///
/// `version` is raised when a key changes its meaning or goes; new keys may come without. Offsets are
/// bytes, lines and columns 1-based, columns in UTF-16 units.
public struct JSONFormat: Sendable {
  static let version = 1

  public init() {}

  /// The whole document with its last line end.
  public func render(_ report: Report, _ context: ReportContext) -> [UInt8] {
    let locations = Locations(report, context)
    let fingerprints = Fingerprint.fingerprints(of: report.findings)
    let value: JSONValue = [
      "version": .number(JSONFormat.version),
      "tool": ["name": "rowlint", "version": .string(context.version)],
      "findings": .array(
        zip(report.findings, fingerprints).map { self.finding($0, $1, locations) }),
      "problems": .array(report.problems.map(problem)),
      "summary": summary(report),
    ]
    var bytes: [UInt8] = []
    value.write(into: &bytes)
    bytes.append(UInt8(ascii: "\n"))
    return bytes
  }

  private func finding(
    _ finding: Finding, _ fingerprint: String, _ locations: Locations
  ) -> JSONValue {
    var members: [(key: String, value: JSONValue)] = [
      ("rule", .string(finding.ruleID)),
      ("severity", .string(finding.severity.rawValue)),
      ("message", .string(finding.message)),
    ]
    members += place(finding.place, locations)
    members += [
      ("symbol", .string(finding.symbol)),
      ("fingerprint", .string(fingerprint)),
      (
        "related",
        .array(
          finding.related.map {
            .object([("message", .string($0.message))] + place($0.place, locations))
          })
      ),
    ]
    return .object(members)
  }

  private func place(
    _ place: Place, _ locations: Locations
  ) -> [(key: String, value: JSONValue)] {
    [
      ("app", .string(place.app)),
      ("path", .string(locations.repositoryPath(place))),
      ("start", position(place.range.start.line, place.range.start.column)),
      ("end", position(place.range.end.line, place.range.end.column)),
    ]
  }

  private func position(_ line: UInt32, _ column: UInt32) -> JSONValue {
    ["line": .number(Int(line)), "column": .number(Int(column))]
  }

  private func problem(_ problem: RunProblem) -> JSONValue {
    var members: [(key: String, value: JSONValue)] = [
      ("kind", .string(problem.kind.rawValue)), ("level", .string(problem.level.rawValue)),
      ("path", .string(problem.path)),
    ]
    if let line = problem.line { members.append(("line", .number(line))) }
    if let column = problem.column { members.append(("column", .number(column))) }
    members.append(("message", .string(problem.message)))
    return .object(members)
  }

  private func summary(_ report: Report) -> JSONValue {
    let summary = report.summary
    return [
      "complete": .boolean(report.isComplete),
      "apps": .number(summary.apps), "files": .number(summary.files),
      "bytes": .number(summary.bytes), "rules": .number(summary.rules),
      "known": .number(report.known.count), "silenced": .number(report.silenced.count),
      "skipped": counts(summary.skipped), "couldNotTell": counts(summary.couldNotTell),
    ]
  }

  private func counts(_ numbers: [String: Int]) -> JSONValue {
    .object(
      numbers.filter { $0.value > 0 }.sorted { $0.key < $1.key }
        .map { (key: $0.key, value: .number($0.value)) })
  }
}
