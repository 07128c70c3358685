import Analysis

extension Rule {
  /// Selectable text in a row that opens on a tap.
  static let noTextSelectionInTapRow = Rule(
    id: "no-text-selection-in-tap-row",
    summary: "Text in a row that opens on a tap is selectable",
    page: String(decoding: PackageResources.no_text_selection_in_tap_row_md, as: UTF8.self),
    judge: { _ in [] })
}
