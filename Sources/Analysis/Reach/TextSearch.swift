import Facts
import Linking

/// Looks down a view for text that a text selection from above reaches, and for tap rows that
/// hold some.
struct TextSearch {
  let family: Family
  let targets: TapTargets

  enum Answer {
    case yes, no, unknown
  }

  /// What was found below a container.
  struct Row {
    var tap: StepReference
    /// A caller's argument decides at run time.
    var isUncertain: Bool
  }

  private static let deepest = 48

  /// Where the search stands, so that views which hold themselves end it.
  private final class Trail {
    var open: Set<BodyReference> = []
    /// Expressions that are still looked at.
    var budget = 4000
  }
  private let trail = Trail()

  init(family: Family, targets: TapTargets) {
    self.family = family
    self.targets = targets
  }

  /// Views that show text of their own.
  private static let texts: Set<String> = ["Text", "Label", "LabeledContent", "Markdown"]
  /// Views in which every tap target is a row.
  private static let lists: Set<String> = ["List", "Form", "ForEach", "Section", "Table"]

  // MARK: Text

  /// Whether the view of an expression's steps up to `end` holds text that is not cut off by a
  /// nearer `.textSelection`.
  func holdsText(_ value: Value, upTo end: Int? = nil, depth: Int = 0) -> Answer {
    trail.budget -= 1
    guard depth < TextSearch.deepest, trail.budget > 0 else { return .unknown }
    let node = family[value.node]
    let end = end ?? node.steps.count
    let head = family.viewHead(of: value)
    var isUnknown = false
    for position in node.steps.indices where position > head.step && position < end {
      if SelectionCall.isSelection(node.steps[position]) { return .no }
      if hidesText(node.steps[position], in: value.node.file) { return .no }
      // What an overlay shows.
      for argument in node.steps[position].arguments ?? [] {
        guard case .inside = targets.placement(of: argument, in: node.steps[position]),
          isView(argument, in: value.node.file)
        else { continue }
        switch holdsText(inner(argument, value), depth: depth + 1) {
        case .yes: return .yes
        case .unknown, .no: break
        }
      }
    }
    switch head.kind {
    case .nothing: return .no
    case .unknown:
      guard head.step >= 0 else { return .unknown }
      let passed = family.callerValues(of: StepReference(node: value.node, step: head.step))
      return any(passed.map { holdsText($0, depth: depth + 1) }) ?? .unknown
    case .closure(let body): return holdsText(in: body, value.frame, depth)
    case .choice(let values): return any(values.map { holdsText($0, depth: depth + 1) }) ?? .no
    case .own(let all):
      return any(
        all.map { target in
          if case .value(let value) = target { return holdsText(value, depth: depth + 1) }
          guard let code = family.viewCode(of: target) else { return .unknown }
          return holdsText(in: code.body, code.frame, depth)
        }) ?? .unknown
    case .external(let name):
      if TextSearch.texts.contains(name) { return .yes }
      for argument in node.steps[head.step].arguments ?? []
      where isView(argument, in: value.node.file) {
        switch holdsText(inner(argument, value), depth: depth + 1) {
        case .yes: return .yes
        case .unknown: isUnknown = true
        case .no: break
        }
      }
      let hasTitle = node.steps[head.step].arguments?.first.map {
        $0.label == nil && !$0.isTrailing
      }
      if hasTitle == true, targets.hasTextTitle(StepReference(node: value.node, step: head.step)) {
        return .yes
      }
      return isUnknown || !TextSearch.plain.contains(name) ? .unknown : .no
    }
  }

  /// SwiftUI's own views that show no text unless they are given some.
  private static let plain: Set<String> = [
    "Image", "Spacer", "Divider", "EmptyView", "Color", "Circle", "Rectangle", "RoundedRectangle",
    "Capsule", "Ellipse", "AsyncImage", "ProgressView", "HStack", "VStack", "ZStack", "LazyHStack",
    "LazyVStack", "Group", "Section", "List", "Form", "ForEach", "ScrollView", "Grid", "GridRow",
    "AnyView", "Button", "Menu", "NavigationLink", "Link", "ShareLink", "Toggle", "Slider",
    "Stepper", "Picker", "TextField", "TextEditor", "SecureField", "Canvas", "GeometryReader",
    "NavigationStack", "NavigationView", "NavigationSplitView", "TabView", "LinearGradient",
    "RadialGradient", "AngularGradient", "Path", "Gauge", "DatePicker", "ColorPicker", "Map",
  ]

  private func holdsText(in body: BodyReference, _ frame: Frame?, _ depth: Int) -> Answer {
    guard trail.open.insert(body).inserted else { return .no }
    defer { trail.open.remove(body) }
    return any(
      family.results(of: body).filter {
        family.isReached(item: $0.item, of: body, in: frame) != .no
      }
      .map { holdsText(Value(node: $0.node, frame: frame), depth: depth + 1) }) ?? .no
  }

  /// `hidden()`, `labelStyle(.iconOnly)`
  private func hidesText(_ step: Step, in file: Int) -> Bool {
    if step.name == "hidden" { return step.arguments?.isEmpty == true }
    guard step.name == "labelStyle", let argument = step.arguments?.first else { return false }
    return family[NodeReference(file: file, id: argument.node)].steps.last?.name == "iconOnly"
  }

