/// Lists the calls of rowlint's outline.
struct OutlineSide {
  let source: TokenSource
  let outline: Outline
  private(set) var entries: [CallEntry] = []

  init(source: TokenSource, outline: Outline) {
    self.source = source
    self.outline = outline
    walkChildren(of: Outline.root, Surroundings(isTopLevel: true))
  }

  /// What stands around a node.
  struct Surroundings {
    var declarations: [String] = []
    /// Innermost last.
    var slots: [String] = []
    var isTopLevel = false
    var isMember = false

    func inside(_ slot: String) -> Surroundings {
      var copy = self
      copy.slots.append(slot)
      copy.isTopLevel = false
      return copy
    }
  }

  private mutating func walkChildren(of id: OutlineID, _ around: Surroundings) {
    for child in outline.children(id) { walk(child, around) }
  }

  private mutating func walk(_ id: OutlineID, _ around: Surroundings) {
    var inner = around
    switch outline[id].kind {
    case .file, .ifConfig, .ifConfigClause: break
    case .memberBlock:
      inner.isMember = true
      inner.isTopLevel = false
    case .structDecl, .classDecl, .actorDecl, .enumDecl, .protocolDecl, .extensionDecl, .funcDecl,
      .initDecl, .deinitDecl, .subscriptDecl:
      inner = Surroundings(declarations: around.declarations + [declaredName(id)])
    case .variableDecl:
      let isDeclared = around.isMember || around.isTopLevel
      inner.isMember = false
      inner.isTopLevel = false
      if isDeclared, outline[id].name != .none,
        source.tokens[Int(outline[id].name.value)].kind != .wildcard
      {
        inner = Surroundings(declarations: around.declarations + [text(outline[id].name)])
      }
    case .chain: return walkChain(id, around)
    case .macroDecl, .keyPath, .attribute: return
    default:
      inner.isMember = false
      inner.isTopLevel = false
    }
    walkChildren(of: id, inner)
  }

  private mutating func walkChain(_ id: OutlineID, _ around: Surroundings) {
    var inner = around
    inner.isMember = false
    inner.isTopLevel = false
    var callee: Callee = .unnamed
    for part in outline.children(id) { walkPart(part, &callee, inner) }
  }

  private enum Callee {
    case unnamed
    case name(TokenIndex)
    case macro(TokenIndex)
  }

  private mutating func walkPart(
    _ part: OutlineID, _ callee: inout Callee, _ around: Surroundings
  ) {
    switch outline[part].kind {
    case .identifier, .implicitMember, .member: callee = .name(outline[part].name)
    case .macroExpansion: callee = .macro(outline[part].name)
    case .call:
      let spelling: String
      switch callee {
      case .unnamed: spelling = "?"
      case .macro(let name): spelling = "#" + text(name)
      case .name(let name):
        spelling = text(name)
        addEntry(name, part, around)
      }
      walkArguments(of: part, spelling, around)
      callee = .unnamed
    case .subscriptCall:
      walkArguments(of: part, "[]", around)
      callee = .unnamed
    case .postfixIfConfig, .ifConfig:
      for clause in outline.children(part) {
        var inside = Callee.unnamed
        for step in outline.children(clause) { walkPart(step, &inside, around) }
      }
      callee = .unnamed
    default:
      callee = .unnamed
      walk(part, around)
    }
  }

  private mutating func walkArguments(
    of call: OutlineID, _ callee: String, _ around: Surroundings
  ) {
    for child in outline.children(call) {
      let label = outline[child].name == .none ? nil : text(outline[child].name)
      switch outline[child].kind {
      case .argument: walkChildren(of: child, around.inside("\(callee).\(label ?? "_")"))
      case .trailingClosure: walkChildren(of: child, around.inside("\(callee).\(label ?? "{}")"))
      default: walk(child, around)
      }
    }
  }

  private mutating func addEntry(_ name: TokenIndex, _ call: OutlineID, _ around: Surroundings) {
    guard name != .none else { return }
    var entry = CallEntry(
      offset: Int(source.tokens[Int(name.value)].offset), name: text(name), labels: [],
      trailing: [], declarations: around.declarations, slots: around.slots.reversed())
    for child in outline.children(call) {
      let label = outline[child].name == .none ? "_" : text(outline[child].name)
      switch outline[child].kind {
      case .argument: entry.labels.append(label)
      case .trailingClosure: entry.trailing.append(label)
      default: break
      }
    }
    entries.append(entry)
  }

  private func text(_ index: TokenIndex) -> String {
    guard index != .none else { return "" }
    let token = source.tokens[Int(index.value)]
    return String(decoding: source.bytes[Int(token.offset)..<Int(token.end)], as: UTF8.self)
  }

  private func declaredName(_ id: OutlineID) -> String {
    switch outline[id].kind {
    case .initDecl: return "init"
    case .deinitDecl: return "deinit"
    case .subscriptDecl: return "subscript"
    case .extensionDecl:
      var name = ""
      var index = outline[id].name
      guard index != .none else { return "" }
      if source.tokens[Int(index.value)].kind == .leftBracket {
        let end = source.tokens[source.balancedEnd(from: Int(index.value)) - 1].end
        let start = Int(source.tokens[Int(index.value)].offset)
        return String(decoding: source.bytes[start..<Int(end)], as: UTF8.self)
      }
      while index < outline[id].end {
        let kind = source.tokens[Int(index.value)].kind
        guard kind == .identifier || kind == .period || kind == .keyword && name.isEmpty
        else { break }
        name += text(index)
        index.value += 1
      }
      return name
    default: return text(outline[id].name)
    }
  }
}
