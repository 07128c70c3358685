import Facts
import Linking

/// All swipe sites of a family, and the places that look like one and are none.
public struct SwipeSites: Sendable {
  /// Sorted by place.
  public var sites: [SwipeSite]
  public var lookAlikes: [LookAlike]

  /// A place with the name of a swipe API that is none, and why.
  public struct LookAlike: Sendable {
    public var place: Place
    public var symbol: String
    public var reason: String
  }

  init(sites: [SwipeSite] = [], lookAlikes: [LookAlike] = []) {
    self.sites = sites.sorted { ($0.place, $0.name) < ($1.place, $1.name) }
    self.lookAlikes = lookAlikes.sorted { $0.place < $1.place }
  }

  /// The same without the handlers of their actions.
  var withoutHandlers: SwipeSites {
    func trimmed(_ actions: [SwipeAction]) -> [SwipeAction] {
      actions.map { action in
        var action = action
        action.handler = .notKept
        return action
      }
    }
    var result = self
    for index in result.sites.indices {
      result.sites[index].actions = trimmed(result.sites[index].actions)
      result.sites[index].primaries = trimmed(result.sites[index].primaries)
    }
    return result
  }

  /// Words of which one is in every file that holds a swipe site.
  public static let triggers = [
    "swipeActions", "onDelete", "editActions", "SwipeActionsConfiguration", "forRowAt",
  ]

  /// - Parameter file: the only one whose sites are wanted. Which of UIKit's places make one site can
  ///   then not always be told: of two in two files, both are given.
  static func find(
    in family: Family, _ vocabulary: Vocabulary, inFile file: Int? = nil,
    memory: RuleMemory? = nil, work: SharedWork = .onOneThread
  ) -> SwipeSites {
    let memory = memory ?? RuleMemory(family.memory)
    var finder = SwipeSiteFinder(family: family, vocabulary: vocabulary, file: file)
    for app in family.apps.indices {
      finder.findModifiers(inApp: app, memory, work)
      finder.findEditActions(inApp: app)
      finder.findNamed(inApp: app)
      finder.findUIKit(inApp: app)
    }
    return SwipeSites(sites: finder.sites, lookAlikes: finder.lookAlikes)
  }
}

/// Finds swipe sites, one kind of API after the other.
struct SwipeSiteFinder {
  let family: Family
  let vocabulary: Vocabulary
  /// The only one that is looked into; nil for all.
  let file: Int?
  var sites: [SwipeSite] = []
  var lookAlikes: [SwipeSites.LookAlike] = []

  init(family: Family, vocabulary: Vocabulary, file: Int? = nil) {
    self.family = family
    self.vocabulary = vocabulary
    self.file = file
  }

  var reader: ActionReader { ActionReader(family: family, vocabulary: vocabulary) }

  // MARK: SwiftUI's modifiers

  mutating func findModifiers(inApp app: Int, _ memory: RuleMemory, _ work: SharedWork) {
    let vocabulary = vocabulary
    for name in ["swipeActions", "onDelete"] {
      let steps = family.steps(named: name, inApp: app, inFile: file)
      let found = work.map(steps, in: family) { step, family in
        memory.swipes.answer(for: step, in: family) {
          var finder = SwipeSiteFinder(family: family, vocabulary: vocabulary)
          finder.addModifier(step)
          return SwipeSites(sites: finder.sites, lookAlikes: finder.lookAlikes)
        }
      }
      sites += found.flatMap(\.sites)
      lookAlikes += found.flatMap(\.lookAlikes)
    }
  }

  private mutating func addModifier(_ step: StepReference) {
    if let reason = ModifierCall.whyNone(step, in: family) {
      lookAlikes.append(
        SwipeSites.LookAlike(
          place: family.place(of: step), symbol: family.symbol(around: step.node), reason: reason))
    } else if family[step].name == "swipeActions" {
      addSwipeActions(step)
    } else {
      addOnDelete(step)
    }
  }

  private mutating func addSwipeActions(_ step: StepReference) {
    let call = family[step]
    guard ModifierCall.hasSwiftUIShape(call.arguments ?? []),
      family.ownModifiers(at: step, in: nil).isEmpty
    else {
      addOwnSwipe(step)
      return
    }
    var site = bare(.swipeActions, ".swipeActions", at: step)
    site.fullSwipe = .yes
    site.isFullSwipeByDefault = true
    if let argument = call.argument("allowsFullSwipe") {
      site.fullSwipe = fullSwipe(
        of: Value(node: NodeReference(file: step.node.file, id: argument.node)))
      site.isFullSwipeByDefault = false
    }
    let (edge, tree) = actions(givenBy: step)
    site.edge = edge
    site.take(tree)
    if hasActions(before: step, at: edge) { site.takeNoPrimary() }
    finish(site, at: step)
  }

  /// Of more on one view only the first are compared: each would be read again for each later one.
  private static let mostStacked = 16

