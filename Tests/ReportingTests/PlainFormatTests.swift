import Analysis
import TestSupport
import Testing

@testable import Reporting

@Suite struct PlainFormatTests {
  @Test func bareLines() throws {
    try expectGolden(.bare, "plain.txt")
  }

  @Test func withSourceLines() throws {
    try expectGolden(.rich(colour: false, width: 60), "plain-rich.txt")
  }

  @Test func inColour() throws {
    try expectGolden(.rich(colour: true, width: 100), "plain-colour.txt")
  }

  @Test func nothingFound() {
    let report = Report(findings: [], summary: RunSummary(apps: 1, files: 1, bytes: 1, rules: 1))
    #expect(PlainFormat(style: .bare).render(report, SampleReport.context).isEmpty)
    let rich = PlainFormat(style: .rich(colour: true, width: 80))
    #expect(
      String(decoding: rich.render(report, SampleReport.context), as: UTF8.self) == """
        No findings.
        Could not tell: 0 places.
        Read 1 app, 1 file, 1 byte; 1 rule in force; skipped 0.

        """)
  }

  @Test func quietLeavesTheSummaryOut() {
    let format = PlainFormat(style: .rich(colour: false, width: 80), hasSummary: false)
    #expect(format.render(Report(findings: []), SampleReport.context).isEmpty)
  }

  @Test(arguments: [
    ("/repo/Apps/.", "List.swift"), ("/repo//Apps/./App/", "App/List.swift"),
    ("/repo/Apps/../Other", "/real/List.swift"), ("/elsewhere/App", "/elsewhere/App/List.swift"),
  ])
  func pathsAreAsShortAsTheyCanBe(root: String, shown: String) {
    let place = SampleReport.place("App", "List.swift", nil)
    let finding = Finding(
      ruleID: "rule", severity: .error, place: place, message: "m", symbol: "")
    let report = Report(
      findings: [finding], apps: [ReportedApp(name: "App", root: root, resolvedRoot: "/real")])
    let bytes = PlainFormat(style: .bare).render(report, SampleReport.context)
    #expect(String(decoding: bytes, as: UTF8.self) == "\(shown):1:1: error: m [rule]\n")
  }

  @Test func problemsStayOnOneLine() {
    let problem = RunProblem(kind: .missing, path: "a\n\u{1B}[2Jb", message: "gone")
    #expect(problem.text == "a\u{FFFD}\u{FFFD}[2Jb: error: gone")
    #expect(RunProblem(kind: .missing, path: "", message: "gone").text == "'': error: gone")
  }

  private func expectGolden(_ style: PlainFormat.Style, _ name: String) throws {
    let bytes = PlainFormat(style: style).render(SampleReport.full, SampleReport.context)
    try Golden.expect(bytes, at: "Reporting/\(name)")
  }
}
