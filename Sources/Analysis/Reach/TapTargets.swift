import Facts
import Linking

/// What a tap opens: which calls and modifiers are tap targets, and which parts of them are shown
/// elsewhere.
struct TapTargets {
  let family: Family
  let vocabulary: Vocabulary

  /// Where a slot of a call puts what it holds.
  enum Placement {
    /// In the label of a tap target.
    case inTapTarget
    /// In the call's own view.
    case inside
    /// On another screen or in a menu, or not shown at all.
    case elsewhere
  }

  /// Modifiers and controls whose content does not stand in the view that it is written in.
  private static let presenting: Set<String> = [
    "sheet", "fullScreenCover", "popover", "alert", "confirmationDialog", "actionSheet",
    "contextMenu", "navigationDestination", "inspector", "toolbar", "swipeActions", "commands",
    "tabItem", "searchSuggestions", "accessibilityActions", "accessibilityRepresentation",
    "previewContext", "keyboardShortcut", "help",
  ]
  private static let actionSlots: Set<String> = [
    "action", "perform", "primaryAction", "onDismiss", "destination", "preview", "message",
    "actions", "isPresented", "onCommit", "onEditingChanged", "completion",
  ]
  /// Controls that show their label and keep everything else for later.
  private static let controls: Set<String> = [
    "Button", "Menu", "NavigationLink", "Link", "ShareLink", "Picker", "DisclosureGroup",
  ]

  func placement(of argument: Argument, in call: Step) -> Placement {
    let slot = argument.slot ?? argument.label
    if vocabulary.tapTargets.contains(where: {
      !$0.isModifier && $0.name == call.name && ($0.slot == nil || $0.slot == slot)
    }) {
      return .inTapTarget
    }
    if TapTargets.presenting.contains(call.name) { return .elsewhere }
    if let slot, TapTargets.actionSlots.contains(slot) { return .elsewhere }
    if ["Button", "Menu", "NavigationLink"].contains(call.name), slot != "label" {
      return .elsewhere
    }
    return .inside
  }

  /// Whether a modifier makes the view that it is applied to a tap target.
  func isTapModifier(_ step: StepReference, in frame: Frame?) -> Bool {
    let call = family[step]
    guard let arguments = call.arguments else { return false }
    if vocabulary.tapTargets.contains(where: { $0.isModifier && $0.name == call.name }) {
      return true
    }
    guard ["gesture", "simultaneousGesture", "highPriorityGesture"].contains(call.name),
      let argument = arguments.first
    else { return false }
    let node = NodeReference(file: step.node.file, id: argument.node)
    return family.origins(of: Value(node: node, frame: frame)).contains { origin in
      family[origin.value.node].steps.contains {
        $0.isCall && ($0.name == "TapGesture" || $0.name == "SpatialTapGesture")
      }
    }
  }

  /// The calls whose labels are tap targets, with the slot.
  func labels(of step: StepReference) -> [Argument] {
    (family[step].arguments ?? []).filter {
      if case .inTapTarget = placement(of: $0, in: family[step]) { return true }
      return false
    }
  }

  /// `Button("Open") { … }`: a tap target whose text is an argument.
  func hasTextTitle(_ step: StepReference) -> Bool {
    let call = family[step]
    guard TapTargets.controls.contains(call.name), let first = call.arguments?.first else {
      return false
    }
    return first.label == nil && !first.isTrailing && labels(of: step).isEmpty
      && vocabulary.tapTargets.contains { !$0.isModifier && $0.name == call.name }
  }
}
