import Analysis
import Foundation
import TestSupport
import Testing

@testable import Reporting

@Suite struct CIFormatTests {
  @Test func gitHub() throws {
    let bytes = GitHubFormat().render(SampleReport.full, SampleReport.context)
    try Golden.expect(bytes, at: "Reporting/report.github")
  }

  @Test func gitLab() throws {
    let bytes = GitLabFormat().render(SampleReport.full, SampleReport.context)
    try Golden.expect(bytes, at: "Reporting/report.gitlab.json")
    let read = try JSONSerialization.jsonObject(with: Data(bytes)) as? [[String: Any]]
    #expect(read?.count == SampleReport.full.findings.count)
  }

  @Test func jUnit() throws {
    let bytes = JUnitFormat().render(SampleReport.full, SampleReport.context)
    try Golden.expect(bytes, at: "Reporting/report.junit.xml")
  }

  @Test func json() throws {
    let bytes = JSONFormat().render(SampleReport.full, SampleReport.context)
    try Golden.expect(bytes, at: "Reporting/report.json")
    _ = try JSONSerialization.jsonObject(with: Data(bytes))
  }

  @Test func gitHubShowsTenOfALevelAndCountsTheRest() {
    let finding = SampleReport.full.findings[0]
    let report = Report(findings: Array(repeating: finding, count: 13))
    let text = String(
      decoding: GitHubFormat().render(report, SampleReport.context), as: UTF8.self)
    let lines = text.split(separator: "\n")
    #expect(lines.count { $0.hasPrefix("::error ") } == 10)
    #expect(lines.last?.hasPrefix("::notice title=rowlint::3 more are not shown") == true)
  }

  /// A notice in its own right, which GitHub would cut off as the eleventh.
  @Test func theLastLineHasRoomAmongNotices() {
    var finding = SampleReport.full.findings[0]
    finding.severity = .note
    func notices(_ count: Int) -> [Substring] {
      let report = Report(findings: Array(repeating: finding, count: count))
      let bytes = GitHubFormat().render(report, SampleReport.context)
      return String(decoding: bytes, as: UTF8.self).split(separator: "\n")
    }
    #expect(notices(10).count == 10)
    #expect(notices(12).count == 10)
    #expect(notices(12).last?.contains("3 more are not shown") == true)
  }

  @Test func warningsFailAStrictRun() {
    var context = SampleReport.context
    func failures() -> Int {
      let bytes = JUnitFormat().render(SampleReport.full, context)
      return String(decoding: bytes, as: UTF8.self).ranges(of: "<failure ").count
    }
    #expect(failures() == 1)
    context.failsAt = .warning
    #expect(failures() == 2)
  }

  @Test func whatACommandWouldReadIsEscaped() {
    #expect(
      GitHubFormat.escaped("a%b\r\nc:d,e", isProperty: false) == "a%25b%0D%0Ac:d,e")
    #expect(GitHubFormat.escaped("a:b,c%", isProperty: true) == "a%3Ab%2Cc%25")
    #expect(JUnitFormat.escaped("<a & \"b\"\u{1B}>") == "&lt;a &amp; &quot;b&quot;\u{FFFD}&gt;")
  }
}
