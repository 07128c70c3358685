import Analysis
import Foundation
import TestSupport
import Testing

@testable import Reporting

@Suite struct SarifFormatTests {
  @Test func wholeReport() throws {
    let bytes = SarifFormat().render(SampleReport.full, SampleReport.context)
    try Golden.expect(bytes, at: "Reporting/report.sarif")
    // The toolchain's own parser reads it.
    _ = try JSONSerialization.jsonObject(with: Data(bytes))
  }

  @Test func noPathOfThisMachineAndNoClock() {
    var report = SampleReport.full
    let once = SarifFormat().render(report, SampleReport.context)
    report.summary.stages = [StageDuration(name: "read", duration: .seconds(1))]
    let text = String(
      decoding: SarifFormat().render(report, SampleReport.context), as: UTF8.self)
    #expect(!text.contains("/repo") && !text.contains("/elsewhere"))
    #expect(SarifFormat().render(report, SampleReport.context) == once)
  }

  @Test func bracketsAreEscapedOnlyWhereTheyWouldBeALink() {
    let place = SampleReport.place("Pippa", "x", nil)
    #expect(SarifResults.message("[Message] is swiped", []) == "[Message] is swiped")
    #expect(SarifResults.message("a[0](1) \\ b", []) == "a\\[0\\](1) \\\\ b")
    #expect(
      SarifResults.message("m.", [RelatedPlace(place: place, message: "the [tap] target")])
        == "m. See [the \\[tap\\] target](1).")
    #expect(
      SarifResults.message("m", [RelatedPlace(place: place, message: "a")]) == "m. See [a](1).")
  }

  @Test func paths() {
    #expect(
      Locations.percentEncoded("A b/ü%#?:[x]/c+d@e.swift")
        == "A%20b/%C3%BC%25%23%3F%3A%5Bx%5D/c+d@e.swift")
    #expect(Locations.relative("/a/b", to: "/a") == "b")
    #expect(Locations.relative("/ab", to: "/a") == nil)
    #expect(Locations.relative("/a", to: "/") == "a")
  }

  @Test func gitHubsLimits() {
    let finding = SampleReport.full.findings[0]
    #expect(SarifFormat.limitProblems(SampleReport.full).isEmpty)
    let many = Report(findings: Array(repeating: finding, count: 25_001))
    #expect(SarifFormat.limitProblems(many).map(\.level) == [.warning])
    #expect(SarifFormat.limitProblems(many)[0].text.contains("refuses a file with more than 25000"))
    let some = Report(findings: Array(repeating: finding, count: 5_001))
    #expect(SarifFormat.limitProblems(some)[0].text.contains("shows 5000 of them"))
    #expect(
      SarifFormat.limitProblems(SampleReport.full, bytes: 200_000_000)[0].text.contains("190 MiB"))

    var crowded = finding
    crowded.related = Array(
      repeating: RelatedPlace(place: finding.place, message: "here"), count: 1_001)
    let report = Report(findings: [crowded])
    #expect(SarifFormat.limitProblems(report).count == 1)
    let text = String(
      decoding: SarifFormat().render(report, SampleReport.context), as: UTF8.self)
    #expect(text.contains("[here](1000)") && !text.contains("[here](1001)"))
  }

  @Test func descriptionsStayWithinGitHubsLimit() throws {
    var report = SampleReport.full
    report.rules[0].page = "# x\n\n" + String(repeating: "ü ", count: 2000)
    let bytes = SarifFormat().render(report, SampleReport.context)
    let text = String(decoding: bytes, as: UTF8.self)
    let start = try #require(text.range(of: "\"fullDescription\": {\n"))
    let line = text[start.upperBound...].prefix { $0 != "\n" }
    #expect(line.count < 1024 + 30 && line.hasSuffix("…\""))
  }
}
