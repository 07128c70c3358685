import Analysis

/// JUnit's XML: a suite an app, a case a rule in it, so that a rule that finds nothing passes.
///
/// What makes the run fail is a failure; the rest is the case's output. Problems of the run are errors
/// of a suite of their own. Source: the format that Jenkins' and GitLab's readers share.
public struct JUnitFormat: Sendable {
  /// The least severity that is a failure.
  private var failsAt = Severity.error

  public init() {}

  /// The whole document with its last line end.
  public func render(_ report: Report, _ context: ReportContext) -> [UInt8] {
    var format = self
    format.failsAt = context.failsAt
    return format.document(report, context)
  }

  private func document(_ report: Report, _ context: ReportContext) -> [UInt8] {
    let locations = Locations(report, context)
    let byApp = Dictionary(grouping: report.findings, by: \.place.app)
    let apps = Set(report.apps.map(\.name)).union(byApp.keys).sorted()
    var suites = apps.map { suite($0, byApp[$0] ?? [], report, locations) }
    let errors = report.problems.filter { $0.level == .error }
    if !errors.isEmpty { suites.append(problemSuite(errors)) }
    let total = suites.reduce((tests: 0, failures: 0)) {
      ($0.tests + $1.tests, $0.failures + $1.failures)
    }
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    text += "<testsuites name=\"rowlint\" tests=\"\(total.tests)\" failures=\"\(total.failures)\" "
    text += "errors=\"\(errors.count)\">\n"
    text += suites.map(\.text).joined()
    text += "</testsuites>\n"
    return Array(text.utf8)
  }

  private struct Suite {
    var text: String
    var tests: Int
    var failures: Int
  }

  private func suite(
    _ app: String, _ findings: [Finding], _ report: Report, _ locations: Locations
  ) -> Suite {
    let byRule = Dictionary(grouping: findings, by: \.ruleID)
    let rules = Set(report.rules.map(\.id)).union(byRule.keys).sorted()
    var cases = ""
    var failures = 0
    for rule in rules {
      let found = byRule[rule] ?? []
      let isFailed = found.contains { $0.severity >= failsAt }
      if isFailed { failures += 1 }
      cases += testCase(rule, app, found, locations)
    }
    let name = JUnitFormat.escaped(app.isEmpty ? "contract" : app)
    let text =
      "  <testsuite name=\"\(name)\" tests=\"\(rules.count)\" failures=\"\(failures)\" errors=\"0\">\n"
      + cases + "  </testsuite>\n"
    return Suite(text: text, tests: rules.count, failures: failures)
  }

  private func testCase(
    _ rule: String, _ app: String, _ findings: [Finding], _ locations: Locations
  ) -> String {
    let name = JUnitFormat.escaped(app.isEmpty ? "contract" : app)
    let open = "    <testcase name=\"\(rule)\" classname=\"rowlint.\(name)\""
    if findings.isEmpty { return open + "/>\n" }
    var text = open + ">\n"
    let faults = findings.filter { $0.severity >= failsAt }
    // One element a case: readers keep only the first of several.
    if let first = faults.first {
      let count = faults.count == 1 ? "" : " (and \(faults.count - 1) more)"
      let lines = faults.map { self.line($0, locations) }.joined(separator: "\n")
      text += "      <failure type=\"\(first.severity.rawValue)\" "
      text += "message=\"\(JUnitFormat.escaped(line(first, locations) + count))\">"
      text += JUnitFormat.escaped(lines) + "</failure>\n"
    }
    let notes = findings.filter { $0.severity < failsAt }
    if !notes.isEmpty {
      let lines = notes.map { line($0, locations) }.joined(separator: "\n")
      text += "      <system-out>\(JUnitFormat.escaped(lines))</system-out>\n"
    }
    return text + "    </testcase>\n"
  }

  private func line(_ finding: Finding, _ locations: Locations) -> String {
    let start = finding.place.range.start
    let path = locations.repositoryPath(finding.place)
    return "\(path):\(start.line):\(start.column): \(finding.severity.rawValue): \(finding.message)"
  }

  private func problemSuite(_ problems: [RunProblem]) -> Suite {
    var text = "  <testsuite name=\"rowlint\" tests=\"\(problems.count)\" failures=\"0\" "
    text += "errors=\"\(problems.count)\">\n"
    for problem in problems {
      text += "    <testcase name=\"\(JUnitFormat.escaped(problem.path))\" classname=\"rowlint\">\n"
      text += "      <error type=\"\(problem.kind.rawValue)\" "
      text += "message=\"\(JUnitFormat.escaped(problem.text))\"/>\n    </testcase>\n"
    }
    return Suite(text: text + "  </testsuite>\n", tests: problems.count, failures: 0)
  }

  /// XML 1.0, §2.2 and §2.4: the five entities; characters that no document may hold are replaced.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\n": result += "&#10;"
      case "\t": result += "&#9;"
      case "\u{0}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
