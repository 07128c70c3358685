import Linking
import Synchronization

/// What a rule may read: the frozen family, the contract, and what several rules derive from them.
public struct RuleContext: Sendable {
  public let family: Family
  public let contract: Contract
  /// The rule's own setting: its severity and its options.
  public let setting: RuleSetting
  let swipes: SharedSwipeSites

  /// Every place that gives a row swipe actions, and what only looks like one; found once, by the
  /// first rule that asks.
  public var swipeSites: SwipeSites { swipes.find(in: family, contract.vocabulary) }
}

/// Finds the swipe sites of a family once, for all rules.
final class SharedSwipeSites: Sendable {
  private let found = Mutex<SwipeSites?>(nil)

  func find(in family: Family, _ vocabulary: Vocabulary) -> SwipeSites {
    found.withLock { found in
      if let found { return found }
      let sites = SwipeSites.find(in: family, vocabulary)
      found = sites
      return sites
    }
  }
}
