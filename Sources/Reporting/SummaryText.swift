import Analysis

/// What a run found and did, for people.
public struct SummaryText: Sendable {
  /// Without their line ends.
  public var lines: [String]

  public init(_ report: Report) {
    let summary = report.summary
    let untold = summary.couldNotTellTotal
    lines = [
      SummaryText.verdict(report),
      "Could not tell: \(SummaryText.count(untold, "place"))"
        + SummaryText.parts(summary.couldNotTell) + ".",
      "Read \(SummaryText.count(summary.apps, "app")), \(SummaryText.count(summary.files, "file")), "
        + "\(SummaryText.count(summary.bytes, "byte")); "
        + "\(SummaryText.count(summary.rules, "rule")) in force; "
        + "skipped \(SummaryText.grouped(summary.skippedTotal))"
        + SummaryText.parts(summary.skipped) + ".",
    ]
    let failures = report.problems.filter { $0.level == .error }.count
    if failures > 0 {
      lines.append(
        "The scan is not complete: \(SummaryText.count(failures, "problem")), named above.")
    }
  }

  /// What the run did not have to do, its stages and how long each took, for `--stats`.
  public static func stageLines(_ summary: RunSummary) -> [String] {
    let lexed = "Lexed \(count(summary.lexedFiles, "file")) of \(grouped(summary.files))."
    return [lexed] + (summary.cache.map { ["Cache: \($0)."] } ?? [])
      + summary.stages.map { stage in
        let parts = stage.duration.components
        let microseconds = parts.seconds * 1_000_000 + parts.attoseconds / 1_000_000_000_000
        let fraction = String(microseconds % 1000)
        let padding = String(repeating: "0", count: 3 - fraction.count)
        return "\(stage.name): \(microseconds / 1000).\(padding)\(fraction) ms"
      }
  }

  private static func verdict(_ report: Report) -> String {
    let findings = report.findings
    if findings.isEmpty {
      return "No \(report.hasBaseline ? "new " : "")findings"
        + (report.isComplete ? "" : " in what could be read") + leftOut(report)
    }
    let counts = Severity.allCases.reversed().compactMap { severity in
      let number = findings.count { $0.severity == severity }
      return number == 0 ? nil : count(number, severity.rawValue)
    }
    let files = Set(findings.map { [$0.place.app, $0.place.path] }).count
    return "\(counts.joined(separator: ", ")) in \(count(files, "file"))" + leftOut(report)
  }

  /// What was found and is not reported: nothing is hidden without a word.
  private static func leftOut(_ report: Report) -> String {
    let parts = [(report.known.count, "known before"), (report.silenced.count, "silenced")]
      .filter { $0.0 > 0 }.map { "\(grouped($0.0)) \($0.1)" }
    return parts.isEmpty ? "." : "; \(parts.joined(separator: ", "))."
  }

  /// ` (hidden 3, ignored 2)`, the names sorted; nothing where all are zero.
  private static func parts(_ numbers: [String: Int]) -> String {
    let parts = numbers.filter { $0.value > 0 }.sorted { $0.key < $1.key }
      .map { "\($0.key) \(grouped($0.value))" }
    return parts.isEmpty ? "" : " (\(parts.joined(separator: ", ")))"
  }

  private static func count(_ number: Int, _ noun: String) -> String {
    "\(grouped(number)) \(noun)\(number == 1 ? "" : "s")"
  }

  /// Thousands apart: `12,345`.
  private static func grouped(_ number: Int) -> String {
    var result = ""
    for (index, digit) in String(number).reversed().enumerated() {
      if index > 0, index % 3 == 0 { result.append(",") }
      result.append(digit)
    }
    return String(result.reversed())
  }
}
