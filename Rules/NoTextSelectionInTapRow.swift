import Analysis

extension Rule {
  /// Selectable text in a row that opens on a tap.
  static let noTextSelectionInTapRow = Rule(
    id: "no-text-selection-in-tap-row",
    summary: "Text in a row that opens on a tap is selectable",
    page: String(decoding: PackageResources.no_text_selection_in_tap_row_md, as: UTF8.self),
    triggers: ["textSelection"],
    judge: { context in context.selectionSites.map(judgement) })
}

private func judgement(of site: SelectionSite) -> Judgement {
  var steps: [String] = []
  switch site.setting {
  case .disabled: steps.append(Wording.disabled)
  case .enabled: steps.append(Wording.enabled)
  case .unknown: steps.append(Wording.unknownSetting)
  }
  steps += site.taps.map(Wording.tap)
  let certain = site.taps.filter { !$0.isUncertain }
  let verdict: Judgement.Verdict =
    if site.setting == .disabled || site.taps.isEmpty {
      .clean
    } else if site.setting == .unknown || certain.isEmpty {
      .couldNotTell
    } else {
      .fault(
        message: Wording.fault(certain[0]),
        related: certain.map { RelatedPlace(place: $0.place, message: Wording.tapRole($0)) },
        isCertain: true)
    }
  if site.taps.isEmpty, site.setting != .disabled { steps.append(Wording.noTap) }
  return Judgement(place: site.place, verdict: verdict, symbol: site.symbol, steps: steps)
}

// MARK: Wording

private enum Wording {
  static let enabled = "text selection is turned on here"
  static let disabled = "text selection is turned off here"
  static let unknownSetting = "whether text selection is on is only known at run time"
  static let noTap = "no tap target holds text that this reaches"

  static func fault(_ tap: SelectionSite.Tap) -> String {
    "this makes text in the '\(tap.name)' row selectable, and selectable text swallows the tap that "
      + "should open the row. Take it away and offer Copy in the row's menu or on its detail"
  }

  static func tapRole(_ tap: SelectionSite.Tap) -> String { "the tap target '\(tap.name)'" }

  static func tap(_ tap: SelectionSite.Tap) -> String {
    let way = tap.through.isEmpty ? "" : " by way of \(tap.through.joined(separator: ", "))"
    let doubt = tap.isUncertain ? ", if a caller's argument says so" : ""
    return tap.isAbove
      ? "it stands in the tap target '\(tap.name)'\(way)\(doubt)"
      : "it is handed down to text in the tap target '\(tap.name)'\(doubt)"
  }
}
