import Facts

/// A type by its name: the declarations that make it, none for one from outside of the app.
public struct NominalType: Sendable, Hashable {
  /// As written where it was asked for.
  public let name: String
  public let app: Int
  /// More than one where several of the same name fit (other targets, `#if`).
  public let declarations: [DeclarationReference]

  public init(name: String, app: Int, declarations: [DeclarationReference]) {
    self.name = name
    self.app = app
    self.declarations = declarations
  }

  public var isDeclared: Bool { !declarations.isEmpty }

  /// Without the types around it.
  public var lastWord: String { TypeName.lastWord(of: name) }
}

/// Which members a type has of a name.
struct MemberQuestion: Hashable, Sendable {
  var type: NominalType
  var name: String
}

extension Family {
  /// The type that a written name stands for, seen from a declaration (nil for a file's top level).
  public func type(
    named written: String, from scope: DeclarationReference?, app: Int
  ) -> NominalType {
    var name = written
    var scope = scope
    for _ in 0..<8 {
      let found = declarations(ofType: name, from: scope, app: app)
      let types = found.filter { self[$0].kind != .typeAlias }
      if !types.isEmpty { return NominalType(name: name, app: app, declarations: types) }
      guard let alias = found.first, let aliased = self[alias].typeName,
        let next = TypeName.nominal(aliased), next != name
      else { break }
      name = next
      scope = container(of: alias)
    }
    return NominalType(name: name, app: app, declarations: [])
  }

  /// The type around a declaration, or the one that an extension extends.
  public func type(around declaration: DeclarationReference?) -> NominalType? {
    guard let found = typeDeclaration(around: declaration) else { return nil }
    let app = app(ofFile: found.file)
    if self[found].kind == .typeExtension {
      return type(named: self[found].name, from: nil, app: app)
    }
    return NominalType(name: self[found].name, app: app, declarations: [found])
  }

  private func declarations(
    ofType written: String, from scope: DeclarationReference?, app: Int
  ) -> [DeclarationReference] {
    let last = TypeName.lastWord(of: written)
    guard !last.isEmpty, mayDeclareType(last, app: app) else { return [] }
    let all = types(named: last, app: app)

    let words = TypeName.words(of: written)
    if words.count > 1 {
      let outer = words[words.count - 2]
      demand.note(.nested(last, in: outer), app: app)
      let fitting = all.filter { hasSuffix(words, of: $0) }
      if !fitting.isEmpty || words.count > 2 { return fitting }
      // A module's name in front: `SwiftUI.Button`, `Kit.Row`.
      guard !hasTopLevelType(outer, app: app) else { return [] }
      demand.note(.type(last), app: app)
      return all.filter(isTopLevel)
    }
    var current = scope
    for _ in 0..<Family.longestAscent {
      guard let around = current else { break }
      if self[around].kind.isType {
        let outer = TypeName.lastWord(of: self[around].name)
        demand.note(.nested(last, in: outer), app: app)
      }
      let nested = all.filter { nests($0, in: around) }
      if !nested.isEmpty { return nested }
      current = container(of: around)
    }
    demand.note(.type(last), app: app)
    return all.filter(isTopLevel)
  }

  private func hasTopLevelType(_ name: String, app: Int) -> Bool {
    guard mayDeclareType(name, app: app) else { return false }
    demand.note(.type(name), app: app)
    return types(named: name, app: app).contains(where: isTopLevel)
  }

  /// Whether a declaration stands in no other one and in no closure.
  private func isTopLevel(_ declaration: DeclarationReference) -> Bool {
    self[declaration].container == nil
      && indexed(declaration.file).localPlaces[declaration.id] == nil
  }

  /// Whether a type stands directly in `outer`, in an extension of the same type, or is it.
  private func nests(_ type: DeclarationReference, in outer: DeclarationReference) -> Bool {
    if type == outer { return true }
    guard let container = container(of: type) else { return false }
    if container == outer { return true }
    return self[outer].kind.isType && self[container].kind.isType
      && TypeName.lastWord(of: self[container].name) == TypeName.lastWord(of: self[outer].name)
  }

  /// Whether a type's qualified name ends with some words.
  private func hasSuffix(_ words: [String], of type: DeclarationReference) -> Bool {
    var rest = words[...]
    var current: DeclarationReference? = type
    for _ in 0...Family.longestAscent {
      guard !rest.isEmpty else { return true }
      guard let found = current else { return false }
      for word in TypeName.words(of: self[found].name).reversed() {
        guard let next = rest.popLast() else { return true }
        guard next == word else { return false }
      }
      current = container(of: found)
    }
    return false
  }

  /// The declarations of one of the app's types and its extensions, in order of file and place.
  public func parts(of type: NominalType) -> [DeclarationReference] {
    guard type.isDeclared else { return [] }
    return memory.parts.answer(for: type, in: self) { findParts(of: type) }
  }

  private func findParts(of type: NominalType) -> [DeclarationReference] {
    let last = type.lastWord
    guard mayExtend(last, app: type.app) else { return type.declarations.sorted() }
    demand.note(.extended(last), app: type.app)
    return partsAtHand(of: type)
  }

