import Analysis
import SourceText
import Testing

@testable import Reporting

@Suite struct FingerprintTests {
  private let finding = SampleReport.full.findings[0]

  @Test func linesAboveDoNotMatter() {
    var moved = finding
    moved.place.range.start.line += 10
    moved.place.range.start.offset += 300
    #expect(fingerprint(finding) == fingerprint(moved))
  }

  @Test func whatItMeansDoesMatter() {
    var others = Array(repeating: finding, count: 5)
    others[0].ruleID = "other"
    others[1].place.app = "other"
    others[2].place.path = "other"
    others[3].symbol = "other"
    others[4].text = "other"
    let all = ([finding] + others).map(fingerprint)
    #expect(Set(all).count == all.count)
  }

  @Test func equalOnesAreNumbered() {
    let found = Fingerprint.fingerprints(of: [finding, finding])
    #expect(found[0].hasSuffix(":1") && found[1].hasSuffix(":2"))
    #expect(found[0].dropLast() == found[1].dropLast())
  }

  /// Kept for ever: baselines and servers store it. FNV-1a over the five parts, worked out outside
  /// Swift.
  @Test func valueIsStable() {
    #expect(fingerprint(finding) == "0ea08d9650100762:1")
  }

  private func fingerprint(_ finding: Finding) -> String {
    Fingerprint.fingerprints(of: [finding])[0]
  }
}
