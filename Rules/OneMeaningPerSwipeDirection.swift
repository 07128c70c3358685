import Analysis

extension Rule {
  /// One swipe direction that means different things in the family.
  static let oneMeaningPerSwipeDirection = Rule(
    id: "one-meaning-per-swipe-direction",
    summary: "A swipe direction does not mean the same throughout the family",
    page: String(decoding: PackageResources.one_meaning_per_swipe_direction_md, as: UTF8.self),
    options: ["leading", "trailing"].map { edge in
      ContractKey(
        edge, .list(.meaning), "What a swipe from the \(edge) edge may mean.",
        defaultText: "what most of the family means")
    },
    triggers: SwipeSites.triggers,
    judge: .family { context in
      let tally = DirectionTally(context.swipeSites.sites)
      return tally.entries.map { judgement(of: $0, tally, context) }
        + tally.unknown.map { $0.couldNotTell(Wording.unknown($0)) }
    })
}

private func judgement(
  of entry: DirectionTally.Entry, _ tally: DirectionTally, _ context: FamilyContext
) -> Judgement {
  let site = entry.site
  let stated = context.setting.options[site.edge.rawValue]?.words
  var steps = entry.meanings.map { Wording.means(site, $0) }
  let reasons = entry.meanings.flatMap { meaning -> [DirectionReason] in
    let custom = stated.map { against(stated: $0, meaning, site, context) }
    return [custom ?? againstMajority(meaning, site, tally), onBothEdges(meaning, site, tally)]
      .compactMap { $0 }
  }
  let all = DirectionReason.merged(reasons + [destroysOnBothEdges(entry, tally)].compactMap { $0 })
  if all.isEmpty {
    steps.append(stated == nil ? Wording.isCommon(site) : Wording.isStated)
    return Judgement(place: site.place, verdict: .clean, symbol: site.symbol, steps: steps)
  }
  let texts = all.map { Wording.text(of: $0, site, stated ?? []) }
  steps += texts
  let related = all.lazy.map { reason -> [RelatedPlace] in
    reason.others.lazy.filter { $0.place != site.place }.prefix(3)
      .map { RelatedPlace(place: $0.place, message: reason.role) }
  }.first { !$0.isEmpty }
  return Judgement(
    place: site.place,
    verdict: .fault(message: Wording.fault(texts), related: related ?? [], isCertain: true),
    symbol: site.symbol, steps: steps)
}

private func against(
  stated: [String], _ meaning: Meaning, _ site: SwipeSite, _ context: FamilyContext
) -> DirectionReason? {
  let names = stated.map { context.contract.vocabulary.meaning(named: $0)?.name ?? $0 }
  if names.contains(meaning.name) { return nil }
  return DirectionReason(.notStated, meanings: [(meaning.form, 0)])
}

/// The minority against the majority, or in a tie each side against the other.
private func againstMajority(
  _ meaning: Meaning, _ site: SwipeSite, _ tally: DirectionTally
) -> DirectionReason? {
  guard let (other, sites, others) = tally.leader(against: meaning.name, of: site) else {
    return nil
  }
  let count = tally.sites(meaning: meaning.name, at: site.edge).count
  return DirectionReason(
    .differs(from: other, count: others), meanings: [(meaning.form, count)],
    others: sites, role: Wording.otherRole(other, site.edge))
}

/// The same meaning at the other edge, where that is at least as common.
private func onBothEdges(
  _ meaning: Meaning, _ site: SwipeSite, _ tally: DirectionTally
) -> DirectionReason? {
  let others = tally.outweighingSites(meaning: meaning.name, at: site.edge)
  guard !others.isEmpty else { return nil }
  return DirectionReason(
    .onBothEdges, meanings: [(meaning.form, 0)], others: others,
    role: Wording.otherRole(meaning.name, site.edge.opposite))
}

private func destroysOnBothEdges(
  _ entry: DirectionTally.Entry, _ tally: DirectionTally
) -> DirectionReason? {
  let edge = entry.site.edge
  let others = tally.outweighingDestructiveSites(at: edge)
  guard entry.isDestructive, !others.isEmpty else { return nil }
  return DirectionReason(
    .destroysOnBothEdges, others: others, role: Wording.destroysRole(edge.opposite))
}

// MARK: Wording

private enum Wording {
  static func fault(_ reasons: [String]) -> String {
    reasons.joined(separator: "; ")
      + ". People learn a direction once for the whole family: give it one meaning, and move the "
      + "other action behind the first or into the row's menu"
  }

  static func text(of reason: DirectionReason, _ site: SwipeSite, _ stated: [String]) -> String {
    let (edge, other) = (site.edge, site.edge.opposite)
    let forms = reason.meanings.map { "'\($0.form)'" }
    switch reason.kind {
    case .notStated:
      return "a \(edge) swipe means \(forms.listed(with: "or")) here, and the contract "
        + (stated.isEmpty ? "allows none" : "says " + stated.map { "'\($0)'" }.listed(with: "or"))
    case .differs(let common, let count):
      let counts = reason.meanings.enumerated().map { index, meaning in
        index == 0 ? "\(meaning.count) of the family's sites" : "\(meaning.count)"
      }
      let here =
        forms.count == 1
        ? "\(forms[0]) here (\(counts[0]))"
        : zip(forms, counts).map { "\($0) (\($1))" }.listed(with: "or") + " here"
      return "a \(edge) swipe means \(here) and '\(common)' elsewhere (\(count))"
    case .onBothEdges:
      let are = forms.count == 1 ? "is the first action" : "are first actions"
      let all = forms.listed(with: "and")
      return "\(all) \(are) of a \(edge) swipe here and of a \(other) swipe elsewhere"
    case .destroysOnBothEdges:
      return "a \(edge) swipe destroys here and a \(other) swipe destroys elsewhere, so a slip to "
        + "either side loses something"
    }
  }

  static func otherRole(_ meaning: String, _ edge: SwipeSite.Edge) -> String {
    "a \(edge) swipe means '\(meaning)' here"
  }

  static func destroysRole(_ edge: SwipeSite.Edge) -> String { "a \(edge) swipe destroys here" }

  static func means(_ site: SwipeSite, _ meaning: Meaning) -> String {
    let name = site.primaries.first { $0.meanings.contains(meaning) }?.displayName
    let why = name.map { ", by '\($0)'" } ?? ""
    return "the first action of this \(site.edge) swipe means '\(meaning.name)'\(why)"
  }

  static let isStated = "the contract says so"

  static func isCommon(_ site: SwipeSite) -> String {
    "no other \(site.edge) swipe of the family has more weight"
  }

  static func unknown(_ site: SwipeSite) -> String {
    site.edge == .unknown
      ? "the edge of this swipe could not be told"
      : "what the first action of this swipe means could not be told"
  }
}
