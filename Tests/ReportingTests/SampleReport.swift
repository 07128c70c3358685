import Analysis
import Reporting
import SourceText

/// A small report over sources that are held in memory.
enum SampleReport {
  static let sources: [String: String] = [
    "Pippa/Sources/Wünsche Ü.swift": """
    struct WishList: View {
    \tvar body: some View {
    \t\tList(wishes) { wish in
    \t\t\tText("願い事 👩‍👩‍👧 \\(wish.title)").swipeActions(edge: .leading) { RemoveButton(wish) }
    \t\t}
    \t}
    }

    """,
    "TravelJournal/JourneyList.swift": """
    struct JourneyList: View {
      var body: some View {
        List(journeys) { journey in
          JourneyRow(journey)
            .swipeActions {
              Button("Delete", role: .destructive) { delete(journey) }
            }
        }
      }
    }

    """,
  ]

  static let reader = SourceReader { app, path in sources["\(app)/\(path)"].map { Array($0.utf8) } }

  static let context = ReportContext(
    workingFolder: "/repo/Apps", repositoryRoot: "/repo", version: "1.2.3", exitCode: 2,
    sources: reader)

  static var full: Report {
    let tap = RelatedPlace(
      place: place("TravelJournal", "JourneyList.swift", "delete"), message: "the handler [1]")
    return Report(
      findings: [
        Finding(
          ruleID: "no-swipe-actions", severity: .error,
          place: place("Pippa", "Sources/Wünsche Ü.swift", "swipeActions"),
          message: "A row has swipe actions; put them into a Menu whose label is the row.",
          related: [], symbol: "WishList.body", text: "swipeActions(edge: .leading, {})"),
        Finding(
          ruleID: "destructive-full-swipe-needs-undo", severity: .warning,
          place: place("TravelJournal", "JourneyList.swift", "swipeActions"),
          message: "A full swipe runs Delete, and `rows[0](x)` offers no Undo.",
          related: [
            tap,
            RelatedPlace(
              place: place("Pippa", "Sources/Wünsche Ü.swift", "RemoveButton"),
              message: "removed here"),
          ], symbol: "JourneyList.body"),
        Finding(
          ruleID: "no-swipe-actions", severity: .note,
          place: place("TravelJournal", "Gone.swift", nil), message: "Cannot\u{1B}[31m tell.",
          symbol: ""),
      ],
      summary: RunSummary(
        apps: 2, files: 1234, bytes: 5_678_901, lexedFiles: 17, rules: 2,
        skipped: ["hidden": 3, "ignored by .gitignore": 40, "none": 0],
        couldNotTell: ["no-swipe-actions": 1, "destructive-full-swipe-needs-undo": 2],
        stages: [StageDuration(name: "read", duration: .microseconds(12_034))]),
      problems: [
        RunProblem(kind: .missing, path: "Training", message: "no such file or folder"),
        RunProblem(
          kind: .contract, level: .warning, path: "/repo/rowlint.jsonc", line: 3, column: 5,
          message: "'exclude' is empty"),
      ],
      rules: [
        RuleInForce(
          id: "no-swipe-actions", summary: "A row has swipe actions.",
          page: "# no-swipe-actions\n\nSwipes are hidden:\nnobody finds them.\n\n## Wrong\n",
          severity: .error),
        RuleInForce(
          id: "destructive-full-swipe-needs-undo", summary: "A full swipe destroys without Undo.",
          page: "# destructive-full-swipe-needs-undo\n", severity: .warning),
      ],
      apps: [
        ReportedApp(name: "Pippa", root: "/elsewhere/Pippa", resolvedRoot: "/elsewhere/Pippa"),
        ReportedApp(
          name: "TravelJournal", root: "/repo/Apps/TravelJournal",
          resolvedRoot: "/repo/Apps/Travel Journal"),
      ])
  }

  /// The place of the first occurrence of a word; the file's first byte where there is none.
  static func place(_ app: String, _ path: String, _ word: String?) -> Place {
    let bytes = Array((sources["\(app)/\(path)"] ?? "").utf8)
    let target = Array((word ?? "").utf8)
    let start =
      target.isEmpty
      ? 0
      : bytes.indices.first { bytes[$0...].starts(with: target) } ?? 0
    return Place(app: app, path: path, range: range(start, start + target.count, in: bytes))
  }

  static func range(_ start: Int, _ end: Int, in bytes: [UInt8]) -> SourceRange {
    bytes.withUnsafeBufferPointer {
      LineTable($0).range(ByteRange(start: UInt32(start), end: UInt32(end)))
    }
  }
}
