import Facts

/// What one app declares, by name. Each name's declarations are in order of file and place.
struct DeclarationIndex: Sendable {
  /// Types and type aliases by their simple name, nested ones too.
  private(set) var types: [String: [DeclarationReference]] = [:]
  /// Extensions by the last word of the extended type's name.
  private(set) var extensions: [String: [DeclarationReference]] = [:]
  /// Functions, properties, cases and macros that stand in a type or directly in a file; not those
  /// of a function's or a closure's body.
  private(set) var values: [String: [DeclarationReference]] = [:]

  /// Adds a file under its number.
  mutating func add(_ indexed: IndexedFile, _ file: Int) {
    let facts = indexed.facts
    for (position, declaration) in facts.declarations.enumerated() {
      let reference = DeclarationReference(file: file, id: DeclarationID(UInt32(position)))
      switch declaration.kind {
      case .structure, .classType, .enumeration, .actor, .interface, .typeAlias:
        types[declaration.name, default: []].insertSorted(reference)
      case .typeExtension:
        extensions[TypeName.lastWord(of: declaration.name), default: []].insertSorted(reference)
      case .function, .property, .enumCase, .macro:
        if indexed.owners.localPlaces[reference.id] != nil { continue }
        if let container = declaration.container, !facts[container].kind.isType { continue }
        values[declaration.name, default: []].insertSorted(reference)
      case .initializer, .subscripted:
        break
      }
    }
  }
}

extension Array where Element: Comparable {
  /// Inserts an element into a sorted array, behind those that are not larger.
  mutating func insertSorted(_ element: Element) {
    var place = count
    if let last, element < last {
      var low = 0
      while low < place {
        let middle = (low + place) / 2
        if self[middle] <= element { low = middle + 1 } else { place = middle }
      }
    }
    insert(element, at: place)
  }
}
