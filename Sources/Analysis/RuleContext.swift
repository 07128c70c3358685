import SourceText
import Linking

/// What a rule that reads one app may read: the frozen app, the contract, and what several rules
/// derive from them.
public struct RuleContext: Sendable {
  /// The family of this app alone.
  public let family: Family
  public let contract: Contract
  /// The rule's own setting: its severity and its options.
  public let setting: RuleSetting
  let swipes: SharedSwipeSites
  /// What rules worked out before.
  public let memory: RuleMemory

  /// Every place of the app that gives a row swipe actions, and what only looks like one; found
  /// once, by the first rule that asks.
  public var swipeSites: SwipeSites { swipes.find(in: family, contract.vocabulary) }
}

/// What a rule that compares apps may read.
public struct FamilyContext: Sendable {
  /// Of all apps, in order of place.
  public let swipeSites: SwipeSites
  public let contract: Contract
  /// The rule's own setting: its severity and its options.
  public let setting: RuleSetting
}

/// Finds the swipe sites of an app once, for all rules.
final class SharedSwipeSites: Sendable {
  private let found = Locked<SwipeSites?>(nil)

  func find(in family: Family, _ vocabulary: Vocabulary) -> SwipeSites {
    found.withLock { found in
      if let found { return found }
      let sites = SwipeSites.find(in: family, vocabulary)
      found = sites
      return sites
    }
  }
}
