import Analysis

/// Annotations of GitHub Actions: `::error file=…,line=…::message`.
///
/// GitHub shows ten errors, ten warnings and ten notices of a step; the rest would be lost without a
/// word, so a last line says how many there are and where to find them.
///
/// Source: GitHub documentation, "Workflow commands for GitHub Actions" and the limits there.
public struct GitHubFormat: Sendable {
  /// Annotations of one level that a step shows.
  static let shownPerLevel = 10

  public init() {}

  /// A line for each thing that kept the run from being whole, a line a finding, then a line for
  /// what is not shown; empty where there is nothing to say.
  public func render(_ report: Report, _ context: ReportContext) -> [UInt8] {
    let locations = Locations(report, context)
    let problems = report.problems.filter(\.isError).map {
      Annotation(level: .error, text: self.text($0, locations))
    }
    let all =
      problems
      + report.findings.map { Annotation(level: $0.severity, text: self.text($0, locations)) }
    var counts: [Severity: Int] = [:]
    for annotation in all { counts[annotation.level, default: 0] += 1 }
    let isCut = counts.values.contains { $0 > GitHubFormat.shownPerLevel }
    var room = Dictionary(
      uniqueKeysWithValues: Severity.allCases.map { ($0, GitHubFormat.shownPerLevel) })
    // The last line is a notice, too, and must not be the one that is left out.
    if isCut { room[.note, default: 0] -= 1 }
    var text = ""
    var hidden = 0
    for annotation in all {
      guard room[annotation.level, default: 0] > 0 else {
        hidden += 1
        continue
      }
      room[annotation.level, default: 0] -= 1
      text += annotation.text
    }
    if hidden > 0 {
      text +=
        "::notice title=rowlint::\(hidden) more \(hidden == 1 ? "is" : "are") not shown here, because "
        + "GitHub shows ten annotations of a level; --format plain lists all of them\n"
    }
    return Array(text.utf8)
  }

  private struct Annotation {
    var level: Severity
    /// With its line end.
    var text: String
  }

  private func text(_ finding: Finding, _ locations: Locations) -> String {
    let range = finding.place.range
    let notes = finding.related.map { related in
      let path = locations.repositoryPath(related.place)
      return "\n\(path.visible):\(related.place.range.start.line): \(related.message.visible)"
    }
    return GitHubFormat.line(
      command(finding.severity),
      [
        ("file", locations.repositoryPath(finding.place)), ("line", "\(range.start.line)"),
        ("endLine", "\(range.end.line)"), ("col", "\(range.start.column)"),
        ("endColumn", "\(range.end.column)"), ("title", "rowlint: \(finding.ruleID)"),
      ], finding.message.visible + notes.joined())
  }

  private func text(_ problem: RunProblem, _ locations: Locations) -> String {
    var properties: [(String, String)] = []
    if let line = problem.line {
      properties = [("file", locations.portablePath(problem.path)), ("line", "\(line)")]
      if let column = problem.column { properties.append(("col", "\(column)")) }
    }
    return GitHubFormat.line(
      "error", properties + [("title", "rowlint: could not search")],
      "\(locations.portablePath(problem.path).visible): \(problem.message.visible)")
  }

  private static func line(
    _ command: String, _ properties: [(String, String)], _ message: String
  ) -> String {
    let spelled = properties.map { "\($0.0)=\(escaped($0.1, isProperty: true))" }
    return
      "::\(command) \(spelled.joined(separator: ","))::\(escaped(message, isProperty: false))\n"
  }

  private func command(_ severity: Severity) -> String {
    switch severity {
    case .error: "error"
    case .warning: "warning"
    case .note: "notice"
    }
  }

  /// `%`, line ends, and in a property `:` and `,` too, as the runner's own toolkit writes them.
  static func escaped(_ text: String, isProperty: Bool) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "%": result += "%25"
      case "\r": result += "%0D"
      case "\n": result += "%0A"
      case ":" where isProperty: result += "%3A"
      case "," where isProperty: result += "%2C"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