  /// What SwiftUI's `swipeActions` is given.
  private func actions(givenBy step: StepReference) -> (edge: SwipeSite.Edge, tree: ActionTree) {
    var edge = SwipeSite.Edge.trailing
    var tree = ActionTree.unknown(family[step].name)
    for argument in family[step].arguments ?? [] {
      let value = Value(node: NodeReference(file: step.node.file, id: argument.node))
      switch argument.label ?? "content" {
      case "edge": edge = self.edge(of: value)
      case "content": tree = content(of: value)
      default: break
      }
    }
    return (edge, tree)
  }

  /// Whether a `swipeActions` before this one, on the same view, gives the same edge an action for
  /// sure: then none of this one's is the first.
  private func hasActions(before step: StepReference, at edge: SwipeSite.Edge) -> Bool {
    guard edge != .unknown else { return false }
    let others = (0..<step.step).lazy.map { StepReference(node: step.node, step: $0) }
      .filter { family[$0].name == "swipeActions" }
    return others.prefix(SwipeSiteFinder.mostStacked).contains { other in
      guard ModifierCall.whyNone(other, in: family) == nil,
        ModifierCall.hasSwiftUIShape(family[other].arguments ?? []),
        family.ownModifiers(at: other, in: nil).isEmpty
      else { return false }
      let given = actions(givenBy: other)
      return given.edge == edge && !given.tree.first.mayBeEmpty
    }
  }

  /// A modifier of that name which is not SwiftUI's: the app's own, or another package's. What it
  /// does by itself is not known; the actions are read as far as they look like actions.
  private mutating func addOwnSwipe(_ step: StepReference) {
    let call = family[step]
    var site = bare(.wrapper, ".swipeActions", at: step)
    var trees: [ActionTree] = []
    for argument in call.arguments ?? [] {
      let value = Value(node: NodeReference(file: step.node.file, id: argument.node))
      switch argument.label {
      case "edge": site.edge = edge(of: value)
      case "allowsFullSwipe": site.fullSwipe = fullSwipe(of: value)
      case "leading", "trailing":
        site.edge = SwipeSiteFinder.edge(named: argument.label ?? "")
        trees.append(ownActions(of: value))
      case nil, "content", "actions", "actionsArray", "items", "buttons":
        trees.append(ownActions(of: value))
      default: break
      }
    }
    site.take(trees.isEmpty ? .unknown(call.name) : .sequence(trees))
    finish(site, at: step)
  }

  private func ownActions(of value: Value) -> ActionTree {
    if case .closure = family[value.node].base { return reader.tree(of: value) }
    let lists = family.origins(of: value).map { origin -> ActionTree in
      guard case .list(let elements) = family[origin.value.node].base, origin.holder == nil else {
        return .unknown(family[origin.value.node].steps.last?.name ?? "a list of actions")
      }
      return .sequence(
        elements.map {
          reader.tree(
            of: Value(
              node: NodeReference(file: origin.value.node.file, id: $0), frame: origin.value.frame))
        })
    }
    return lists.count == 1 ? lists[0] : .alternatives(lists, isExhaustive: true)
  }

  private mutating func addOnDelete(_ step: StepReference) {
    guard let argument = family[step].arguments?.first else { return }
    let value = Value(node: NodeReference(file: step.node.file, id: argument.node))
    var site = bare(.onDelete, ".onDelete", at: step)
    site.edge = .trailing
    site.fullSwipe = .yes
    site.isFullSwipeByDefault = true
    site.take(.action(deletion(at: site.place, .value(value))))
    finish(site, at: step)
  }

  /// The one action of an API that only deletes.
  func deletion(at place: Place, _ handler: SwipeAction.Handler) -> SwipeAction {
    SwipeAction(
      place: place, role: .destructive, title: nil, symbol: nil,
      meanings: vocabulary.meaning(named: "delete").map { [$0] } ?? [], handler: handler)
  }

  /// A builder closure, or a function that stands for one.
  func content(of value: Value) -> ActionTree {
    let node = family[value.node]
    if case .closure = node.base { return reader.tree(of: value) }
    switch family.callables(of: value) {
    case .resolved(let code): return reader.tree(of: code.body, code.frame, depth: 0)
    case .ambiguous(let codes) where !codes.isEmpty:
      return .alternatives(
        codes.map { reader.tree(of: $0.body, $0.frame, depth: 0) }, isExhaustive: true)
    default: return reader.tree(of: value)
    }
  }

  // MARK: editActions