  /// The same as far as they are loaded; asks for no more.
  private func partsAtHand(of type: NominalType) -> [DeclarationReference] {
    let last = type.lastWord
    let extensions = extensions(ofLastWord: last, app: type.app)
    guard !extensions.isEmpty, let own = type.declarations.first else {
      return type.declarations.sorted()
    }
    var isOnly: Bool?
    var found = type.declarations
    for reference in extensions {
      let words = TypeName.words(of: self[reference].name)
      if words.count > 1 {
        if words.count == 2 || hasSuffix(words, of: own) { found.append(reference) }
      } else {
        let isMeant = isOnly ?? self.isOnly(own, named: last)
        isOnly = isMeant
        if isMeant { found.append(reference) }
      }
    }
    return found.sorted()
  }

  /// Whether an unqualified extension means this type: it stands at the top level, or no other does.
  private func isOnly(_ type: DeclarationReference, named name: String) -> Bool {
    guard container(of: type) != nil else { return true }
    return !hasTopLevelType(name, app: app(ofFile: type.file))
  }

  /// A type's members of one name: its own, those of its extensions, then those it inherits.
  public func members(named name: String, of type: NominalType) -> [DeclarationReference] {
    guard mayBeMember(name, app: type.app) else { return [] }
    return memory.members.answer(for: MemberQuestion(type: type, name: name), in: self) {
      findMembers(named: name, of: type)
    }
  }

  private func mayBeMember(_ name: String, app: Int) -> Bool {
    Family.isUnnamed(name) || mayDeclareValue(name, app: app) || mayDeclareType(name, app: app)
  }

  /// Members that are not looked up by name elsewhere.
  private static func isUnnamed(_ name: String) -> Bool {
    switch name {
    case "", "[]", "init", "subscript": true
    default: false
    }
  }

  private func findMembers(named name: String, of type: NominalType) -> [DeclarationReference] {
    var visited: Set<String> = []
    var waiting = [type]
    var next = 0
    while next < waiting.count, visited.count < 64 {
      let current = waiting[next]
      next += 1
      guard visited.insert(current.name).inserted else { continue }
      let found = ownMembers(named: name, of: current)
      if !found.isEmpty { return found }
      if current.isDeclared { waiting += parents(of: current) }
    }
    return []
  }

  /// Those of a type and its extensions.
  private func ownMembers(named name: String, of type: NominalType) -> [DeclarationReference] {
    var found: [DeclarationReference] = []
    for part in parts(of: type, with: name) {
      let indexed = indexed(part.file)
      for child in indexed.owners.children[part.id] ?? []
      where indexed.facts.declarations[child.place].name == name
        && !indexed.facts.declarations[child.place].kind.isType
      {
        found.append(DeclarationReference(file: part.file, id: child))
      }
    }
    return found
  }

  /// A type's declarations and extensions, as far as they can hold a member of that name.
  private func parts(of type: NominalType, with member: String) -> [DeclarationReference] {
    let last = type.lastWord
    guard type.isDeclared else {
      demand.note(.member(member, ofExtended: last), app: type.app)
      return extensions(ofLastWord: last, app: type.app)
    }
    if Family.isUnnamed(member) { return parts(of: type) }
    guard mayExtend(last, app: type.app) else { return type.declarations.sorted() }
    if mayDeclareValue(member, app: type.app) {
      demand.note(.member(member, ofExtended: last), app: type.app)
    }
    // A type alias.
    if mayDeclareType(member, app: type.app) {
      demand.note(.nested(member, in: last), app: type.app)
    }
    return partsAtHand(of: type)
  }

  /// What a type inherits from or conforms to, in the order of its parts.
  private func parents(of type: NominalType) -> [NominalType] {
    memory.parents.answer(for: type, in: self) {
      parts(of: type).flatMap { part in
        self[part].inherited.compactMap { inherited in
          TypeName.nominal(inherited).map {
            self.type(named: $0, from: container(of: part), app: type.app)
          }
        }
      }
    }
  }

  /// Whether a type is, inherits from or conforms to a name, through any number of the app's types.
  public func type(_ type: NominalType, is ancestor: String) -> Bool {
    memory.ancestry.answer(for: MemberQuestion(type: type, name: ancestor), in: self) {
      hasAncestor(type, ancestor)
    }
  }

  private func hasAncestor(_ type: NominalType, _ ancestor: String) -> Bool {
    var visited: Set<String> = []
    var waiting = [type]
    var next = 0
    while next < waiting.count, visited.count < 64 {
      let current = waiting[next]
      next += 1
      guard visited.insert(current.name).inserted else { continue }
      if TypeName.isLastWord(ancestor, of: current.name) { return true }
      // Mostly the type says so itself.
      if isWritten(ancestor, at: current.declarations) { return true }
      if current.isDeclared, isWritten(ancestor, at: parts(of: current)) { return true }
      if current.isDeclared { waiting += parents(of: current) }
    }
    return false
  }

  /// Whether one of some declarations inherits from or conforms to a name.
  private func isWritten(_ ancestor: String, at parts: [DeclarationReference]) -> Bool {
    parts.contains { part in
      self[part].inherited.contains { inherited in
        TypeName.nominal(inherited).map { TypeName.isLastWord(ancestor, of: $0) } ?? false
      }
    }
  }
}
