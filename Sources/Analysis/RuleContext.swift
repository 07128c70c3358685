import Linking

/// What a rule may read: the frozen family, the contract, and what several rules derive from them.
public struct RuleContext: Sendable {
  public let family: Family
  public let contract: Contract
  /// Every place that gives a row swipe actions; found once, shared by the rules.
  public let swipeSites: [SwipeSite]

  init(family: Family, contract: Contract, swipeSites: [SwipeSite]) {
    self.family = family
    self.contract = contract
    self.swipeSites = swipeSites
  }
}
