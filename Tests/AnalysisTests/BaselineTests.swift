import SourceText
import Testing

@testable import Analysis

@Suite struct BaselineTests {
  private func finding(
    _ rule: String = "no-swipe-actions", app: String = "Mail", path: String = "Row.swift",
    line: UInt32 = 1, symbol: String = "Row.body", text: String = "swipeActions({})"
  ) -> Finding {
    let start = SourcePosition(offset: line * 10, line: line, column: 3)
    return Finding(
      ruleID: rule, severity: .error,
      place: Place(app: app, path: path, range: SourceRange(start: start, end: start)),
      message: "m", symbol: symbol, text: text)
  }

  @Test func knowsAFindingWhoseLineMoved() {
    let match = Baseline(of: [finding(line: 4)]).match([finding(line: 90)])
    #expect(match.new.isEmpty && match.gone.isEmpty)
    #expect(match.known.count == 1)
  }

  @Test func matchesOneToOne() {
    let baseline = Baseline(of: [finding(line: 1), finding(line: 2)])
    let match = baseline.match([finding(line: 1), finding(line: 2), finding(line: 3)])
    #expect(match.known.count == 2)
    #expect(match.new.map(\.place.range.start.line) == [3])
  }

  @Test func seesAFixAndANewFaultOfEqualCount() {
    let baseline = Baseline(of: [finding(symbol: "Row.body")])
    let match = baseline.match([finding(symbol: "Other.body")])
    #expect(match.new.map(\.symbol) == ["Other.body"])
    #expect(match.gone.map(\.symbol) == ["Row.body"])
  }

  @Test func followsAMovedFile() {
    let baseline = Baseline(of: [finding(path: "Old/Row.swift")])
    let match = baseline.match([finding(path: "New/Row.swift")])
    #expect(match.new.isEmpty && match.gone.isEmpty)
  }

  @Test func aMovedFileHidesNoMoreThanWasThere() {
    let baseline = Baseline(of: [finding(path: "Old/Row.swift")])
    let match = baseline.match([finding(path: "New/Row.swift"), finding(path: "B/Row.swift")])
    #expect(match.new.count == 1)
    #expect(match.known.count == 1)
  }

  @Test func followsAnAppWhoseFolderWasRenamed() {
    let baseline = Baseline(of: [finding(), finding(app: "Notes")])
    let renamed = baseline.match(
      [finding(app: "Post"), finding(app: "Notes")], apps: ["Post", "Notes"])
    #expect(renamed.new.isEmpty && renamed.gone.isEmpty)
    // An app that the baseline knows, or one that is still there, was not renamed.
    let copied = baseline.match(
      [finding(app: "Mail"), finding(app: "Post")], apps: ["Mail", "Post", "Notes"])
    #expect(copied.new.map(\.place.app) == ["Post"])
    #expect(copied.gone.map(\.app) == ["Notes"])
    // Where nothing is said of the run's apps, names are taken as they are.
    #expect(baseline.match([finding(app: "Post")]).new.count == 1)
  }

  @Test func reportsEachEntryThatIsGone() {
    let baseline = Baseline(of: [finding(line: 1), finding(line: 2)])
    #expect(baseline.match([finding()]).gone.count == 1)
    #expect(baseline.match([]).gone.count == 2)
  }

  @Test func survivesBeingWrittenAndRead() throws {
    let odd = finding(symbol: "#odd\tname", text: "a(\"x\\n\ty\")\nz")
    let baseline = Baseline(of: [finding(), odd, finding()])
    let text = BaselineFile.text(of: baseline)
    #expect(try BaselineFile.read(text) == baseline)
    #expect(text.split(separator: "\n").count == 4)
  }

  @Test func ordersDoNotMatter() {
    let findings = [finding(symbol: "a"), finding(symbol: "b"), finding("x", symbol: "a")]
    let forwards = BaselineFile.text(of: Baseline(of: findings))
    #expect(BaselineFile.text(of: Baseline(of: findings.reversed())) == forwards)
  }

  @Test(arguments: [
    ("", 1), ("no-swipe-actions\n", 1), ("# rowlint baseline 1\na\tb\n", 2),
    ("# rowlint baseline 1\n\n# note\na\tb\tc\td\te\tf\n", 4),
    ("# rowlint baseline 1\n<<<<<<< HEAD\n", 2),
  ])
  func namesTheLineItCannotRead(text: String, line: Int) {
    #expect {
      try BaselineFile.read(text)
    } throws: {
      ($0 as? BaselineFile.Fault)?.line == line
    }
  }
}
