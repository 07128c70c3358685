import Facts

/// Which slot a closure fills in the calls of SwiftUI that take several.
///
/// Source: the initialisers and modifiers of Apple's SwiftUI documentation.
enum KnownSlots {
  /// Gives the closures among a call's arguments, and arguments with a slot's label, their slots.
  static func fill(_ arguments: inout [Argument], ofCall name: String) {
    guard let unlabelled = slot(ofUnlabelledClosureIn: name, arguments) else { return }
    for position in arguments.indices {
      if let label = arguments[position].label {
        arguments[position].slot = slotsByLabel[label]
      } else if arguments[position].isTrailing {
        arguments[position].slot = unlabelled
      }
    }
  }

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

  private static func slot(
    ofUnlabelledClosureIn name: String, _ arguments: [Argument]
  ) -> String? {
    func has(_ label: String) -> Bool { arguments.contains { $0.label == label } }
    switch name {
    case "Button":
      return has("action") || has("intent") ? "label" : "action"
    case "NavigationLink":
      return has("destination") || has("value") ? "label" : "destination"
    case "Link", "ShareLink", "Toggle", "Stepper", "DatePicker", "ColorPicker", "EditButton",
      "TextField", "SecureField", "Slider", "Gauge", "ProgressView", "PhotosPicker", "PasteButton",
      "RenameButton", "SettingsLink", "ContentUnavailableView", "HelpLink":
      return "label"
    case "Label":
      return "title"
    case "tabItem":
      return "label"
    case "alert", "confirmationDialog":
      return "actions"
    case "navigationDestination":
      return "destination"
    default:
      if builders.contains(name) { return "content" }
      return actions.contains(name) ? "action" : nil
    }
  }

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
