import Facts
import SourceText

/// The way up from a node: what it stands in, which declaration, which type.
extension Family {
  /// Longest way up that is followed; real code stays far below.
  static let longestAscent = 10_000

  /// What a node stands in, one step up.
  public func owner(of node: NodeReference) -> NodeOwner {
    indexed(node.file).owners.ofNodes[node.id.place]
  }

  /// What a body stands in, one step up.
  public func owner(of body: BodyReference) -> BodyOwner {
    indexed(body.file).owners.ofBodies[body.id.place]
  }

  /// The statement that a node is part of; nil for a property's value or a default value.
  public func statement(of node: NodeReference) -> (body: BodyReference, item: Int)? {
    let owners = indexed(node.file).owners
    var current = node.id
    for _ in 0..<Family.longestAscent {
      switch owners.ofNodes[current.place] {
      case .item(let body, let item): return (BodyReference(file: node.file, id: body), item)
      case .argument(let parent, _, _), .part(let parent): current = parent
      case .value, .defaultValue, .nothing: return nil
      }
    }
    return nil
  }

  /// The nearest function, property or initializer that a node stands in; nil for loose code.
  public func declaration(around node: NodeReference) -> DeclarationReference? {
    let owners = indexed(node.file).owners
    var current = node.id
    for _ in 0..<Family.longestAscent {
      switch owners.ofNodes[current.place] {
      case .argument(let parent, _, _), .part(let parent): current = parent
      case .value(let declaration), .defaultValue(let declaration):
        return DeclarationReference(file: node.file, id: declaration)
      case .nothing: return nil
      case .item(let body, _):
        switch owners.ofBodies[body.place] {
        case .closure(let closure): current = closure
        case .declaration(let declaration), .observer(let declaration):
          return DeclarationReference(file: node.file, id: declaration)
        case .loose: return nil
        }
      }
    }
    return nil
  }

  /// The declaration that another one stands in.
  public func container(of declaration: DeclarationReference) -> DeclarationReference? {
    self[declaration].container.map { DeclarationReference(file: declaration.file, id: $0) }
  }

  /// The type or extension that a declaration stands in, or is.
  public func typeDeclaration(around declaration: DeclarationReference?) -> DeclarationReference? {
    var current = declaration
    for _ in 0..<Family.longestAscent {
      guard let found = current else { return nil }
      if self[found].kind.isType { return found }
      current = container(of: found)
    }
    return nil
  }

  /// The declarations that stand directly in one.
  func children(of declaration: DeclarationReference) -> [DeclarationReference] {
    (indexed(declaration.file).owners.children[declaration.id] ?? []).map {
      DeclarationReference(file: declaration.file, id: $0)
    }
  }

  /// The name with those of the types around it: `InboxView.body`, `Outer.Inner`.
  public func qualifiedName(of declaration: DeclarationReference) -> String {
    var words = [self[declaration].name]
    var current = container(of: declaration)
    for _ in 0..<Family.longestAscent {
      guard let found = current else { break }
      words.append(self[found].name)
      current = container(of: found)
    }
    return words.reversed().joined(separator: ".")
  }

  /// What messages and fingerprints call the declaration around a node; empty for loose code.
  public func symbol(around node: NodeReference) -> String {
    declaration(around: node).map(qualifiedName) ?? ""
  }
}
