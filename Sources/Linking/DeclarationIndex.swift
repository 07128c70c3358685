import Facts

/// What one app declares, by name.
struct DeclarationIndex: Sendable {
  /// Types by their simple name, nested ones too.
  private(set) var types: [String: [DeclarationReference]] = [:]
  /// Extensions by the last word of the extended type's name.
  private(set) var extensions: [String: [DeclarationReference]] = [:]
  private(set) var aliases: [String: [DeclarationReference]] = [:]
  /// Functions, properties, cases and macros that stand in a type or directly in a file.
  private(set) var values: [String: [DeclarationReference]] = [:]
  /// Types and extensions by each name that they inherit or conform to.
  private(set) var heirs: [String: [DeclarationReference]] = [:]

  init(files: Range<Int>, of all: [LinkedFile]) {
    for file in files {
      let facts = all[file].facts
      for (position, declaration) in facts.declarations.enumerated() {
        let reference = DeclarationReference(file: file, id: DeclarationID(UInt32(position)))
        for name in declaration.inherited {
          heirs[TypeName.lastWord(of: name), default: []].append(reference)
        }
        switch declaration.kind {
        case .structure, .classType, .enumeration, .actor, .interface:
          types[declaration.name, default: []].append(reference)
        case .typeExtension:
          extensions[TypeName.lastWord(of: declaration.name), default: []].append(reference)
        case .typeAlias:
          aliases[declaration.name, default: []].append(reference)
        case .function, .property, .enumCase, .macro:
          if let container = declaration.container, !facts[container].kind.isType { continue }
          values[declaration.name, default: []].append(reference)
        case .initializer, .subscripted:
          break
        }
      }
    }
  }
}
