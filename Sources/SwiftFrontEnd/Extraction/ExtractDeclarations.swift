import Facts
import SourceText

extension Extractor {
  /// What stands directly in a file or a type: a declaration, a `#if` around some, or loose code.
  ///
  /// Loose code is added to `items`.
  mutating func extractItem(_ id: OutlineID, branches: [Branch]) {
    let kind = outline[id].kind
    if kind == .ifConfig {
      for (arm, clause) in outline.children(id).enumerated() {
        let branch = self.branch(.build, of: id, arm: arm)
        for child in outline.children(clause) {
          extractItem(child, branches: branches + [branch])
        }
      }
    } else if kind.isDeclaration {
      extractDeclaration(id, branches: branches)
    } else {
      extractStatement(id, branches: branches)
    }
  }

  mutating func branch(_ kind: Branch.Kind, of statement: OutlineID, arm: Int) -> Branch {
    let start = source.tokens[min(Int(outline[statement].start.value), source.tokens.count - 1)]
    return Branch(kind: kind, group: start.offset, arm: UInt32(arm))
  }

  /// Nil for what facts do not keep: imports, operators, precedence groups.
  @discardableResult
  mutating func extractDeclaration(_ id: OutlineID, branches: [Branch]) -> DeclarationID? {
    guard let kind = declarationKind(outline[id].kind) else { return nil }
    var declaration = Declaration(
      kind: kind, name: declaredName(id), container: container, branches: branches,
      nameRange: nameRange(of: id), range: range(of: id))
    let place = add(declaration)
    let outer = container
    container = place
    defer { container = outer }
    let looseStart = items.count
    let wordStart = words.count
    for child in outline.children(id) {
      switch outline[child].kind {
      case .attribute:
        declaration.attributes.append(text(outline[child].name))
        declaration.attributeArgument = declaration.attributeArgument ?? arguments(of: child)
      case .modifier: words.push(modifierText(of: child))
      case .inheritedType: declaration.inherited.append(nominalText(of: child))
      case .parameter: declaration.parameters.append(extractParameter(child))
      case .typeAnnotation, .resultType: declaration.typeName = text(of: child)
      case .initialValue: declaration.value = extractChild(of: child)
      case .codeBlock: declaration.body = extractBody(child)
      case .accessor, .ifConfig: extractAccessor(child, into: &declaration)
      case .memberBlock:
        for member in outline.children(child) {
          extractItem(member, branches: [])
        }
      default: break
      }
    }
    if kind == .property {
      if let first = propertyBeforeComma(id) {
        while words.count > wordStart { _ = words.pop() }
        declaration.attributes = first.attributes
        declaration.attributeArgument = first.attributeArgument
        declaration.modifiers = first.modifiers
      } else {
        words.push(bindingWord(id))
      }
      lastBinding = (place, outline[id].end)
    }
    if declaration.modifiers.isEmpty { declaration.modifiers = takeWords(from: wordStart) }
    declarations[Int(place.index)] = declaration
    // Code that stands in a type, such as a macro's expansion, joins the file's loose items.
    looseInTypes += items.take(from: looseStart)
    return place
  }

  private mutating func declarationKind(_ kind: OutlineKind) -> Declaration.Kind? {
    switch kind {
    case .structDecl: .structure
    case .classDecl: .classType
    case .actorDecl: .actor
    case .enumDecl: .enumeration
    case .protocolDecl: .interface
    case .extensionDecl: .typeExtension
    case .funcDecl, .deinitDecl: .function
    case .initDecl: .initializer
    case .subscriptDecl: .subscripted
    case .variableDecl, .patternDecl: .property
    case .caseDecl: .enumCase
    case .typealiasDecl, .associatedtypeDecl: .typeAlias
    case .macroDecl: .macro
    default: nil
    }
  }

  /// What stands between an attribute's parentheses.
  private mutating func arguments(of attribute: OutlineID) -> String? {
    let end = outline[attribute].end
    var start = outline[attribute].name
    guard start != .none else { return nil }
    while start.value < end.value, source.tokens[Int(start.value)].kind != .leftParen {
      start.value += 1
    }
    guard start.value + 2 < end.value else { return nil }
    return text(
      from: TokenIndex(value: start.value + 1), to: TokenIndex(value: end.value - 1))
  }

