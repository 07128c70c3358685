import Facts

/// Which slot a closure fills in the calls of SwiftUI that take several.
///
/// Source: the initialisers and modifiers of Apple's SwiftUI documentation.
enum KnownSlots {
  /// Gives the closures among a call's arguments, and arguments with a slot's label, their slots.
  static func fill(_ arguments: UnsafeMutableBufferPointer<Argument>, ofCall name: String) {
    guard arguments.contains(where: { $0.isTrailing || $0.label != nil }), mayKnow(name),
      let unlabelled = slotsByCall[name]
    else { return }
    for position in arguments.indices {
      if let label = arguments[position].label {
        arguments[position].slot = slotsByLabel[label]
      } else if arguments[position].isTrailing {
        arguments[position].slot = unlabelled.slot(among: arguments)
      }
    }
  }

  /// Whether a call of this first letter and length is known; most calls are of none.
  private static func mayKnow(_ name: String) -> Bool {
    knownLengths[Int((name.utf8.first ?? 0) & 63)] & 1 << UInt64(name.utf8.count & 63) != 0
  }

  /// By a name's first byte, the lengths that names with it have, a bit each.
  private static let knownLengths: [UInt64] = {
    var lengths = [UInt64](repeating: 0, count: 64)
    for name in slotsByCall.keys {
      lengths[Int((name.utf8.first ?? 0) & 63)] |= 1 << UInt64(name.utf8.count & 63)
    }
    return lengths
  }()

  /// Labels that name a slot, with the slot's usual name.
  private static let slotsByLabel: [String: String] = [
    "content": "content", "menuItems": "content", "menu": "content", "root": "content",
    "action": "action", "perform": "action", "primaryAction": "primaryAction",
    "actions": "actions", "label": "label", "icon": "icon", "header": "header",
    "footer": "footer", "destination": "destination", "message": "message",
    "preview": "preview", "description": "description", "sidebar": "sidebar", "detail": "detail",
    "onDismiss": "onDismiss", "currentValueLabel": "label", "minimumValueLabel": "label",
    "maximumValueLabel": "label", "placeholder": "placeholder", "background": "background",
  ]

  /// What a call's unlabelled closure fills.
  private struct Unlabelled {
    var slot: String
    /// Where an argument with one of these labels is given, the closure is the `label`.
    var takenBy: [String] = []

    func slot(among arguments: UnsafeMutableBufferPointer<Argument>) -> String {
      takenBy.contains { taken in arguments.contains { $0.label == taken } } ? "label" : slot
    }
  }

  private static let slotsByCall: [String: Unlabelled] = {
    var slots: [String: Unlabelled] = [
      "Button": Unlabelled(slot: "action", takenBy: ["action", "intent"]),
      "NavigationLink": Unlabelled(slot: "destination", takenBy: ["destination", "value"]),
      "Label": Unlabelled(slot: "title"),
      "alert": Unlabelled(slot: "actions"),
      "confirmationDialog": Unlabelled(slot: "actions"),
      "navigationDestination": Unlabelled(slot: "destination"),
    ]
    for name in builders { slots[name] = Unlabelled(slot: "content") }
    for name in actions { slots[name] = Unlabelled(slot: "action") }
    for name in labelled { slots[name] = Unlabelled(slot: "label") }
    return slots
  }()

  /// Calls whose unlabelled closure builds their label.
  private static let labelled: Set<String> = [
    "Link", "ShareLink", "Toggle", "Stepper", "DatePicker", "ColorPicker", "EditButton",
    "TextField", "SecureField", "Slider", "Gauge", "ProgressView", "PhotosPicker", "PasteButton",
    "RenameButton", "SettingsLink", "ContentUnavailableView", "HelpLink", "tabItem",
  ]

  /// Calls whose unlabelled closure builds views.
  private static let builders: Set<String> = [
    "Menu", "Section", "List", "ForEach", "Form", "Group", "GroupBox", "ControlGroup",
    "DisclosureGroup", "OutlineGroup", "LabeledContent", "Picker", "HStack", "VStack", "ZStack",
    "LazyHStack", "LazyVStack", "LazyHGrid", "LazyVGrid", "Grid", "GridRow", "ScrollView",
    "ScrollViewReader", "GeometryReader", "NavigationStack", "NavigationView",
    "NavigationSplitView", "TabView", "Tab", "TabSection", "ViewThatFits", "Table", "TableRow",
    "TimelineView", "WindowGroup", "ToolbarItem", "ToolbarItemGroup", "CommandMenu",
    "CommandGroup", "AnyView", "EquatableView", "GlassEffectContainer", "ViewBuilder",
    "sheet", "fullScreenCover", "popover", "actionSheet", "contextMenu", "swipeActions", "overlay",
    "background", "toolbar", "safeAreaInset", "safeAreaBar", "mask", "inspector",
    "accessibilityActions", "accessibilityRepresentation", "searchSuggestions", "contentShape",
    "listRowBackground", "containerRelativeFrame", "commands", "visualEffect",
  ]

  /// Calls whose unlabelled closure is run, not shown.
  private static let actions: Set<String> = [
    "onTapGesture", "onLongPressGesture", "onDelete", "onMove", "onInsert", "onAppear",
    "onDisappear", "onChange", "onReceive", "onSubmit", "onHover", "onEnded", "onChanged", "task",
    "refreshable", "accessibilityAction", "onOpenURL", "onDrop", "onDrag", "onKeyPress",
    "onContinueUserActivity", "keyboardShortcut", "Task", "withAnimation", "async", "asyncAfter",
  ]
}
