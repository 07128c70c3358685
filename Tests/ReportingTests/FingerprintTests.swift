import Analysis
import SourceText
import Testing

@testable import Reporting

@Suite struct FingerprintTests {
  private let finding = SampleReport.full.findings[0]

  @Test func linesAboveAndIndentationDoNotMatter() {
    var moved = finding
    moved.place.range.start.line += 10
    moved.place.range.start.offset += 300
    #expect(fingerprint(finding, "  .swipeActions {") == fingerprint(moved, "\t.swipeActions  {"))
  }

  @Test func whatItMeansDoesMatter() {
    var others = Array(repeating: finding, count: 4)
    others[0].ruleID = "other"
    others[1].place.app = "other"
    others[2].place.path = "other"
    others[3].symbol = "other"
    let all = ([finding] + others).map { fingerprint($0, "line") } + [fingerprint(finding, "l")]
    #expect(Set(all).count == all.count)
  }

  @Test func equalOnesAreNumbered() {
    let found = Fingerprint.fingerprints(of: [finding, finding]) { _ in [] }
    #expect(found[0].hasSuffix(":1") && found[1].hasSuffix(":2"))
    #expect(found[0].dropLast() == found[1].dropLast())
  }

  /// Kept for ever: baselines and servers store it.
  @Test func valueIsStable() {
    #expect(fingerprint(finding, ".swipeActions {") == "fbf5011ee56e66ff:1")
  }

  private func fingerprint(_ finding: Finding, _ line: String) -> String {
    Fingerprint.fingerprints(of: [finding]) { _ in Array(line.utf8)[...] }[0]
  }
}
