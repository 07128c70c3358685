import Facts

/// What one app declares, by name. Each name's declarations are in order of file and place.
struct DeclarationIndex: Sendable {
  private var allTypes: [String: Gathered<DeclarationReference>] = [:]
  private var allExtensions: [String: Gathered<DeclarationReference>] = [:]
  private var allValues: [String: Gathered<DeclarationReference>] = [:]

  /// Types and type aliases by their simple name, nested ones too.
  func types(_ name: String) -> [DeclarationReference] { allTypes[name]?.elements ?? [] }

  /// Extensions by the last word of the extended type's name.
  func extensions(_ name: String) -> [DeclarationReference] { allExtensions[name]?.elements ?? [] }

  /// Functions, properties, cases and macros that stand in a type or directly in a file; not those
  /// of a function's or a closure's body.
  func values(_ name: String) -> [DeclarationReference] { allValues[name]?.elements ?? [] }

  /// Adds a file under its number. When all that are at hand are added, they have to be sorted.
  mutating func add(_ indexed: IndexedFile, _ file: Int) {
    let facts = indexed.facts
    for (position, declaration) in facts.declarations.enumerated() {
      let reference = DeclarationReference(file: file, id: DeclarationID(UInt32(position)))
      switch declaration.kind {
      case .structure, .classType, .enumeration, .actor, .interface, .typeAlias:
        allTypes[declaration.name, default: Gathered()].append(reference)
      case .typeExtension:
        let word = TypeName.lastWord(of: declaration.name)
        allExtensions[word, default: Gathered()].append(reference)
      case .function, .property, .enumCase, .macro:
        if indexed.owners.localPlaces[reference.id] != nil { continue }
        if let container = declaration.container, !facts[container].kind.isType { continue }
        allValues[declaration.name, default: Gathered()].append(reference)
      case .initializer, .subscripted:
        break
      }
    }
  }

  /// Adds what another one has. When all that are at hand are added, they have to be sorted.
  mutating func add(_ other: DeclarationIndex) {
    allTypes.gather(other.allTypes)
    allExtensions.gather(other.allExtensions)
    allValues.gather(other.allValues)
  }

  /// Puts each name's declarations in order.
  mutating func sort() {
    allTypes.sortValues()
    allExtensions.sortValues()
    allValues.sortValues()
  }
}

/// Elements that are gathered first and put in order afterwards.
struct Gathered<Element: Comparable & Sendable>: Sendable {
  /// In order once they are sorted.
  private(set) var elements: [Element] = []
  private var isSorted = true

  mutating func append(_ element: Element) {
    if let last = elements.last, element < last { isSorted = false }
    elements.append(element)
  }

  mutating func append(_ other: Gathered) {
    if let last = elements.last, let first = other.elements.first, first < last { isSorted = false }
    isSorted = isSorted && other.isSorted
    elements += other.elements
  }

  mutating func sort() {
    guard !isSorted else { return }
    elements.sort()
    isSorted = true
  }
}

extension Dictionary {
  /// Adds to what was gathered under every key.
  mutating func gather<Element>(_ other: Self) where Value == Gathered<Element> {
    if isEmpty {
      self = other
    } else {
      for (key, gathered) in other { self[key, default: Gathered()].append(gathered) }
    }
  }

  /// Sorts what was gathered under every key.
  mutating func sortValues<Element>() where Value == Gathered<Element> {
    var index = values.startIndex
    while index != values.endIndex {
      values[index].sort()
      values.formIndex(after: &index)
    }
  }
}
