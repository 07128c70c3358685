import Facts
import Linking

/// Reads the buttons of a builder: the content of `.swipeActions` and what it leads to.
struct ActionReader {
  let family: Family
  let vocabulary: Vocabulary
  /// Of everything that is read with this reader.
  private let budget = SearchBudget()

  init(family: Family, vocabulary: Vocabulary) {
    self.family = family
    self.vocabulary = vocabulary
  }

  var words: WordReader { WordReader(family: family, vocabulary: vocabulary, budget: budget) }

  /// Custom views, properties and functions that one action may be reached through.
  static let deepest = 48

  /// Views that hold others and are no action themselves.
  private static let groups: Set<String> = [
    "Group", "Section", "ControlGroup", "HStack", "VStack", "ZStack", "AnyView", "ViewThatFits",
    "LazyHStack", "LazyVStack",
  ]
  /// Views that SwiftUI shows no swipe button for.
  private static let inert: Set<String> = [
    "EmptyView", "Text", "Label", "Image", "Spacer", "Divider", "Color", "ProgressView",
  ]

  /// Controls of SwiftUI, which destroy nothing unless their role says so.
  private static let controls: Set<String> = [
    "Button", "Menu", "NavigationLink", "Link", "ShareLink", "Toggle", "Picker", "EditButton",
    "RenameButton", "PasteButton", "SettingsLink", "PhotosPicker",
  ]

  func tree(of value: Value, depth: Int = 0) -> ActionTree {
    guard depth < ActionReader.deepest, budget.spend() else {
      return .unknown("a chain that is too long")
    }
    let head = family.viewHead(of: value)
    switch head.kind {
    case .nothing: return .sequence([])
    case .closure(let body): return tree(of: body, value.frame, depth: depth + 1)
    case .choice(let values):
      return .alternatives(values.map { tree(of: $0, depth: depth + 1) }, isExhaustive: true)
    case .external(let name):
      return external(
        name, at: StepReference(node: value.node, step: head.step), value.frame, depth)
    case .own(let targets):
      let step = StepReference(node: value.node, step: head.step)
      let trees = targets.map { own($0, at: step, depth) }
      return trees.count == 1 ? trees[0] : .alternatives(trees, isExhaustive: true)
    case .unknown(let name):
      guard head.step >= 0 else { return .unknown(name) }
      let step = StepReference(node: value.node, step: head.step)
      let passed = family.callerValues(of: step)
      guard !passed.isEmpty else { return .unknown(name) }
      return .alternatives(passed.map { tree(of: $0, depth: depth + 1) }, isExhaustive: true)
    }
  }

  /// A body's items, grouped by the branches they stand in.
  func tree(of body: BodyReference, _ frame: Frame?, depth: Int) -> ActionTree {
    let results = family.results(of: body)
    let items = family[body].items
    let isFunction = results.contains { items[$0.item].role == .result }
    let parts = results.map { (branches: items[$0.item].branches[...], part: $0.node) }
    // Several `return`s: one of them.
    if isFunction, parts.count > 1 {
      let trees = parts.map { tree(of: Value(node: $0.part, frame: frame), depth: depth + 1) }
      return .alternatives(trees, isExhaustive: true)
    }
    // What an arm of a `switch` holds, be it `EmptyView()`, is a result.
    return .grouped(parts[...], hasAllArms: true, depth: depth) { node, depth in
      tree(of: Value(node: node, frame: frame), depth: depth)
    }
  }

  private func external(
    _ name: String, at step: StepReference, _ frame: Frame?, _ depth: Int
  ) -> ActionTree {
    let call = family[step]
    if ActionReader.inert.contains(name) { return .sequence([]) }
    if name == "ForEach" || ActionReader.groups.contains(name) {
      let closures = (call.arguments ?? []).filter { argument in
        let slot = argument.slot ?? argument.label
        if slot == "content" || argument.isTrailing { return true }
        return name == "AnyView"
      }
      let trees = closures.map {
        tree(
          of: Value(node: NodeReference(file: step.node.file, id: $0.node), frame: frame),
          depth: depth + 1)
      }
      let all = ActionTree.sequence(trees)
      return name == "ForEach" ? .optional(all) : all
    }
    guard Family.namesType(name) else { return .unknown(name) }
    return .action(button(name, at: step, frame))
  }

