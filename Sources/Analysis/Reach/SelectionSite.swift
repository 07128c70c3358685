import Facts
import Linking

/// A place that turns text selection on or off, and the tap rows whose text it reaches.
public struct SelectionSite: Sendable {
  public enum Setting: Sendable {
    case enabled, disabled, unknown
  }

  /// A tap target whose text is reached.
  public struct Tap: Sendable, Hashable {
    /// `Menu`, `onTapGesture`.
    public var name: String
    public var place: Place
    /// Whether the selection stands inside it; else it stands around it.
    public var isAbove: Bool
    /// A caller's argument decides at run time.
    public var isUncertain: Bool
    /// The declarations on the way.
    public var through: [String]
  }

  public var place: Place
  public var symbol: String
  public var setting: Setting
  /// Sorted by place; those inside which it stands come first.
  public var taps: [Tap]
}

/// Finds all of a family's `.textSelection` and what they reach.
public enum SelectionSites {
  /// Tap targets that one finding names, at most.
  private static let mostTaps = 5

  /// Every site of a family, or of one file, that makes text selectable, in the order of its files.
  static func find(
    in family: Family, _ vocabulary: Vocabulary, _ memory: RuleMemory, inFile file: Int? = nil,
    _ work: SharedWork = .onOneThread
  ) -> [SelectionSite] {
    let steps = family.apps.indices.flatMap {
      family.steps(named: "textSelection", inApp: $0, inFile: file)
    }
    let sites = work.map(steps, in: family) { step, family in
      let targets = TapTargets(family: family, vocabulary: vocabulary)
      return site(at: step, family, targets, memory)
    }
    return sites.compactMap { $0 }
  }

  private static func site(
    at step: StepReference, _ family: Family, _ targets: TapTargets, _ memory: RuleMemory
  ) -> SelectionSite? {
    let node = family[step.node]
    guard SelectionCall.isSelection(node.steps[step.step]), isOnView(step, node),
      family.ownModifiers(at: step, in: nil).isEmpty
    else { return nil }
    var site = SelectionSite(
      place: family.place(of: step), symbol: family.symbol(around: step.node), setting: .unknown,
      taps: [])
    switch SelectionCall.setting(of: step, in: family) {
    case .disabled:
      site.setting = .disabled
      return site
    case .enabled: site.setting = .enabled
    case .unknown: break
    }
    site.taps = memory.taps.answer(for: step, in: family) { taps(at: step, family, targets) }
    return site
  }

  private static func taps(
    at step: StepReference, _ family: Family, _ targets: TapTargets
  ) -> [SelectionSite.Tap] {
    var taps: [SelectionSite.Tap] = []
    let value = Value(node: step.node)
    if TextSearch(family: family, targets: targets).holdsText(value, upTo: step.step) != .no {
      for found in TapClimb(family: family, targets: targets).taps(around: step) {
        taps.append(
          SelectionSite.Tap(
            name: family[found.tap].name, place: family.place(of: found.tap), isAbove: true,
            isUncertain: found.isUncertain, through: found.through))
      }
    }
    let search = TextSearch(family: family, targets: targets)
    for row in search.rows(in: value, upTo: step.step, isList: search.isInList(step.node)) {
      taps.append(
        SelectionSite.Tap(
          name: family[row.tap].name, place: family.place(of: row.tap), isAbove: false,
          isUncertain: row.isUncertain, through: []))
    }
    var seen: Set<Place> = []
    let sorted = taps.sorted {
      ($0.isAbove ? 0 : 1, $0.isUncertain ? 1 : 0, $0.place)
        < ($1.isAbove ? 0 : 1, $1.isUncertain ? 1 : 0, $1.place)
    }
    return Array(sorted.filter { seen.insert($0.place).inserted }.prefix(mostTaps))
  }

  /// Not an enum case or a static member: `Option.textSelection(.enabled)`.
  private static func isOnView(_ step: StepReference, _ node: Node) -> Bool {
    if step.step == 0 { return node.base != .implicit && node.base != .macro }
    let before = node.steps[..<step.step]
    return !before.allSatisfy { !$0.isCall && Family.namesType($0.name) }
  }
}
