import Analysis

extension Rule {
  /// A full swipe that destroys and offers no Undo.
  static let destructiveFullSwipeNeedsUndo = Rule(
    id: "destructive-full-swipe-needs-undo",
    summary: "A full swipe destroys and offers no Undo",
    page: String(decoding: PackageResources.destructive_full_swipe_needs_undo_md, as: UTF8.self),
    options: [
      ContractKey(
        "depth", .integer(0...64),
        "How many calls deep an Undo is looked for, from the action's closure on.",
        defaultText: "6")
    ],
    judge: { _ in [] })
}
