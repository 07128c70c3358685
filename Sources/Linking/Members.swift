import Facts

/// Which members a type has of a name.
struct MemberQuestion: Hashable, Sendable {
  var type: NominalType
  var name: String
}

extension Family {
  /// A type's members of one name: its own, those of its extensions, then those it inherits.
  public func members(named name: String, of type: NominalType) -> [DeclarationReference] {
    let mayBeCase = type.declarations.contains { self[$0].kind == .enumeration }
    guard mayBeCase || mayBeDeclared(name, app: type.app) else { return [] }
    return memory.members.answer(for: MemberQuestion(type: type, name: name), in: self) {
      findMembers(named: name, of: type)
    }
  }

  /// As `members(named:of:)`, with those of everything that the type inherits from or conforms to:
  /// one list a type, the nearest first. Says also what a subclass overrides or leaves as it is.
  public func inheritedMembers(
    named name: String, of type: NominalType
  ) -> [[DeclarationReference]] {
    guard mayBeDeclared(name, app: type.app) else { return [] }
    var found: [[DeclarationReference]] = []
    firstAscending(from: type) { current -> Never? in
      let own = ownMembers(named: name, of: current)
      if !own.isEmpty { found.append(own) }
      return nil
    }
    return found
  }

  /// Whether some file may declare a member of that name, cases of enumerations aside.
  func mayBeDeclared(_ name: String, app: Int) -> Bool {
    mayDeclareValue(name, app: app) || mayDeclareType(name, app: app)
  }

  /// Members that the index of values does not have.
  private static func isUnnamed(_ name: String) -> Bool {
    switch name {
    case "", "[]", "init", "subscript": true
    default: false
    }
  }

  private func findMembers(named name: String, of type: NominalType) -> [DeclarationReference] {
    firstAscending(from: type) { current in
      let found = ownMembers(named: name, of: current)
      return found.isEmpty ? nil : found
    } ?? []
  }

  /// Members of a name that are looked at one by one; where the app has more of them, the type's are.
  private static let mostNamed = 64

  /// Those of a type and its extensions.
  private func ownMembers(named name: String, of type: NominalType) -> [DeclarationReference] {
    if Family.isUnnamed(name) { return members(named: name, in: parts(of: type, with: name)) }
    let last = type.lastWord
    if mayExtend(last, app: type.app), mayBeDeclared(name, app: type.app) {
      demand.note(.member(name, ofExtended: last), app: type.app)
    }
    let aliases = types(named: name, app: type.app).filter { self[$0].kind == .typeAlias }
    let named = values(named: name, app: type.app) + aliases
    if named.count > Family.mostNamed {
      let parts =
        type.isDeclared ? partsAtHand(of: type) : extensions(ofLastWord: last, app: type.app)
      return members(named: name, in: parts)
    }
    let found = named.filter { member in
      guard let container = container(of: member) else { return false }
      if type.declarations.contains(container) { return true }
      guard self[container].kind == .typeExtension,
        TypeName.isLastWord(last, of: self[container].name)
      else { return false }
      return type.declarations.first.map { extends(container, $0, last) } ?? true
    }
    return aliases.isEmpty ? found : found.sorted()
  }

  private func members(
    named name: String, in parts: [DeclarationReference]
  ) -> [DeclarationReference] {
    var found: [DeclarationReference] = []
    for part in parts {
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
}
