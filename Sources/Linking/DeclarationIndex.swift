import Facts

/// What one app's loaded files declare, by name.
struct DeclarationIndex: Sendable {
  fileprivate private(set) var types = NameIndex<DeclarationReference>()
  fileprivate private(set) var extensions = NameIndex<DeclarationReference>()
  fileprivate private(set) var values = NameIndex<DeclarationReference>()
  /// Those of the values that stand in no type.
  fileprivate private(set) var freeValues = NameIndex<DeclarationReference>()

  /// Adds a file under its number. When all that are at hand are added, they have to be built.
  mutating func add(_ indexed: IndexedFile, _ file: Int) {
    let facts = indexed.facts
    for position in facts.declarations.indices {
      let id = DeclarationID(UInt32(position))
      let reference = DeclarationReference(file: file, id: id)
      switch facts.declarations[position].kind {
      case .structure, .classType, .enumeration, .actor, .interface, .typeAlias:
        types.add(reference, NameKey.hash(of: facts.declarations[position].name))
      case .typeExtension:
        let word = TypeName.lastWord(of: facts.declarations[position].name)
        extensions.add(reference, NameKey.hash(of: word))
      case .function, .property, .enumCase, .macro:
        if indexed.localPlaces[id] != nil { continue }
        let container = facts.declarations[position].container
        if let container, !facts.declarations[container.place].kind.isType { continue }
        let hash = NameKey.hash(of: facts.declarations[position].name)
        values.add(reference, hash)
        if container == nil { freeValues.add(reference, hash) }
      case .initializer, .subscripted:
        break
      }
    }
  }

  /// Adds what another one has. When all that are at hand are added, they have to be built.
  mutating func add(_ other: DeclarationIndex) {
    types.add(other.types)
    extensions.add(other.extensions)
    values.add(other.values)
    freeValues.add(other.freeValues)
  }

  /// Makes what was added findable.
  mutating func build() {
    types.build()
    extensions.build()
    values.build()
    freeValues.build()
  }
}

/// The declarations of an app's loaded files, each name's in order of file and place.
extension Family {
  /// Types and type aliases by their simple name, nested ones too.
  func types(named name: String, app: Int) -> [DeclarationReference] {
    named(name, apps[app].index.types)
  }

  /// Extensions by the last word of the extended type's name.
  func extensions(ofLastWord word: String, app: Int) -> [DeclarationReference] {
    let found = apps[app].index.extensions.elements(NameKey.hash(of: word))
    return found.filter { TypeName.isLastWord(word, of: self[$0].name) }
  }

  /// Functions, properties, cases and macros that stand in a type or directly in a file; not those
  /// of a function's or a closure's body.
  func values(named name: String, app: Int) -> [DeclarationReference] {
    named(name, apps[app].index.values)
  }

  /// Those of them that stand in no type.
  func freeValues(named name: String, app: Int) -> [DeclarationReference] {
    named(name, apps[app].index.freeValues)
  }

  private func named(
    _ name: String, _ index: NameIndex<DeclarationReference>
  ) -> [DeclarationReference] {
    index.elements(NameKey.hash(of: name)).filter { self[$0].name == name }
  }
}

/// What an app's files declare, loaded or not, as far as that can be told without loading them.
///
/// It is the same for as long as the app is looked at. So what is not declared need not be asked for,
/// and an answer does not rest on it.
public protocol KnownNames: Sendable {
  /// False where no file declares a name as this; true may be wrong.
  func mayDeclare(_ name: String, as kind: DeclaredName) -> Bool
}

/// As what a name is declared.
public enum DeclaredName: Sendable {
  /// A type, a type alias or an associated type.
  case type
  /// A word of the name behind `extension`.
  case extended
  case function
  /// A function, a property, a local or a macro. Not a case, which is found through its type.
  case value
}

extension Family {
  /// Whether a file of an app, loaded or not, may declare a type or a type alias of this name.
  func mayDeclareType(_ name: String, app: Int) -> Bool {
    mayDeclare(name, .type, app: app) || apps[app].index.types.isThere(NameKey.hash(of: name))
  }

  /// The same of a type that it extends.
  func mayExtend(_ word: String, app: Int) -> Bool {
    mayDeclare(word, .extended, app: app)
      || apps[app].index.extensions.isThere(NameKey.hash(of: word))
  }

  /// The same of a function.
  func mayDeclareFunction(_ name: String, app: Int) -> Bool {
    mayDeclare(name, .function, app: app)
      || apps[app].index.values.isThere(NameKey.hash(of: name))
  }

  /// The same of anything that is no type.
  func mayDeclareValue(_ name: String, app: Int) -> Bool {
    mayDeclare(name, .value, app: app)
      || apps[app].index.values.isThere(NameKey.hash(of: name))
  }

  private func mayDeclare(_ name: String, _ kind: DeclaredName, app: Int) -> Bool {
    apps[app].names?.mayDeclare(name, as: kind) ?? true
  }
}
