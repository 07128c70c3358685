import Analysis

extension Rule {
  /// Every swipe site is a fault: rows open on a tap.
  static let noSwipeActions = Rule(
    id: "no-swipe-actions",
    summary: "A row has swipe actions",
    page: String(decoding: PackageResources.no_swipe_actions_md, as: UTF8.self),
    options: [
      ContractKey(
        "forms",
        .object(
          SwipeSite.Form.allCases.map { form in
            ContractKey(form.rawValue, .severity, description(of: form), defaultText: "`severity`")
          }),
        "How grave each form of swipe is, where they are set apart.")
    ],
    triggers: SwipeSites.triggers,
    judge: { context in
      let found = context.swipeSites
      return found.sites.map(judgement) + found.lookAlikes.map(judgement)
    })
}

private func judgement(of site: SwipeSite) -> Judgement {
  let uses = (site.wrapper?.uses ?? []).map { RelatedPlace(place: $0, message: Wording.use) }
  var steps = [Wording.site(site)]
  if let wrapper = site.wrapper { steps.append(Wording.wrapper(wrapper)) }
  return Judgement(
    place: site.place,
    verdict: .fault(message: Wording.fault(site), related: uses, isCertain: true),
    symbol: site.symbol, steps: steps,
    form: (site.wrapper == nil ? site.form : .wrapper).rawValue)
}

private func judgement(of lookAlike: SwipeSites.LookAlike) -> Judgement {
  Judgement(
    place: lookAlike.place, verdict: .clean, symbol: lookAlike.symbol, steps: [lookAlike.reason])
}

// MARK: Wording

private func description(of form: SwipeSite.Form) -> String {
  switch form {
  case .swipeActions: "SwiftUI's `.swipeActions`."
  case .onDelete: "SwiftUI's `.onDelete(perform:)`."
  case .editActions: "`List` and `ForEach` with `editActions:`."
  case .uikit: "UIKit's delegate methods, configuration providers and configurations."
  case .wrapper: "The app's own wrappers, and the calls that the vocabulary's `swipeAPIs` name."
  }
}

private enum Wording {
  static let use = "swiped by it here"

  static func fault(_ site: SwipeSite) -> String {
    let subject =
      if let wrapper = site.wrapper {
        "'\(wrapper.name)' gives rows swipe actions by '\(site.name)'"
      } else {
        "'\(site.name)' hides a row's actions behind a swipe"
      }
    return subject + ": nothing on the row shows that they are there, and each app would choose "
      + "its own direction. Open them on a tap instead: make the whole row the label of a Menu "
      + "that holds these actions"
  }

  static func site(_ site: SwipeSite) -> String {
    let edge = site.edge == .unknown ? "an edge that could not be told" : "the \(site.edge) edge"
    let count = site.actions.count
    return "'\(site.name)' is a swipe at \(edge) with \(count) action\(count == 1 ? "" : "s")"
  }

  static func wrapper(_ wrapper: WrapperUse) -> String {
    "it stands in the app's own wrapper '\(wrapper.name)', used in \(wrapper.uses.count) places"
  }
}
