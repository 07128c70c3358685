import Analysis
import SourceText

/// §3.27: the findings.
struct SarifResults {
  var values: [JSONValue] = []

  init(
    _ report: Report, _ context: ReportContext, _ locations: Locations, marksSilenced: Bool
  ) {
    var ruleIndices: [String: Int] = [:]
    for (index, rule) in report.rules.enumerated() { ruleIndices[rule.id] = index }
    var lines = LineHashes(reader: context.sources)
    let entries = SarifEntry.all(of: report, marksSilenced: marksSilenced)
    let fingerprints = Fingerprint.fingerprints(of: entries.map(\.finding))
    for (entry, fingerprint) in zip(entries, fingerprints) {
      let finding = entry.finding
      var members: [(key: String, value: JSONValue)] = [("ruleId", .string(finding.ruleID))]
      if let index = ruleIndices[finding.ruleID] { members.append(("ruleIndex", .number(index))) }
      let related = finding.related.prefix(SarifLimits.locations)
      var partial: [(key: String, value: JSONValue)] = []
      if let hash = lines.hash(finding) {
        partial.append(("primaryLocationLineHash", .string(hash)))
      }
      partial.append(("rowlint/v1", .string(fingerprint)))
      members += [
        ("level", .string(finding.severity.rawValue)),
        ("message", .text(SarifResults.message(finding.message, related))),
        ("locations", .array([SarifResults.location(finding, locations)])),
      ]
      if !related.isEmpty {
        members.append(("relatedLocations", SarifResults.related(related, locations)))
      }
      members.append(("partialFingerprints", .object(partial)))
      if report.hasBaseline {
        members.append(("baselineState", .string(entry.isKnown ? "unchanged" : "new")))
      }
      if marksSilenced {
        members.append(("suppressions", SarifResults.suppressions(entry, locations)))
      }
      values.append(.object(members))
    }
  }

  private static func related(
    _ related: ArraySlice<RelatedPlace>, _ locations: Locations
  ) -> JSONValue {
    .array(
      related.enumerated().map { index, place in
        [
          "id": .number(index + 1),
          "physicalLocation": SarifResults.physical(place.place, locations),
          "message": .text(place.message),
        ]
      })
  }

  /// §3.27.23 and §3.35: over one run on all results or on none; empty for a live one.
  private static func suppressions(_ entry: SarifEntry, _ locations: Locations) -> JSONValue {
    guard let silence = entry.silence else { return .array([]) }
    var members: [(key: String, value: JSONValue)] = []
    switch silence.kind {
    case .inSource(let place):
      members.append(("kind", "inSource"))
      members.append(("location", ["physicalLocation": physical(place, locations)]))
    case .external:
      members.append(("kind", "external"))
    }
    members += [("status", "accepted"), ("justification", .string(silence.reason))]
    return .array([.object(members)])
  }

  private static func location(_ finding: Finding, _ locations: Locations) -> JSONValue {
    let physical = SarifResults.physical(finding.place, locations)
    if finding.symbol.isEmpty { return ["physicalLocation": physical] }
    return [
      "physicalLocation": physical,
      "logicalLocations": .array([["fullyQualifiedName": .string(finding.symbol)]]),
    ]
  }

  /// All four numbers: GitHub wants them.
  private static func physical(_ place: Place, _ locations: Locations) -> JSONValue {
    func number(_ value: UInt32) -> JSONValue { .number(Int(value)) }
    return [
      "artifactLocation": locations.artifact(place),
      "region": [
        "startLine": number(place.range.start.line),
        "startColumn": number(place.range.start.column),
        "endLine": number(place.range.end.line),
        "endColumn": number(place.range.end.column),
      ],
    ]
  }

  /// The message, then a link to each related place, which GitHub shows only where one is written.
  static func message(_ text: String, _ related: ArraySlice<RelatedPlace>) -> String {
    // Brackets are mended only where they would be read as a link: a reader that does not know the
    // escapes shows them.
    let prose = text.contains("](") ? escaped(text) : text
    if related.isEmpty { return prose }
    let links = related.enumerated().map { index, place in
      "[\(escaped(place.message))](\(index + 1))"
    }
    // A finding's message is a sentence without its full stop.
    let stop = prose.hasSuffix(".") ? "" : "."
    return "\(prose)\(stop) See \(links.joined(separator: ", "))."
  }

  /// §3.11.6: brackets and backslashes in the text of a link.
  private static func escaped(_ text: String) -> String {
    String(text.flatMap { "[]\\".contains($0) ? ["\\", $0] : [$0] })
  }
}

/// A finding with what SARIF says of its state.
private struct SarifEntry {
  var finding: Finding
  var silence: SilencedFinding?
  var isKnown = false

  /// The live ones; with `marksSilenced` the others too, all in the order of their places.
  static func all(of report: Report, marksSilenced: Bool) -> [SarifEntry] {
    let live = report.findings.map { SarifEntry(finding: $0) }
    guard marksSilenced else { return live }
    let others =
      report.silenced.map { SarifEntry(finding: $0.finding, silence: $0) }
      + report.known.map { SarifEntry(finding: $0, isKnown: true) }
    return (live + others).sorted {
      ($0.finding.place, $0.finding.ruleID, $0.finding.message)
        < ($1.finding.place, $1.finding.ruleID, $1.finding.message)
    }
  }
}

/// The hashes of the lines that findings stand on; findings stand in the order of their files.
private struct LineHashes {
  private var sources: RecentSource
  private var hashed: (app: String, path: String, hashes: [String])?

  init(reader: SourceReader) { sources = RecentSource(reader: reader) }

  mutating func hash(_ finding: Finding) -> String? {
    let place = finding.place
    if hashed.map({ ($0.app, $0.path) != (place.app, place.path) }) ?? true {
      guard let bytes = sources.bytes(of: place) else {
        return sources.reader.lineHash(place.app, place.path, place.range.start.line)
      }
      hashed = (place.app, place.path, LineHash.hashes(of: bytes))
    }
    let line = Int(place.range.start.line) - 1
    guard let hashes = hashed?.hashes, hashes.indices.contains(line) else { return nil }
    return hashes[line]
  }
}
