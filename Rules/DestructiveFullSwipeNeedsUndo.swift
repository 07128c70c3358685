import Analysis
import Linking

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
    triggers: SwipeSites.triggers,
    judge: { context in context.mapSwipeSites(judgement) })
}

private func judgement(_ site: SwipeSite, _ context: RuleContext) -> Judgement {
  var steps = [Wording.fullSwipe(site)]
  func judged(_ verdict: Judgement.Verdict) -> Judgement {
    Judgement(place: site.place, verdict: verdict, symbol: site.symbol, steps: steps)
  }
  if site.fullSwipe == .no { return judged(.clean) }
  let depth = context.setting.options["depth"]?.integer ?? 6
  var isUnclear = site.hasUnknownPrimary
  for action in site.primaries {
    steps.append(Wording.primary(action))
    if action.isDestructive == false { continue }
    if action.isDestructive == nil, action.role == .hidden {
      isUnclear = true
      continue
    }
    let reach = HandlerReach.of(
      action.handler, in: context.family, context.contract.vocabulary, depth: depth,
      memory: context.memory)
    steps += Wording.reach(reach)
    if reach.undo != nil { continue }
    var related = [RelatedPlace(place: action.place, message: Wording.actionRole)]
    if let question = reach.question {
      related.append(RelatedPlace(place: question.place, message: Wording.questionRole))
    }
    let isCertain = action.isDestructive == true && site.fullSwipe == .yes
    return judged(
      .fault(
        message: Wording.fault(site, action, reach),
        related: related.filter { $0.place != site.place }, isCertain: isCertain))
  }
  if isUnclear { steps.append(Wording.unclear(site)) }
  return judged(isUnclear ? .couldNotTell : .clean)
}

// MARK: Wording

private enum Wording {
  static let actionRole = "the action that a full swipe runs"
  static let questionRole = "the question that a full swipe ends in"

  static func fault(_ site: SwipeSite, _ action: SwipeAction, _ reach: HandlerReach) -> String {
    let name = action.displayName.map { "'\($0)'" }
    let first = name ?? "the first action"
    let how =
      if !canTurnOff(site) {
        "a full swipe always " + (name.map { "runs \($0)" } ?? "deletes the row")
      } else if site.isFullSwipeByDefault {
        "a full swipe runs \(first), because full swipe is on unless it is turned off"
      } else {
        site.fullSwipe == .yes ? "a full swipe runs \(first)" : "a full swipe may run \(first)"
      }
    var parts = [how + ", and no Undo is in reach"]
    if let question = reach.question {
      parts.append(
        "it leads to \(question.name), but a full swipe never asks: the row is gone before the "
          + "question comes")
    }
    if reach.undo == nil, reach.question == nil, let first = reach.unfollowed.first {
      parts.append("\(first) could not be followed")
    }
    return parts.joined(separator: "; ") + ". Offer Undo after it, or " + otherAdvice(site)
  }

  /// Whether the site's API has a switch for full swipes.
  private static func canTurnOff(_ site: SwipeSite) -> Bool {
    switch site.form {
    case .swipeActions, .wrapper: true
    case .onDelete, .editActions: false
    case .uikit: site.name.contains("Configuration")
    }
  }

  /// How to do without the full swipe.
  private static func otherAdvice(_ site: SwipeSite) -> String {
    switch site.form {
    case .swipeActions: "set 'allowsFullSwipe: false'"
    case .onDelete, .editActions:
      "delete from the row's menu: '\(site.name)' cannot turn full swipe off"
    case .uikit where canTurnOff(site): "set 'performsFirstActionWithFullSwipe = false'"
    case .uikit:
      "give the rows a swipe configuration with 'performsFirstActionWithFullSwipe = false'"
    case .wrapper where site.name.hasPrefix("tableView("):
      "set no 'expansionStyle' that runs it"
    case .wrapper: "use '\(site.name)' without a full swipe"
    }
  }

  static func fullSwipe(_ site: SwipeSite) -> String {
    switch site.fullSwipe {
    case .no: "full swipe is turned off"
    case .unknown: "whether full swipe is on could not be told"
    case .yes where !canTurnOff(site): "full swipe is on, and cannot be turned off"
    case .yes:
      site.isFullSwipeByDefault
        ? "full swipe is on, because nothing turns it off" : "full swipe is on"
    }
  }

  static func primary(_ action: SwipeAction) -> String {
    let name = action.displayName.map { "'\($0)'" } ?? "without a title"
    let meaning = action.meanings.first.map { ", means \($0.name)" } ?? ", meaning unknown"
    return "a full swipe runs the action \(name): role \(action.role)\(meaning)"
  }

  static func reach(_ reach: HandlerReach) -> [String] {
    var steps: [String] = []
    if !reach.followed.isEmpty {
      steps.append("followed \(reach.followed.prefix(12).joined(separator: ", "))")
    }
    if let undo = reach.undo { steps.append("'\(undo.name)' offers Undo") }
    if let question = reach.question { steps.append("it leads to \(question.name)") }
    if !reach.unfollowed.isEmpty {
      steps.append("could not follow \(reach.unfollowed.prefix(12).joined(separator: ", "))")
    }
    return steps
  }

  static func unclear(_ site: SwipeSite) -> String {
    let names = site.unknowns.prefix(4).joined(separator: ", ")
    return "what the first action does could not be told\(names.isEmpty ? "" : ": \(names)")"
  }
}
