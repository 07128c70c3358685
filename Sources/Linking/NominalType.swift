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

  /// One declaration tells a type from nearly all others.
  public func hash(into hasher: inout Hasher) {
    if let first = declarations.first { hasher.combine(first) } else { hasher.combine(name) }
  }

  public var isDeclared: Bool { !declarations.isEmpty }

  /// Without the types around it.
  public var lastWord: String { TypeName.lastWord(of: name) }
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

  /// The declarations of one of the app's types and those of its extensions that may say what it
  /// inherits from or conforms to, in order of file and place.
  func inheritingParts(of type: NominalType) -> [DeclarationReference] {
    guard type.isDeclared else { return [] }
    guard mayExtend(type.lastWord, app: type.app) else { return type.declarations.sorted() }
    demand.note(.conformed(type.lastWord), app: type.app)
    return partsAtHand(of: type)
  }

  /// A type's declarations and extensions, as far as they can hold a member of that name.
  func parts(of type: NominalType, with member: String) -> [DeclarationReference] {
    let last = type.lastWord
    guard mayExtend(last, app: type.app), mayBeDeclared(member, app: type.app) else {
      return type.declarations.sorted()
    }
    demand.note(.member(member, ofExtended: last), app: type.app)
    return type.isDeclared ? partsAtHand(of: type) : extensions(ofLastWord: last, app: type.app)
  }

  /// A type's declarations and extensions as far as they are loaded, in order of file and place; asks
  /// for no more.
  func partsAtHand(of type: NominalType) -> [DeclarationReference] {
    let last = type.lastWord
    let extensions = extensions(ofLastWord: last, app: type.app)
    guard !extensions.isEmpty, let own = type.declarations.first else {
      return type.declarations.sorted()
    }
    return (type.declarations + extensions.filter { extends($0, own, last) }).sorted()
  }

  /// Whether an extension of a type of some last word extends this one.
  func extends(
    _ reference: DeclarationReference, _ type: DeclarationReference, _ last: String
  ) -> Bool {
    guard self[reference].name.utf8.contains(UInt8(ascii: ".")) else {
      return isOnly(type, named: last)
    }
    let words = TypeName.words(of: self[reference].name)
    return words.count == 2 || hasSuffix(words, of: type)
  }

  /// Whether an unqualified extension means this type: it stands at the top level, or no other does.
  private func isOnly(_ type: DeclarationReference, named name: String) -> Bool {
    guard container(of: type) != nil else { return true }
    return !hasTopLevelType(name, app: app(ofFile: type.file))
  }

  /// What a type inherits from or conforms to, in the order of its parts.
  func parents(of type: NominalType) -> [NominalType] {
    memory.parents.answer(for: type, in: self) {
      inheritingParts(of: type).flatMap { part in
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
    firstAscending(from: type) { current in
      if TypeName.isLastWord(ancestor, of: current.name) { return true }
      // Mostly the type says so itself.
      if isWritten(ancestor, at: current.declarations) { return true }
      return isWritten(ancestor, at: inheritingParts(of: current)) ? true : nil
    } ?? false
  }

  /// The types looked at for one answer, at most.
  private static let mostAncestors = 64

  /// What is found first at a type, at what it inherits from or conforms to, and so on.
  @discardableResult
  func firstAscending<Result>(
    from type: NominalType, _ find: (NominalType) -> Result?
  ) -> Result? {
    var visited: Set<String> = []
    var waiting = [type]
    var next = 0
    while next < waiting.count, visited.count < Family.mostAncestors {
      let current = waiting[next]
      next += 1
      guard visited.insert(current.name).inserted else { continue }
      if let found = find(current) { return found }
      if current.isDeclared {
        waiting += parents(of: current)
      } else if let parent = SystemTypes.parent(of: current.name) {
        waiting.append(NominalType(name: parent, app: current.app, declarations: []))
      }
    }
    return nil
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
