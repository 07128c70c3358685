import SourceText
import Linking

/// What a rule that reads one app may read: the frozen app, the contract, and what several rules
/// derive from them.
public struct RuleContext: Sendable {
  /// The family of this app alone.
  public internal(set) var family: Family
  public let contract: Contract
  /// The rule's own setting: its severity and its options.
  public let setting: RuleSetting
  let swipes: SharedSwipeSites
  /// What rules worked out before.
  public let memory: RuleMemory
  /// The only file of which findings are wanted.
  let asked: AskedFile?
  /// Who helps where many places are judged.
  var work: SharedWork

  /// What `body` makes of each of the swipe sites, in order of place. It reads the context that it is
  /// given: that of its thread.
  public func mapSwipeSites<Result: Sendable>(
    _ body: @escaping @Sendable (SwipeSite, RuleContext) -> Result
  ) -> [Result] {
    work.map(swipeSites.sites, in: family) { site, family in
      var context = self
      context.family = family
      context.work = .onOneThread
      return body(site, context)
    }
  }

  /// Every place of the app, or of the asked file, that gives a row swipe actions, and what only
  /// looks like one; found once, by the first rule that asks.
  public var swipeSites: SwipeSites { swipes.asked(in: family, contract.vocabulary) }

  /// The same of text selection.
  public var selectionSites: [SelectionSite] {
    SelectionSites.find(in: family, contract.vocabulary, memory, inFile: asked?.number, work)
  }
}

/// The file of which findings are wanted when none of the others are.
public struct AskedFile: Sendable, Equatable {
  /// In the family.
  public var number: Int
  /// Whether the swipes of the other files are looked at, too. They are needed where apps and files
  /// are compared, and to tell which of several places is one swipe.
  public var seesOtherSwipes: Bool

  public init(number: Int, seesOtherSwipes: Bool = false) {
    self.number = number
    self.seesOtherSwipes = seesOtherSwipes
  }
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
  private let asked: AskedFile?
  private let found = Locked<SwipeSites?>(nil)

  private let memory: RuleMemory
  private let work: SharedWork

  init(asked: AskedFile?, _ memory: RuleMemory, _ work: SharedWork) {
    self.asked = asked
    self.memory = memory
    self.work = work
  }

  /// Those of the whole app, as far as they are looked at.
  func all(in family: Family, _ vocabulary: Vocabulary) -> SwipeSites {
    found.withLock { found in
      if let found { return found }
      let file = asked.flatMap { $0.seesOtherSwipes ? nil : $0.number }
      let sites = SwipeSites.find(
        in: family, vocabulary, inFile: file, memory: memory, work: work)
      found = sites
      return sites
    }
  }

  /// Those of the asked file.
  func asked(in family: Family, _ vocabulary: Vocabulary) -> SwipeSites {
    let all = all(in: family, vocabulary)
    guard let asked, asked.seesOtherSwipes else { return all }
    let path = family.file(asked.number).facts.path
    return SwipeSites(
      sites: all.sites.filter { $0.place.path == path },
      lookAlikes: all.lookAlikes.filter { $0.place.path == path })
  }
}
