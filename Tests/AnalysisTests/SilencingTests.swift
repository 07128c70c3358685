import Facts
import SourceText
import Testing

@testable import Analysis

@Suite struct SilencingTests {
  private let reader = SuppressionReader(knownRules: ["no-swipe-actions", "unused-suppression"])

  private func range(_ start: UInt32, _ end: UInt32) -> ByteRange {
    ByteRange(start: start, end: end)
  }

  private let line = LineTable(lineStarts: [0], wideRuns: [], byteCount: 100)

  private func read(_ text: String, isBeforeCode: Bool = true) -> SuppressionReader.Outcome {
    reader.read(
      Directive(
        text: text, range: range(0, 5), covers: range(10, 20), isAlone: true,
        isBeforeCode: isBeforeCode),
      at: Place(app: "Mail", path: "Row.swift", range: line.range(range(0, 5))))
  }

  private func suppression(_ text: String) throws -> Suppression {
    guard case .suppression(let found) = read(text) else {
      throw Unexpected(text: "\(read(text))")
    }
    return found
  }

  private struct Unexpected: Error {
    var text: String
  }

  private func message(_ text: String, isBeforeCode: Bool = true) -> String? {
    guard case .malformed(let found) = read(text, isBeforeCode: isBeforeCode) else { return nil }
    return found.message
  }

  @Test func readsRulesDayAndReason() throws {
    let found = try suppression(
      "allow no-swipe-actions, unused-suppression until 2027-01-31 -- until -- v3, no-such-rule")
    #expect(found.rules == ["no-swipe-actions", "unused-suppression"])
    #expect(found.until == Day("2027-01-31"))
    #expect(found.reason == "until -- v3, no-such-rule")
    #expect(found.scope == .stretch(range(10, 20)))
  }

  @Test func aFileIsCoveredFromItsTopOnly() throws {
    #expect(try suppression("allow-file no-swipe-actions -- old").scope == .file)
    #expect(message("allow-file no-swipe-actions -- old", isBeforeCode: false) != nil)
  }

  @Test(arguments: [
    ("", "nothing follows"), ("alow no-swipe-actions -- x", "is not understood"),
    ("allow", "no rule is named"), ("allow -- x", "no rule is named"),
    ("allow no-swipe-action -- x", "did you mean `no-swipe-actions`"),
    ("allow no-swipe-actions", "gives no reason"), ("allow no-swipe-actions --", "gives no reason"),
    ("allow no-swipe-actions --why", "is no rule"),
    ("allow no-swipe-actions because of this", "is no rule"),
    ("allow no-swipe-actions, -- x", "no rule is named"),
    ("allow no-swipe-actions until 2027-02-30 -- x", "one day that exists"),
    ("allow no-swipe-actions until -- x", "one day that exists"),
  ])
  func whatIsMalformedSilencesNothing(text: String, part: String) {
    #expect(message(text)?.contains(part) == true, "\(message(text) ?? "no fault")")
  }

  private func finding(at offset: UInt32, _ rule: String = "no-swipe-actions") -> Finding {
    Finding(
      ruleID: rule, severity: .error,
      place: Place(app: "Mail", path: "Row.swift", range: line.range(range(offset, offset + 1))),
      message: "m", symbol: "Row.body")
  }

  private func silence(
    _ findings: [Finding], _ texts: [String], waivers: [Waiver] = [], today: String? = nil
  ) throws -> (live: [Finding], silenced: [SilencedFinding], silences: Silences) {
    Silencer(today: today.flatMap { Day($0) }).silence(
      findings, suppressions: try texts.map(suppression), malformed: [], waivers: waivers,
      rulesThatRan: ["no-swipe-actions"])
  }

  @Test func silencesWhatItCoversAndNothingElse() throws {
    let other = finding(at: 12, "other")
    let (live, silenced, _) = try silence(
      [finding(at: 9), finding(at: 12), finding(at: 21), other], ["allow no-swipe-actions -- r"])
    #expect(live == [finding(at: 9), finding(at: 21), other])
    #expect(silenced.map(\.finding) == [finding(at: 12)])
    #expect(silenced.map(\.reason) == ["r"])
  }

  @Test func aDayThatIsPastSilencesNoLonger() throws {
    let text = "allow no-swipe-actions until 2027-01-31 -- r"
    #expect(try silence([finding(at: 12)], [text], today: "2027-01-31").live.isEmpty)
    let past = try silence([finding(at: 12)], [text], today: "2027-02-01")
    #expect(past.live.count == 1)
    #expect(past.silences.suppressions.map(\.isExpired) == [true])
  }

  @Test func countsWhatEachCommentSilences() throws {
    let (_, _, silences) = try silence(
      [finding(at: 12)], ["allow no-swipe-actions -- r", "allow unused-suppression -- r"])
    #expect(silences.suppressions[0].findings == ["no-swipe-actions": 1])
    #expect(silences.suppressions[1].findings.isEmpty)
  }

  @Test func aWaiverSilencesByAppRuleAndPath() throws {
    let place = ContractPlace(file: "rowlint.jsonc", line: 3, column: 5)
    func waiver(app: String?, rule: String = "no-swipe-actions", until: String? = nil) -> Waiver {
      Waiver(
        app: app, rule: rule, path: nil, reason: "r", until: until.flatMap { Day($0) },
        place: place)
    }
    #expect(try silence([finding(at: 1)], [], waivers: [waiver(app: nil)]).live.isEmpty)
    #expect(try silence([finding(at: 1)], [], waivers: [waiver(app: "Mail")]).live.isEmpty)
    #expect(try silence([finding(at: 1)], [], waivers: [waiver(app: "Notes")]).live.count == 1)
    #expect(
      try silence([finding(at: 1)], [], waivers: [waiver(app: nil, rule: "x")]).live.count == 1)
    let past = try silence(
      [finding(at: 1)], [], waivers: [waiver(app: nil, until: "2027-01-01")], today: "2027-01-02")
    #expect(past.live.count == 1)
    #expect(past.silences.waivers.map(\.isExpired) == [true])
  }
}