  private func own(_ target: CallTarget, at step: StepReference, _ depth: Int) -> ActionTree {
    if case .value(let value) = target { return tree(of: value, depth: depth + 1) }
    guard let code = family.viewCode(of: target) else {
      // The app's own action type: `SwipeAction(symbolImage: "trash") { … }`.
      guard case .instance(_, let frame) = target, family[step].isCall else {
        return .unknown(family[step].name)
      }
      return .action(button(family[step].name, at: step, frame.outer))
    }
    return tree(of: code.body, code.frame, depth: depth + 1)
  }

  /// One button, or another control that stands for one.
  private func button(_ name: String, at step: StepReference, _ frame: Frame?) -> SwipeAction {
    let call = family[step]
    let file = step.node.file
    func value(_ argument: Argument) -> Value {
      Value(node: NodeReference(file: file, id: argument.node), frame: frame)
    }
    let arguments = call.arguments ?? []
    var title = ActionWords()
    var symbol = ActionWords()
    var role = SwipeAction.Role.none
    var handler = SwipeAction.Handler.unresolved("\(name) has no closure to follow")
    for argument in arguments {
      switch argument.slot ?? argument.label {
      case "role": role = self.role(of: value(argument))
      case "systemImage", "systemSymbol", "image", "symbol", "symbolImage", "systemName", "icon",
        "imageName":
        symbol.add(words.symbol(of: value(argument)))
      case "action": handler = .value(value(argument))
      case "intent": handler = .unresolved("an app intent")
      case "label":
        let found = label(of: value(argument))
        title.add(found.title)
        symbol.add(found.symbol)
      case "title", "text", "name", "titleKey": title.add(words.title(of: value(argument)))
      case "handler", "onTap", "perform": handler = .value(value(argument))
      case nil where argument.isTrailing: handler = .value(value(argument))
      case nil where argument.node == arguments.first?.node && !argument.isTrailing:
        title.add(words.title(of: value(argument)))
      default: break
      }
    }
    for modifier in family[step.node].steps.dropFirst(step.step + 1)
    where modifier.name == "accessibilityLabel" && title.meanings.isEmpty {
      guard let argument = modifier.arguments?.first else { continue }
      title.add(words.title(of: value(argument)))
    }
    let hasRole = arguments.contains { ($0.label ?? $0.slot) == "role" }
    if !ActionReader.controls.contains(name), !hasRole { role = .hidden }
    var action = SwipeAction(
      place: family.place(of: step), role: role, title: title.text, symbol: symbol.text,
      meanings: title.meanings.isEmpty ? symbol.meanings : title.meanings, handler: handler)
    action.hasDestructiveWord = title.text.map(vocabulary.namesDestruction) ?? false
    if action.meanings.isEmpty { action.meanings = meanings(ofHandler: handler) }
    return action
  }

