import Analysis

/// `path:line:column: error: message [rule-id]`, one line a finding, then its related places as
/// notes: what editors, Xcode build phases and grep habits understand.
public struct PlainFormat: Sendable {
  /// How much more than the lines to print.
  public enum Style: Sendable, Equatable {
    /// The lines alone: for pipes and files.
    case bare
    /// Source lines with carets and a summary, in colour or not, cut to so many terminal cells.
    case rich(colour: Bool, width: Int)
  }

  public var style: Style
  /// Whether the rich style ends in a summary.
  public var hasSummary: Bool

  public init(style: Style, hasSummary: Bool = true) {
    self.style = style
    self.hasSummary = hasSummary
  }

  /// The whole output, with its last line end; empty where there is nothing to say.
  public func render(_ report: Report, _ context: ReportContext) -> [UInt8] {
    let locations = Locations(report, context)
    var sources = RecentSource(reader: context.sources)
    var text = ""
    for finding in report.findings {
      write(
        finding.place, Label(finding.severity), "\(finding.message) [\(finding.ruleID)]",
        locations, &sources, &text)
      for related in finding.related {
        write(related.place, .note, related.message, locations, &sources, &text)
      }
    }
    if hasSummary, case .rich = style {
      if !report.findings.isEmpty { text += "\n" }
      text += SummaryText(report).lines.joined(separator: "\n") + "\n"
    }
    return Array(text.utf8)
  }

  private func write(
    _ place: Place, _ label: Label, _ message: String, _ locations: Locations,
    _ sources: inout RecentSource, _ text: inout String
  ) {
    let start = place.range.start
    let location = "\(locations.displayPath(place).visible):\(start.line):\(start.column):"
    let tag = paint(label.text + ":", label.colour)
    text += "\(paint(location, .bold)) \(tag) \(message.visible)\n"
    guard case .rich(_, let width) = style, let bytes = sources.bytes(of: place) else { return }
    let number = String(start.line)
    let margin = String(repeating: " ", count: max(5 - number.count, 0)) + number + " | "
    let blank = String(repeating: " ", count: margin.count - 2) + "| "
    guard
      let excerpt = SourceExcerpt(place.range, in: bytes, width: max(width - margin.count, 20))
    else { return }
    text += "\(margin)\(excerpt.line)\n\(blank)\(paint(excerpt.marks, .green))\n"
  }

  private func paint(_ text: String, _ colour: Colour) -> String {
    guard case .rich(colour: true, _) = style else { return text }
    return "\u{1B}[\(colour.rawValue)m\(text)\u{1B}[0m"
  }
}

/// ECMA-48 `SGR` parameters.
private enum Colour: String {
  case bold = "1"
  case red = "1;31"
  case green = "32"
  case yellow = "1;33"
  case blue = "1;34"
}

private struct Label {
  var text: String
  var colour: Colour

  static let note = Label(.note)

  init(_ severity: Severity) {
    text = severity.rawValue
    colour =
      switch severity {
      case .note: .blue
      case .warning: .yellow
      case .error: .red
      }
  }
}

/// Keeps the file that was asked for last: findings stand in the order of their files.
struct RecentSource {
  let reader: SourceReader
  private var key: (app: String, path: String)?
  private var recent: [UInt8]?

  init(reader: SourceReader) { self.reader = reader }

  mutating func bytes(of place: Place) -> [UInt8]? {
    if let key, key == (place.app, place.path) { return recent }
    recent = reader.bytes(place.app, place.path)
    key = (place.app, place.path)
    return recent
  }
}