  mutating func findEditActions(inApp app: Int) {
    for name in ["List", "ForEach"] {
      for step in family.steps(named: name, inApp: app, inFile: file) {
        guard let argument = family[step].argument("editActions") else { continue }
        let node = NodeReference(file: step.node.file, id: argument.node)
        var constants: Set<Constant> = []
        if case .list(let elements) = family[node].base {
          for element in elements {
            constants.formUnion(
              family.constants(of: Value(node: NodeReference(file: node.file, id: element))))
          }
        } else {
          constants = family.constants(of: Value(node: node))
        }
        guard !constants.isDisjoint(with: [.member("delete"), .member("all"), .unknown]) else {
          lookAlikes.append(
            SwipeSites.LookAlike(
              place: family.place(of: node), symbol: family.symbol(around: node),
              reason: "these edit actions only move rows"))
          continue
        }
        var site = bare(.editActions, "editActions:", at: step)
        site.place = family.place(of: node)
        site.edge = .trailing
        site.fullSwipe = .yes
        site.isFullSwipeByDefault = true
        site.take(.action(deletion(at: site.place, .builtIn)))
        finish(site, at: step)
      }
    }
  }

  // MARK: Calls that the contract names

  mutating func findNamed(inApp app: Int) {
    for api in vocabulary.swipeAPIs {
      for step in family.steps(named: api.element.name, inApp: app, inFile: file) {
        let call = family[step]
        let isFirst = step.step == 0 && family[step.node].base == .scope
        guard let arguments = call.arguments,
          api.element.isModifier ? !isFirst || ModifierCall.isOnSelf(step, family) : true
        else { continue }
        let slot = api.element.slot.map { slot in
          arguments.filter {
            ($0.label ?? $0.slot) == slot
              && family[NodeReference(file: step.node.file, id: $0.node)].base != .null
          }
        }
        if let slot, slot.isEmpty { continue }
        var site = bare(.wrapper, api.element.isModifier ? "." + call.name : call.name, at: step)
        site.edge =
          switch api.edge {
          case .leading: .leading
          case .trailing: .trailing
          case nil: SwipeSiteFinder.edge(named: api.element.slot ?? call.name)
          }
        site.fullSwipe = api.fullSwipe.map { $0 ? .yes : .no } ?? .unknown
        let holders = slot ?? arguments.filter(\.isTrailing)
        let trees = holders.map {
          content(of: Value(node: NodeReference(file: step.node.file, id: $0.node)))
        }
        site.take(trees.isEmpty ? .unknown(call.name) : .sequence(trees))
        finish(site, at: step)
      }
    }
  }

  // MARK: Common to all

  func bare(_ form: SwipeSite.Form, _ name: String, at step: StepReference) -> SwipeSite {
    SwipeSite(
      form: form, name: name, place: family.place(of: step),
      symbol: family.symbol(around: step.node), edge: .unknown, fullSwipe: .unknown,
      isFullSwipeByDefault: false, actions: [], primaries: [], hasUnknownPrimary: false,
      unknowns: [])
  }

  mutating func finish(_ site: SwipeSite, at step: StepReference) {
    var site = site
    site.wrapper = wrapper(around: step)
    sites.append(site)
  }

  /// The app's own wrapper around a site: a method of an extension of `View`, of a view of the system
  /// or of a protocol, or a `ViewModifier`. What extends one of the app's views is a part of that.
  func wrapper(around step: StepReference) -> WrapperUse? {
    guard let declaration = family.declaration(around: step.node),
      let container = family.typeDeclaration(around: declaration)
    else { return nil }
    if family[declaration].kind == .function, family.extendsViews(container),
      let type = family.type(around: container),
      type.declarations.allSatisfy({ family[$0].kind == .interface })
    {
      return WrapperUse(
        name: family[declaration].name,
        uses: family.uses(of: declaration).map { family.place(of: $0) })
    }
    guard let type = family.type(around: declaration), family.type(type, is: "ViewModifier") else {
      return nil
    }
    return WrapperUse(
      name: type.name,
      uses: type.declarations.flatMap { family.uses(of: $0) }.map { family.place(of: $0) })
  }

  func edge(of value: Value) -> SwipeSite.Edge {
    switch family.constants(of: value) {
    case [.member("leading")]: .leading
    case [.member("trailing")]: .trailing
    default: .unknown
    }
  }

  func fullSwipe(of value: Value) -> SwipeSite.FullSwipe {
    switch family.constants(of: value) {
    case [.boolean(true)]: .yes
    case [.boolean(false)]: .no
    default: .unknown
    }
  }

  /// `leadingActions`, `trailingSwipeActionsConfigurationForRowAt`: the edge by its name.
  static func edge(named name: String) -> SwipeSite.Edge {
    let name = name.lowercased()
    if name.contains("leading") { return name.contains("trailing") ? .unknown : .leading }
    return name.contains("trailing") ? .trailing : .unknown
  }
}

extension SwipeSite {
  /// Takes its actions from a tree.
  mutating func take(_ tree: ActionTree) {
    let first = tree.first
    actions = tree.actions
    primaries = first.actions
    hasUnknownPrimary = first.hasUnknown
    unknowns = tree.unknowns
  }

  /// Another site of the same edge has the first action.
  mutating func takeNoPrimary() {
    primaries = []
    hasUnknownPrimary = false
  }
}
