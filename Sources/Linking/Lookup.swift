import Facts

/// What a name stands for at a place.
public enum Meant: Sendable, Hashable {
  /// A `let`, `var` or pattern of a body's statement.
  case local(BodyReference, item: Int)
  case closureParameter(BodyReference, position: Int)
  case parameter(DeclarationReference, position: Int)
  /// Functions, properties or cases; several where they are overloaded.
  case declarations([DeclarationReference])
  case type(NominalType)
}

extension Family {
  /// Looks a name up from a node outwards: locals, parameters, members of the types around, then
  /// what the app declares at top level. Nil where nothing of the app has that name.
  public func lookUp(_ name: String, at node: NodeReference) -> Meant? {
    guard Family.canBeDeclared(name) else { return nil }
    let app = app(ofFile: node.file)
    let plain = Family.plainName(name)
    let owners = indexed(node.file).owners
    var current = node.id
    var scope: DeclarationReference?
    ascent: for _ in 0..<Family.longestAscent {
      switch owners.ofNodes[current.place] {
      case .argument(let parent, _, _), .part(let parent): current = parent
      case .nothing: break ascent
      case .value(let declaration), .defaultValue(let declaration):
        scope = DeclarationReference(file: node.file, id: declaration)
        break ascent
      case .item(let body, let item):
        let reference = BodyReference(file: node.file, id: body)
        if let found = local(plain, in: reference, before: item) { return found }
        switch owners.ofBodies[body.place] {
        case .closure(let closure):
          current = closure
        case .declaration(let declaration), .observer(let declaration):
          scope = DeclarationReference(file: node.file, id: declaration)
          break ascent
        case .loose:
          break ascent
        }
      }
    }
    return lookUp(plain, in: scope, app: app)
  }

  /// Looks a name up from inside a declaration: its parameters, then outwards.
  func lookUp(_ name: String, in scope: DeclarationReference?, app: Int) -> Meant? {
    var current = scope
    for _ in 0..<Family.longestAscent {
      guard let around = current else { break }
      if self[around].kind.isType {
        if let type = type(around: around) {
          let found = members(named: name, of: type)
          if !found.isEmpty { return .declarations(found) }
        }
      } else {
        if let position = self[around].parameters.firstIndex(where: { $0.name == name }) {
          return .parameter(around, position: position)
        }
        if let (body, item) = place(ofLocal: around),
          let found = enclosed(name, in: body, before: item)
        {
          return found
        }
      }
      current = container(of: around)
    }
    guard Family.canBeDeclared(name) else { return nil }
    let type = type(named: name, from: scope, app: app)
    if type.isDeclared { return .type(type) }
    guard mayDeclareValue(name, app: app) else { return nil }
    demand.note(.topLevelValue(name), app: app)
    let free = freeValues(named: name, app: app)
    return free.isEmpty ? nil : .declarations(free)
  }

  /// A local function's scope: the body it stands in and everything around that body.
  private func enclosed(_ name: String, in body: BodyReference, before item: Int) -> Meant? {
    var body = body
    var item = item
    for _ in 0..<Family.longestAscent {
      if let found = local(name, in: body, before: item) { return found }
      guard case .closure(let closure) = owner(of: body),
        let next = statement(of: NodeReference(file: body.file, id: closure))
      else { return nil }
      (body, item) = next
    }
    return nil
  }

  /// A body's own names that are visible before one of its statements, the latest first, then its
  /// local functions and its parameters.
  private func local(_ name: String, in reference: BodyReference, before item: Int) -> Meant? {
    let items = self[reference].items
    let user = items.indices.contains(item) ? items[item].branches : []
    for position in items.indices.prefix(item).reversed() {
      guard case .local(name, _) = items[position].role,
        user.starts(with: items[position].branches)
      else { continue }
      return .local(reference, item: position)
    }
    for position in items.indices {
      guard case .declaration(let id) = items[position].role else { continue }
      let found = DeclarationReference(file: reference.file, id: id)
      if self[found].name == name, !self[found].kind.isType { return .declarations([found]) }
    }
    if let position = self[reference].parameters.firstIndex(where: { $0.name == name }) {
      return .closureParameter(reference, position: position)
    }
    return nil
  }

  private func place(ofLocal declaration: DeclarationReference) -> (BodyReference, Int)? {
    indexed(declaration.file).localPlaces[declaration.id].map {
      (BodyReference(file: declaration.file, id: $0.body), $0.item)
    }
  }

  /// Not `self`, `init`, `$0`, or what stands for a subscript or for the value before it.
  private static func canBeDeclared(_ name: String) -> Bool {
    switch name {
    case "", "[]", "self", "Self", "super", "init": false
    default: !name.hasPrefix("$") || plainName(name) != name
    }
  }

  /// `$model` and `_model` are looked up as `model`; `$0` stays.
  static func plainName(_ name: String) -> String {
    guard name.utf8.count > 1, name.utf8.first == UInt8(ascii: "$"),
      let second = name.utf8.dropFirst().first, !(UInt8(ascii: "0")...UInt8(ascii: "9") ~= second)
    else { return name }
    return String(name.dropFirst())
  }
}
