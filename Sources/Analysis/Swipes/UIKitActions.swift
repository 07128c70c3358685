import Facts
import Linking

/// The actions of UIKit's configurations: arrays that are written down, or filled step by step.
extension SwipeSiteFinder {
  /// The actions of an array: its elements, then what is appended to the local that holds it.
  func list(
    _ origin: Origin, open: Set<Origin.Holder> = [], _ budget: SearchBudget = SearchBudget(64)
  ) -> ActionTree? {
    let node = family[origin.value.node]
    var trees: [ActionTree]
    switch node.base {
    case .null: return nil
    case .list where node.steps.first?.name.isEmpty == true: trees = []
    case .list(let elements):
      trees = elements.map {
        element(
          Value(
            node: NodeReference(file: origin.value.node.file, id: $0), frame: origin.value.frame))
      }
    case .scope where node.steps.count == 1 && node.steps[0].arguments?.isEmpty == true:
      trees = []
    default: trees = [.unknown(node.steps.last?.name ?? "a list of actions")]
    }
    guard let holder = origin.holder else { return .sequence(trees) }
    // A list may be added to itself.
    guard !open.contains(holder) else { return .unknown("a list of actions") }
    let open = open.union([holder])
    let around = branches(around: origin)
    var parts = trees.map { (branches: ArraySlice<Branch>(), part: $0) }
    for (change, branches) in family.changes(of: holder) where branches.starts(with: around) {
      let branches = branches.dropFirst(around.count)
      switch change {
      case .addition(let node):
        parts.append((branches, elements(of: Value(node: node), open, budget)))
      case .handing(let name):
        // Most functions only read it; one that fills it is the only sign that it is not empty.
        if parts.isEmpty { parts.append((branches, .unknown(name))) }
      case .call(let call):
        guard let argument = family[call].arguments?.first else {
          // `removeFirst()`, `reverse()`: which one is then the first is not known.
          if family[call].name.hasPrefix("re") {
            parts.insert(([], .unknown(family[call].name)), at: 0)
          }
          continue
        }
        let value = Value(node: NodeReference(file: call.node.file, id: argument.node))
        let added =
          argument.label == "contentsOf" ? elements(of: value, open, budget) : element(value)
        switch family[call].name {
        case "append": parts.append((branches, added))
        case "insert" where isInFront(call): parts.insert((branches, added), at: 0)
        case "insert": parts.append((branches, added))
        default: break
        }
      }
    }
    return .grouped(parts[...], hasAllArms: false, depth: 0) { tree, _ in tree }
  }

  /// The actions of another list: `actions += more`.
  private func elements(
    of value: Value, _ open: Set<Origin.Holder>, _ budget: SearchBudget
  ) -> ActionTree {
    guard budget.spend() else { return .unknown("a list of actions") }
    let lists = family.origins(of: value).map { list($0, open: open, budget) ?? .sequence([]) }
    return lists.count == 1 ? lists[0] : .alternatives(lists, isExhaustive: true)
  }

  /// `insert(action, at: 0)`
  private func isInFront(_ call: StepReference) -> Bool {
    guard let place = family[call].argument("at") else { return false }
    let node = family[NodeReference(file: call.node.file, id: place.node)]
    if case .number(let text) = node.base { return text == "0" }
    return node.steps.last?.name == "startIndex"
  }

  /// The branches that the local stands in which holds a value; of several of that name, the one that
  /// has this value from the start.
  func branches(around origin: Origin) -> [Branch] {
    guard let holder = origin.holder else { return [] }
    let local = family[holder.body].items.first {
      if case .local(holder.name, _) = $0.role { $0.node == origin.value.node.id } else { false }
    }
    return local?.branches ?? []
  }

  private func element(_ value: Value) -> ActionTree {
    let trees = family.origins(of: value).map { action($0) }
    return trees.count == 1 ? trees[0] : .alternatives(trees, isExhaustive: true)
  }

  /// `UIContextualAction(style:title:handler:)`, `UITableViewRowAction(style:title:handler:)`, with
  /// what is set on it later.
  private func action(_ origin: Origin) -> ActionTree {
    let node = family[origin.value.node]
    if node.base == .null { return .sequence([]) }
    guard
      let position = node.steps.firstIndex(where: {
        $0.isCall && ($0.argument("style") != nil || $0.name.hasSuffix("Action"))
      }), let arguments = node.steps[position].arguments
    else { return .unknown(node.steps.last?.name ?? "an action") }
    func value(_ id: NodeID) -> Value {
      Value(
        node: NodeReference(file: origin.value.node.file, id: id), frame: origin.value.frame)
    }
    var title = ActionWords()
    var symbol = ActionWords()
    var role = SwipeAction.Role.none
    var handler = SwipeAction.Handler.unresolved("the action has no handler")
    for argument in arguments {
      switch argument.label {
      case "style": role = reader.role(of: value(argument.node))
      case "title": title.add(reader.words.title(of: value(argument.node)))
      case "image": symbol.add(reader.words.symbol(of: value(argument.node)))
      case "handler": handler = .value(value(argument.node))
      case nil where argument.isTrailing: handler = .value(value(argument.node))
      default: break
      }
    }
    if let holder = origin.holder {
      for set in family.assigned("image", to: holder) { symbol.add(reader.words.symbol(of: set)) }
      for name in ["title", "accessibilityLabel"] where title.meanings.isEmpty {
        for set in family.assigned(name, to: holder) { title.add(reader.words.title(of: set)) }
      }
    }
    var meanings = title.meanings.isEmpty ? symbol.meanings : title.meanings
    if meanings.isEmpty { meanings = reader.meanings(ofHandler: handler) }
    let step = StepReference(node: origin.value.node, step: position)
    return .action(
      SwipeAction(
        place: family.place(of: step), role: role, title: title.text, symbol: symbol.text,
        meanings: meanings, handler: handler))
  }
}
