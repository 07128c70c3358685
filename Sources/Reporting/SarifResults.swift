import Analysis
import SourceText

/// §3.27: the findings.
struct SarifResults {
  var values: [JSONValue] = []

  init(_ report: Report, _ context: ReportContext, _ locations: Locations) {
    var ruleIndices: [String: Int] = [:]
    for (index, rule) in report.rules.enumerated() { ruleIndices[rule.id] = index }
    var lines = LineHashes(reader: context.sources)
    let fingerprints = Fingerprint.fingerprints(of: report.findings)
    for (finding, fingerprint) in zip(report.findings, fingerprints) {
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
        members.append(
          (
            "relatedLocations",
            .array(
              related.enumerated().map { index, place in
                [
                  "id": .number(index + 1),
                  "physicalLocation": SarifResults.physical(place.place, locations),
                  "message": .text(place.message),
                ]
              })
          ))
      }
      members.append(("partialFingerprints", .object(partial)))
      values.append(.object(members))
    }
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

/// The hashes of the lines that findings stand on; findings stand in the order of their files.
private struct LineHashes {
  private var sources: RecentSource
  private var hashed: (app: String, path: String, hashes: [String])?

  init(reader: SourceReader) { sources = RecentSource(reader: reader) }

  mutating func hash(_ finding: Finding) -> String? {
    let place = finding.place
    if hashed.map({ ($0.app, $0.path) != (place.app, place.path) }) ?? true {
      guard let bytes = sources.bytes(of: place) else { return nil }
      hashed = (place.app, place.path, LineHash.hashes(of: bytes))
    }
    let line = Int(place.range.start.line) - 1
    guard let hashes = hashed?.hashes, hashes.indices.contains(line) else { return nil }
    return hashes[line]
  }
}