  /// Texts and images of a label, wherever they stand in it.
  func label(of value: Value, depth: Int = 0) -> (title: ActionWords, symbol: ActionWords) {
    var title = ActionWords()
    var symbol = ActionWords()
    guard depth < ActionReader.deepest, budget.spend() else { return (title, symbol) }
    let head = family.viewHead(of: value)
    var inner: [Value] = []
    switch head.kind {
    case .closure(let body):
      inner = family.results(of: body).map { Value(node: $0.node, frame: value.frame) }
    case .choice(let values): inner = values
    case .own(let targets):
      for target in targets {
        if case .value(let value) = target { inner.append(value) }
        guard let code = family.viewCode(of: target) else { continue }
        inner += family.results(of: code.body).map { Value(node: $0.node, frame: code.frame) }
      }
    case .unknown where head.step >= 0:
      inner = family.callerValues(of: StepReference(node: value.node, step: head.step))
    case .external(let name):
      for argument in family[value.node].steps[head.step].arguments ?? [] {
        let part = Value(
          node: NodeReference(file: value.node.file, id: argument.node), frame: value.frame)
        switch (name, argument.slot ?? argument.label) {
        case ("Text", _), ("Label", nil),
          ("Label", "title") where !argument.isTrailing:
          title.add(words.title(of: part))
        case ("Image", _): symbol.add(words.symbol(of: part))
        case ("Label", "systemImage"), ("Label", "systemSymbol"), ("Label", "image"):
          symbol.add(words.symbol(of: part))
        default: inner.append(part)
        }
      }
    case .unknown, .nothing: break
    }
    for modifier in family[value.node].steps.dropFirst(head.step + 1)
    where modifier.name == "accessibilityLabel" {
      guard let argument = modifier.arguments?.first else { continue }
      let node = NodeReference(file: value.node.file, id: argument.node)
      title.add(words.title(of: Value(node: node, frame: value.frame)))
    }
    for part in inner.prefix(24) {
      let found = label(of: part, depth: depth + 1)
      title.add(found.title)
      symbol.add(found.symbol)
    }
    return (title, symbol)
  }

  func role(of value: Value) -> SwipeAction.Role {
    let constants = family.constants(of: value)
    if constants == [.member("destructive")] { return .destructive }
    if constants == [.member("cancel")] || constants == [.member("close")] { return .cancel }
    let none: Set<Constant> = [.null, .member("none"), .member("normal"), .member("default")]
    return !constants.isEmpty && constants.isSubset(of: none) ? .none : .unknown
  }

  /// Whether a name is only what a `case` compares with, or how something else is shown:
  /// `case .cancel:`, `style: .cancel`.
  private func isCompared(_ node: NodeReference) -> Bool {
    guard family[node].base == .implicit else { return false }
    switch family.owner(of: node) {
    case .item(let body, let item):
      return family[BodyReference(file: node.file, id: body)].items[item].role == .pattern
    case .argument(let parent, let step, let position):
      let call = NodeReference(file: node.file, id: parent)
      let label = family[call].steps[step].arguments?[position].label
      return label == "style" || label == "role"
    default: return false
    }
  }

  /// Whether an `if`, a `guard` or a `switch` only asks for it, `if canDelete`, or it is what a
  /// closure was given, which the switch's patterns may have a part of.
  private func isAsked(_ node: NodeReference) -> Bool {
    if family[node].base == .scope, family[node].steps.count == 1,
      let name = family[node].steps.first?.name,
      case .closureParameter = family.lookUp(name, at: node)
    {
      return true
    }
    guard let (body, item) = family.statement(of: node) else { return false }
    return family[body].items[item].role == .condition
  }

  /// The meaning of the functions that a handler calls: the first that has one.
  func meanings(ofHandler handler: SwipeAction.Handler) -> [Meaning] {
    guard case .value(let value) = handler else { return [] }
    let node = family[value.node]
    if case .closure(let body) = node.base, node.steps.isEmpty {
      let nodes = family.nodes(in: BodyReference(file: value.node.file, id: body))
        .filter { !isCompared($0) }
      for calls in [true, false] {
        for reference in nodes where calls || !isAsked(reference) {
          for step in family[reference].steps where step.isCall == calls {
            if let meaning = vocabulary.meaning(ofFunctionName: step.name) { return [meaning] }
          }
        }
      }
      return []
    }
    guard let last = node.steps.last else { return [] }
    return vocabulary.meaning(ofFunctionName: last.name).map { [$0] } ?? []
  }
}