  private func any(_ answers: [Answer]) -> Answer? {
    if answers.contains(.yes) { return .yes }
    if answers.isEmpty { return nil }
    return answers.contains(.unknown) ? .unknown : .no
  }

  func inner(_ argument: Argument, _ value: Value) -> Value {
    Value(node: NodeReference(file: value.node.file, id: argument.node), frame: value.frame)
  }

  /// Whether an argument can be a view: a closure, or an expression that makes one.
  func isView(_ argument: Argument, in file: Int) -> Bool {
    let node = family[NodeReference(file: file, id: argument.node)]
    switch node.base {
    case .closure: return true
    case .choice: return argument.label == nil || argument.slot != nil
    case .scope:
      guard let first = node.steps.first(where: { $0.isCall }) ?? node.steps.first else {
        return false
      }
      return Family.namesType(first.name) && first.isCall || argument.slot == "content"
        || argument.slot == "label"
    default: return false
    }
  }

  // MARK: Tap rows

  /// Whether an expression stands in a list of the same declaration, and so is a row or in one.
  func isInList(_ reference: NodeReference) -> Bool {
    for place in family.enclosingCalls(of: reference) {
      let call = family[place.call]
      guard let argument = call.arguments?[place.position],
        case .inside = targets.placement(of: argument, in: call)
      else { return false }
      if TextSearch.lists.contains(call.name) { return true }
    }
    return false
  }

  /// The tap rows with text in the view of an expression's steps up to `end`.
  func rows(
    in value: Value, upTo end: Int? = nil, isList: Bool = false, isUncertain: Bool = false,
    depth: Int = 0
  ) -> [Row] {
    trail.budget -= 1
    guard depth < TextSearch.deepest, trail.budget > 0 else { return [] }
    let node = family[value.node]
    let end = end ?? node.steps.count
    let head = family.viewHead(of: value)
    var found: [Row] = []
    for position in node.steps.indices.reversed() where position > head.step && position < end {
      let step = StepReference(node: value.node, step: position)
      if SelectionCall.isSelection(node.steps[position]) { return found }
      if targets.isTapModifier(step, in: value.frame) {
        if holdsText(value, upTo: position) != .no {
          found.append(Row(tap: step, isUncertain: isUncertain))
        }
        return found
      }
      for argument in node.steps[position].arguments ?? [] {
        guard case .inside = targets.placement(of: argument, in: node.steps[position]),
          isView(argument, in: value.node.file)
        else { continue }
        found += rows(
          in: inner(argument, value), isList: isList, isUncertain: isUncertain, depth: depth + 1)
      }
    }
    func go(_ body: BodyReference, _ frame: Frame?) {
      guard trail.open.insert(body).inserted else { return }
      defer { trail.open.remove(body) }
      for result in family.results(of: body) {
        let truth = family.isReached(item: result.item, of: body, in: frame)
        if truth == .no { continue }
        found += rows(
          in: Value(node: result.node, frame: frame), isList: isList,
          isUncertain: isUncertain || truth == .unknown, depth: depth + 1)
      }
    }
    switch head.kind {
    case .nothing: break
    case .unknown:
      guard head.step >= 0 else { break }
      for passed in family.callerValues(of: StepReference(node: value.node, step: head.step)) {
        found += rows(in: passed, isList: isList, isUncertain: isUncertain, depth: depth + 1)
      }
    case .closure(let body): go(body, value.frame)
    case .choice(let values):
      for value in values {
        found += rows(in: value, isList: isList, isUncertain: isUncertain, depth: depth + 1)
      }
    case .own(let all):
      for target in all {
        if case .value(let value) = target {
          found += rows(in: value, isList: isList, isUncertain: isUncertain, depth: depth + 1)
        } else if let code = family.viewCode(of: target) {
          go(code.body, code.frame)
        }
      }
    case .external(let name):
      let step = StepReference(node: value.node, step: head.step)
      let labels = targets.labels(of: step)
      if labels.contains(where: { holdsText(inner($0, value)) == .yes })
        || isList && targets.hasTextTitle(step)
      {
        found.append(Row(tap: step, isUncertain: isUncertain))
      }
      guard labels.isEmpty else { break }
      for argument in node.steps[head.step].arguments ?? [] {
        guard case .inside = targets.placement(of: argument, in: node.steps[head.step]),
          isView(argument, in: value.node.file)
        else { continue }
        found += rows(
          in: inner(argument, value), isList: isList || TextSearch.lists.contains(name),
          isUncertain: isUncertain, depth: depth + 1)
      }
    }
    return found
  }
}

/// Tells `.textSelection(…)` on a view from what has its name.
enum SelectionCall {
  static func isSelection(_ step: Step) -> Bool {
    step.name == "textSelection" && step.arguments?.count == 1
  }

  enum Setting {
    case enabled, disabled, unknown
  }

  static func setting(of step: StepReference, in family: Family) -> Setting {
    guard let argument = family[step].arguments?.first else { return .unknown }
    let node = NodeReference(file: step.node.file, id: argument.node)
    switch family.constants(of: Value(node: node)) {
    case [.member("enabled")]: return .enabled
    case [.member("disabled")]: return .disabled
    default: return .unknown
    }
  }
}
