import Analysis

extension Rule {
  /// One swipe direction that means different things in the family.
  static let oneMeaningPerSwipeDirection = Rule(
    id: "one-meaning-per-swipe-direction",
    summary: "A swipe direction does not mean the same throughout the family",
    page: String(decoding: PackageResources.one_meaning_per_swipe_direction_md, as: UTF8.self),
    options: [
      ContractKey(
        "leading", .list(.meaning), "What a swipe from the leading edge may mean.",
        defaultText: "what most of the family means"),
      ContractKey(
        "trailing", .list(.meaning), "What a swipe from the trailing edge may mean.",
        defaultText: "what most of the family means"),
    ],
    judge: { _ in [] })
}
