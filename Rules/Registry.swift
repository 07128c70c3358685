import Analysis

/// Every built-in rule.
public enum Registry {
  public static let rules: [Rule] = [
    .noSwipeActions,
    .noTextSelectionInTapRow,
    .oneMeaningPerSwipeDirection,
    .destructiveFullSwipeNeedsUndo,
    .suppressionNeedsReason,
    .unusedSuppression,
    .expiredWaiver,
  ]

  /// The contracts that are built in, by the name that `extends` calls them.
  public static let contracts: [String: [UInt8]] = [
    "family": PackageResources.family_jsonc,
    "swipes": PackageResources.swipes_jsonc,
  ]
}
