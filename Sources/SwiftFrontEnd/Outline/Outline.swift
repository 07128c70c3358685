/// A file's declarations and expressions: a tree in one array, over the tokens it was made from.
///
/// It is a reading for rowlint's purposes, not a full parse: types are stretches of tokens, operators
/// stay flat, and what cannot be read is a `gap`.
struct Outline: Sendable {
  /// The first one is the file.
  var nodes: [OutlineNode] = []
  var gaps: [OutlineGap] = []

  static let root = OutlineID(value: 0)

  subscript(id: OutlineID) -> OutlineNode {
    get { nodes[Int(id.value)] }
    set { nodes[Int(id.value)] = newValue }
  }

  /// The children in source order.
  func children(_ id: OutlineID) -> Children {
    Children(outline: self, upcoming: self[id].firstChild)
  }

  /// The first child of a kind.
  func child(_ id: OutlineID, _ kind: OutlineKind) -> OutlineID? {
    children(id).first { self[$0].kind == kind }
  }

  /// Walks a node's children.
  struct Children: Sequence, IteratorProtocol {
    let outline: Outline
    var upcoming: OutlineID

    mutating func next() -> OutlineID? {
      guard upcoming != .none else { return nil }
      defer { upcoming = outline[upcoming].nextSibling }
      return upcoming
    }
  }
}

/// A stretch of tokens that could not be read.
struct OutlineGap: Equatable, Sendable {
  var start: TokenIndex
  var end: TokenIndex
  var reason: Reason

  enum Reason: String, Sendable {
    case unexpected = "unexpected token"
    case tooDeep = "nested too deeply"
    case unclosed = "missing closing delimiter"
  }
}
