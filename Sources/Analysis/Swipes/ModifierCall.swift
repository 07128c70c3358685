import Facts
import Linking

/// Tells a call of a SwiftUI modifier on a view from everything else of that name.
enum ModifierCall {
  /// Why a step named `swipeActions` or `onDelete` is no swipe; nil where it is one.
  static func whyNone(_ step: StepReference, in family: Family) -> String? {
    let node = family[step.node]
    let call = node.steps[step.step]
    let name = call.name
    if family.owner(of: step.node) == .nothing { return "a part of another expression" }
    guard let arguments = call.arguments else {
      return "\(name) is read here, not called on a view"
    }
    if step.step == 0 {
      switch node.base {
      case .implicit: return "an enum case or another implicit member named \(name)"
      case .macro: return "a macro"
      case .scope: return whyNoneOnSelf(step, arguments, family)
      default: break
      }
    }
    if step.step == 1, node.base == .scope, node.steps[0].name == "self" {
      if let reason = whyNoneOnSelf(step, arguments, family) { return reason }
    } else if let reason = whyNoneOnReceiver(step, arguments, family) {
      return reason
    }
    if name == "onDelete" {
      guard let argument = arguments.first, arguments.count == 1,
        argument.label == "perform" || argument.label == nil && argument.isTrailing
      else { return "not SwiftUI's onDelete(perform:), by its arguments" }
      let node = family[NodeReference(file: step.node.file, id: argument.node)]
      if node.base == .null { return "perform is nil: there is nothing to swipe" }
      if family.isAlwaysEditing(around: step) {
        return "the list is always in its editing mode, in which nothing is swiped"
      }
      return nil
    }
    let isOwn = !family.ownModifiers(at: step, in: nil).isEmpty
    return hasSwiftUIShape(arguments) || isOwn || isOnChain(step, family)
      ? nil : "not SwiftUI's \(name), by its arguments"
  }

  /// `swipeActions { … }` with no receiver or on `self`: a swipe in an extension of `View` or in a
  /// view, unless something nearer has that name.
  private static func whyNoneOnSelf(
    _ step: StepReference, _ arguments: SharedList<Argument>, _ family: Family
  ) -> String? {
    let name = family[step].name
    let isBare = step.step == 0
    if isBare {
      switch family.lookUp(name, at: step.node) {
      case .local, .parameter, .closureParameter: return "a closure named \(name) is called"
      case .type: return "a type named \(name)"
      case .declarations(let found):
        if let reason = whyNone(found, step, family) { return reason }
      case nil: break
      }
    } else if let type = family.type(around: family.declaration(around: step.node)) {
      if let reason = whyNone(family.members(named: name, of: type), step, family) { return reason }
    }
    guard let type = family.type(around: family.declaration(around: step.node)) else {
      return "a function named \(name) that is called on no view"
    }
    if type.isDeclared, !family.type(type, is: "View"), !hasSwiftUIShape(arguments) {
      return "a method of \(type.name), which is no view"
    }
    return hasSwiftUIShape(arguments) || name == "onDelete"
      ? nil : "not SwiftUI's \(name), by its arguments"
  }

  /// What the app itself declares by that name for this receiver.
  private static func whyNone(
    _ found: [DeclarationReference], _ step: StepReference, _ family: Family
  ) -> String? {
    guard let first = found.first else { return nil }
    let name = family[first].name
    if family[first].kind == .property { return "a closure property named \(name) is called" }
    if family[first].kind == .enumCase { return "an enum case named \(name)" }
    let fitting = found.filter { family.fits($0, family[step]) }
    guard let own = fitting.first else { return nil }
    if let container = family.container(of: own), family.extendsViews(container) {
      let applies = family.ownModifiers(at: step, in: nil).contains {
        appliesSwipe($0, in: family)
      }
      return applies ? "the app's own \(name), reported where it is declared" : nil
    }
    return "a method of the app named \(name)"
  }

  private static func whyNoneOnReceiver(
    _ step: StepReference, _ arguments: SharedList<Argument>, _ family: Family
  ) -> String? {
    let node = family[step.node]
    let name = node.steps[step.step].name
    let before = node.steps[..<step.step]
    if node.base == .scope, let last = before.last, !last.isCall, Family.namesType(last.name),
      before.allSatisfy({ !$0.isCall && Family.namesType($0.name) })
    {
      return "an enum case or a static member of \(last.name)"
    }
    if node.base == .implicit, before.allSatisfy({ !$0.isCall }) {
      return "a member named \(name) of an implicit value"
    }
    guard let type = family.nominalType(of: step.node, steps: step.step) else {
      return ownModifier(step, arguments, family)
    }
    if let reason = whyNone(family.members(named: name, of: type), step, family) { return reason }
    if type.isDeclared, !["View", "ViewModifier"].contains(where: { family.type(type, is: $0) }) {
      return "a method of \(type.name), which is no view"
    }
    return ownModifier(step, arguments, family)
  }

  /// The app's own modifier of that name, where its signature fits and SwiftUI's does not.
  private static func ownModifier(
    _ step: StepReference, _ arguments: SharedList<Argument>, _ family: Family
  ) -> String? {
    let own = family.ownModifiers(at: step, in: nil)
    guard own.contains(where: { appliesSwipe($0, in: family) }) else { return nil }
    return "the app's own \(family[step].name), reported where it is declared"
  }

  /// Whether one of the app's modifiers gives swipe actions by an API that is reported itself. One
  /// that moves rows by hand does not: then its calls are the swipes.
  private static func appliesSwipe(_ code: Code, in family: Family, depth: Int = 0) -> Bool {
    let names = [
      "swipeActions", "onDelete", "editActions", "UISwipeActionsConfiguration",
    ]
    for node in family.nodes(in: code.body) {
      for (position, call) in family[node].steps.enumerated() where call.isCall {
        if names.contains(call.name) { return true }
        guard depth < 3 else { continue }
        let step = StepReference(node: node, step: position)
        if family.ownModifiers(at: step, in: nil).contains(where: {
          $0.body != code.body && appliesSwipe($0, in: family, depth: depth + 1)
        }) {
          return true
        }
      }
    }
    return false
  }

  /// Whether it follows a call, as modifiers do.
  private static func isOnChain(_ step: StepReference, _ family: Family) -> Bool {
    family[step.node].steps[..<step.step].contains(where: \.isCall)
  }

  /// `swipeActions(edge:allowsFullSwipe:content:)`, with or without its defaults.
  static func hasSwiftUIShape(_ arguments: SharedList<Argument>) -> Bool {
    var hasContent = false
    for argument in arguments {
      switch argument.label {
      case "edge", "allowsFullSwipe": continue
      case "content": hasContent = true
      case nil where argument.isTrailing: hasContent = true
      default: return false
      }
    }
    return hasContent
  }

  /// Whether a bare call stands where `self` is a view.
  static func isOnSelf(_ step: StepReference, _ family: Family) -> Bool {
    guard let type = family.type(around: family.declaration(around: step.node)) else {
      return false
    }
    return family.type(type, is: "View")
  }
}