  private mutating func declaredName(_ id: OutlineID) -> String {
    guard outline[id].kind == .extensionDecl else { return text(outline[id].name) }
    let start = outline[id].name
    guard start != .none, start < outline[id].end else { return "" }
    if source.tokens[Int(start.value)].kind == .leftBracket {
      // `extension [Item]`
      return text(
        from: start, to: TokenIndex(value: UInt32(source.balancedEnd(from: Int(start.value)))))
    }
    var name = ""
    var index = start
    while index < outline[id].end {
      let kind = source.tokens[Int(index.value)].kind
      guard kind == .identifier || kind == .period || (kind == .keyword && name.isEmpty) else {
        break
      }
      name += text(index)
      index.value += 1
    }
    return name
  }

  /// `let` or `var`: the keyword before the name.
  private mutating func bindingWord(_ id: OutlineID) -> String {
    let start = outline.child(id, .pattern).map { outline[$0].start } ?? outline[id].name
    guard start != .none, start.value > 0 else { return "var" }
    return source.tokens[Int(start.value) - 1].keyword == .let ? "let" : "var"
  }

  /// What stands before the first name of `private let a = 1, b = 2` counts for the others too.
  private mutating func propertyBeforeComma(_ id: OutlineID) -> Declaration? {
    guard let lastBinding, lastBinding.end.value + 1 == outline[id].start.value,
      source.tokens[Int(lastBinding.end.value)].kind == .comma
    else { return nil }
    return declarations[Int(lastBinding.id.index)]
  }

  private mutating func extractAccessor(
    _ id: OutlineID, into declaration: inout Declaration
  ) {
    if outline[id].kind == .ifConfig {
      for clause in outline.children(id) {
        for child in outline.children(clause) {
          extractAccessor(child, into: &declaration)
        }
      }
      return
    }
    guard let block = outline.child(id, .codeBlock) else { return }
    let body = extractBody(block)
    if declaration.body == nil, text(outline[id].name) == "get" {
      declaration.body = body
    } else {
      declaration.observers.append(body)
    }
  }

  mutating func extractParameter(_ id: OutlineID) -> Parameter {
    let node = outline[id]
    let isTypeOnly = node.name == .none
    let first = isTypeOnly ? "" : text(firstName(of: id))
    let name = isTypeOnly ? "" : text(node.name)
    var parameter = Parameter(
      label: first == "_" || first.isEmpty ? nil : first, name: name, typeName: "")
    for child in outline.children(id) {
      switch outline[child].kind {
      case .attribute: parameter.attributes.append(text(outline[child].name))
      case .typeAnnotation:
        parameter.typeName = text(of: child)
        parameter.attributes += typeAttributes(of: child)
      case .initialValue: parameter.defaultValue = extractChild(of: child)
      default: break
      }
    }
    return parameter
  }

  /// `@escaping` and the like stand in the type.
  private mutating func typeAttributes(of type: OutlineID) -> [String] {
    var names: [String] = []
    var index = outline[type].start.value
    while index + 1 < outline[type].end.value, source.tokens[Int(index)].kind == .at {
      names.append(text(TokenIndex(value: index + 1)))
      index += 2
    }
    return names
  }

  /// The label: the first token behind the attributes.
  private mutating func firstName(of parameter: OutlineID) -> TokenIndex {
    let name = outline[parameter].name
    guard name.value > outline[parameter].start.value else { return name }
    let before = TokenIndex(value: name.value - 1)
    switch source.tokens[Int(before.value)].kind {
    case .identifier, .keyword, .wildcard: return before
    default: return name
    }
  }

  /// The node of an expression that is a node's only child.
  mutating func extractChild(of id: OutlineID) -> NodeID? {
    guard outline[id].firstChild != .none else { return nil }
    return extractExpression(outline[id].firstChild)
  }
}
