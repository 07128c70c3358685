import Analysis

/// SARIF 2.1.0, one run for the family, as GitHub's code scanning wants it.
///
/// Section numbers refer to the OASIS standard of 2020-03-27. The output holds no clock, no absolute
/// path and no duration: the same sources give the same bytes on every machine.
public struct SarifFormat: Sendable {
  /// Whether findings that are silenced or known are written too, marked as such. GitHub does not
  /// read the marks and would show them as alerts.
  public var marksSilenced: Bool

  public init(marksSilenced: Bool = false) {
    self.marksSilenced = marksSilenced
  }

  /// The whole log with its last line end.
  public func render(_ report: Report, _ context: ReportContext) -> [UInt8] {
    let locations = Locations(report, context)
    let log: JSONValue = [
      "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
      "version": "2.1.0",
      "runs": .array([
        [
          "tool": ["driver": SarifTool.driver(report, version: context.version)],
          // Ends in a slash: GitHub reads what stands before it as the category.
          "automationDetails": ["id": "rowlint/"],
          "columnKind": "utf16CodeUnits",
          "originalUriBaseIds": SarifFormat.bases(locations),
          "invocations": .array([SarifInvocation.value(report, context, locations)]),
          "results": .array(
            SarifResults(report, context, locations, marksSilenced: marksSilenced).values),
        ]
      ]),
    ]
    var bytes: [UInt8] = []
    log.write(into: &bytes)
    bytes.append(UInt8(ascii: "\n"))
    return bytes
  }

  /// What GitHub would refuse or cut, as warnings; empty for a report within its limits.
  public static func limitProblems(_ report: Report, bytes: Int = 0) -> [RunProblem] {
    var messages: [String] = []
    if report.findings.count > SarifLimits.results {
      messages.append(
        "\(report.findings.count) results, and GitHub refuses a file with more than "
          + "\(SarifLimits.results); upload a file an app, or leave out old findings by a baseline")
    } else if report.findings.count > SarifLimits.shown {
      messages.append(
        "\(report.findings.count) results, and GitHub shows \(SarifLimits.shown) of them; a baseline "
          + "leaves out old findings")
    }
    if bytes > SarifLimits.bytes {
      messages.append(
        "\(bytes >> 20) MiB, and GitHub refuses a file that is larger than 10 MB when compressed; "
          + "upload a file an app")
    }
    let crowded = report.findings.count { $0.related.count > SarifLimits.locations }
    if crowded > 0 {
      messages.append(
        "\(crowded) results with more than \(SarifLimits.locations) related places, which is all that "
          + "GitHub takes; the rest is left out")
    }
    return messages.map {
      RunProblem(kind: .limit, level: .warning, path: "SARIF", message: $0)
    }
  }

  /// §3.14.14. Without their `uri`, which would name a folder of this machine.
  private static func bases(_ locations: Locations) -> JSONValue {
    let apps = locations.outsideApps.map { app in
      (
        key: Locations.baseID(app),
        value: ["description": .text("The root of the app \(app).")] as JSONValue
      )
    }
    let root: JSONValue = ["description": .text("The root of the repository.")]
    return .object([(key: Locations.rootID, value: root)] + apps)
  }
}

/// Source: GitHub documentation, "SARIF support for code scanning", validation limits.
enum SarifLimits {
  static let results = 25_000
  static let shown = 5_000
  /// Of the whole file: 10 MB when compressed, to which such a file shrinks at least tenfold.
  static let bytes = 100_000_000
  static let locations = 1_000
  /// Of `fullDescription.text`, in characters.
  static let description = 1_024
}
