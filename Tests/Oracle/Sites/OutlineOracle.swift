import SwiftSyntax

/// A call of a listed name with everything the outline has to get right about it.
struct OutlineEntry {
  var name: TokenSyntax
  /// Labels in the parentheses; `_` where there is none.
  var labels: [String]
  /// Labels of the closures after the parentheses; the first has `_`.
  var trailing: [String]
  /// Enclosing types, functions and properties, outermost first.
  var declarations: [String]
  /// Enclosing calls with the slot the entry stands in, innermost first: `VStack.{}`.
  var slots: [String]
  /// Stands in a pattern: `case .some(let x)` is a call to the parser.
  var isPattern = false

  var line: String {
    let enclosing = declarations.isEmpty ? "-" : declarations.joined(separator: ".")
    let chain = slots.isEmpty ? "-" : slots.joined(separator: "<")
    return "\(name.text)(\(labels.joined(separator: ","))) {\(trailing.joined(separator: ","))}"
      + " in=\(enclosing) slots=\(chain)"
  }
}

/// Lists the calls of the names whose reading the rules stand on.
final class OutlineOracle: SyntaxVisitor {
  static let names: Set<String> = [
    "swipeActions", "onDelete", "textSelection", "contextMenu", "onTapGesture", "Button", "Menu",
    "NavigationLink", "List", "ForEach", "Section", "sheet", "alert", "confirmationDialog",
    "UIContextualAction", "UISwipeActionsConfiguration",
  ]

  private(set) var entries: [OutlineEntry] = []
  /// Whether calls of other names are listed too.
  private let listsAll: Bool
  private var patternDepth = 0

  init(listsAll: Bool = false) {
    self.listsAll = listsAll
    super.init(viewMode: .sourceAccurate)
  }

  // Not outlined: what stands here is never a view.
  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: KeyPathExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: MacroDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ node: ExpressionPatternSyntax) -> SyntaxVisitorContinueKind {
    patternDepth += 1
    return .visitChildren
  }
  override func visitPost(_ node: ExpressionPatternSyntax) { patternDepth -= 1 }

  // `os(iOS)` in a condition of `#if` is a call to the parser.
  override func visit(_ clause: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    if let elements = clause.elements { walk(elements) }
    return .skipChildren
  }

  override func visit(_ call: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let name = calledName(call.calledExpression), listsAll || Self.names.contains(name.text)
    else { return .visitChildren }
    var trailing: [String] = call.trailingClosure == nil ? [] : ["_"]
    trailing += call.additionalTrailingClosures.map(\.label.text)
    let (declarations, slots) = surroundings(of: Syntax(call))
    entries.append(
      OutlineEntry(
        name: name, labels: call.arguments.map { $0.label?.text ?? "_" }, trailing: trailing,
        declarations: declarations, slots: slots, isPattern: patternDepth > 0))
    return .visitChildren
  }

  private func calledName(_ callee: ExprSyntax) -> TokenSyntax? {
    if let member = callee.as(MemberAccessExprSyntax.self) { return member.declName.baseName }
    if let reference = callee.as(DeclReferenceExprSyntax.self) { return reference.baseName }
    // `ForEach<Data, ID, Content>(…)`
    if let special = callee.as(GenericSpecializationExprSyntax.self) {
      return calledName(special.expression)
    }
    return nil
  }

  /// The declarations around a node and, up to the nearest of them, the calls and slots.
  private func surroundings(of start: Syntax) -> ([String], [String]) {
    var declarations: [String] = []
    var slots: [String] = []
    var node = start
    while let parent = node.parent {
      if let name = declaredName(parent) {
        declarations.insert(name, at: 0)
      } else if declarations.isEmpty, let slot = slot(of: node, in: parent) {
        slots.append(slot)
      }
      node = parent
    }
    return (declarations, slots)
  }

  private func slot(of node: Syntax, in parent: Syntax) -> String? {
    if let argument = parent.as(LabeledExprSyntax.self), let list = argument.parent,
      let owner = list.parent
    {
      guard let callee = callName(owner) else { return nil }
      return "\(callee).\(argument.label?.text ?? "_")"
    }
    if let closure = parent.as(MultipleTrailingClosureElementSyntax.self),
      let owner = closure.parent?.parent, let callee = callName(owner)
    {
      return "\(callee).\(closure.label.text)"
    }
    if node.is(ClosureExprSyntax.self), let callee = callName(parent) {
      if let call = parent.as(FunctionCallExprSyntax.self) {
        return call.trailingClosure?.id == node.id ? "\(callee).{}" : nil
      }
      if let expansion = parent.as(MacroExpansionExprSyntax.self) {
        return expansion.trailingClosure?.id == node.id ? "\(callee).{}" : nil
      }
      if let expansion = parent.as(MacroExpansionDeclSyntax.self) {
        return expansion.trailingClosure?.id == node.id ? "\(callee).{}" : nil
      }
      if let access = parent.as(SubscriptCallExprSyntax.self) {
        return access.trailingClosure?.id == node.id ? "\(callee).{}" : nil
      }
    }
    return nil
  }

  /// What a call is named by; nil where the parent is no call (a tuple, say).
  private func callName(_ owner: Syntax) -> String? {
    if let call = owner.as(FunctionCallExprSyntax.self) {
      return calledName(call.calledExpression)?.text ?? "?"
    }
    if owner.is(SubscriptCallExprSyntax.self) { return "[]" }
    if let expansion = owner.as(MacroExpansionExprSyntax.self) {
      return "#" + expansion.macroName.text
    }
    if let expansion = owner.as(MacroExpansionDeclSyntax.self) {
      return "#" + expansion.macroName.text
    }
    return nil
  }

  private func declaredName(_ node: Syntax) -> String? {
    if let type = node.as(StructDeclSyntax.self) { return type.name.text }
    if let type = node.as(ClassDeclSyntax.self) { return type.name.text }
    if let type = node.as(EnumDeclSyntax.self) { return type.name.text }
    if let type = node.as(ActorDeclSyntax.self) { return type.name.text }
    if let type = node.as(ProtocolDeclSyntax.self) { return type.name.text }
    if let block = node.as(ExtensionDeclSyntax.self) {
      return String(block.extendedType.trimmedDescription.prefix { $0 != "<" && $0 != "?" })
    }
    if let function = node.as(FunctionDeclSyntax.self) { return function.name.text }
    if node.is(InitializerDeclSyntax.self) { return "init" }
    if node.is(DeinitializerDeclSyntax.self) { return "deinit" }
    if node.is(SubscriptDeclSyntax.self) { return "subscript" }
    // A `let` of a function's body is a statement there, not a declaration that others see.
    if let binding = node.as(PatternBindingSyntax.self), let variable = binding.parent?.parent,
      variable.parent?.is(CodeBlockItemSyntax.self) != true || isAtTopLevel(variable),
      let pattern = binding.pattern.as(IdentifierPatternSyntax.self)
    {
      return pattern.identifier.text
    }
    return nil
  }

  /// In the file, or in a `#if` of it.
  private func isAtTopLevel(_ variable: Syntax) -> Bool {
    var list = variable.parent?.parent
    while let clause = list?.parent?.as(IfConfigClauseSyntax.self) {
      list = clause.parent?.parent?.parent?.parent
    }
    return list?.parent?.is(SourceFileSyntax.self) ?? false
  }
}
