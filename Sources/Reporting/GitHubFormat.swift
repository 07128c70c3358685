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

  /// A line a finding, then a line for what is not shown; empty where there is nothing to say.
  public func render(_ report: Report, _ context: ReportContext) -> [UInt8] {
    let locations = Locations(report, context)
    var text = ""
    var shown: [Severity: Int] = [:]
    for finding in report.findings {
      shown[finding.severity, default: 0] += 1
      guard shown[finding.severity, default: 0] <= GitHubFormat.shownPerLevel else { continue }
      text += line(finding, locations)
    }
    let hidden = shown.values.reduce(0) { $0 + max(0, $1 - GitHubFormat.shownPerLevel) }
    if hidden > 0 {
      text +=
        "::notice title=rowlint::"
        + "\(hidden) more finding\(hidden == 1 ? " is" : "s are") not shown here, because GitHub "
        + "shows ten annotations of a level; the plain output and the SARIF file have all of them\n"
    }
    return Array(text.utf8)
  }

  private func line(_ finding: Finding, _ locations: Locations) -> String {
    let range = finding.place.range
    let properties = [
      ("file", locations.repositoryPath(finding.place)), ("line", "\(range.start.line)"),
      ("endLine", "\(range.end.line)"), ("col", "\(range.start.column)"),
      ("endColumn", "\(range.end.column)"), ("title", "rowlint: \(finding.ruleID)"),
    ]
    let spelled = properties.map { "\($0.0)=\(GitHubFormat.escaped($0.1, isProperty: true))" }
    let notes = finding.related.map { related in
      let path = locations.repositoryPath(related.place)
      return "\n\(path):\(related.place.range.start.line): \(related.message)"
    }
    let message = GitHubFormat.escaped(finding.message + notes.joined(), isProperty: false)
    return "::\(command(finding.severity)) \(spelled.joined(separator: ","))::\(message)\n"
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
