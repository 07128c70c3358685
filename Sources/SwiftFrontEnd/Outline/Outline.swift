/// A file's declarations and expressions: a tree in one block of memory, over the tokens it was made
/// from.
///
/// It is a reading for rowlint's purposes, not a full parse: types are stretches of tokens, operators
/// stay flat, and what cannot be read is a `gap`.
///
/// Like the tokens it is only borrowed, for the time of a reading: whoever made it frees it.
struct Outline {
  private var nodes: UnsafeMutablePointer<OutlineNode>
  private var capacity: Int
  /// How many nodes there are. The first one is the file.
  private(set) var count = 0
  var gaps: [OutlineGap] = []

  static let root = OutlineID(value: 0)

  init(capacity: Int) {
    self.capacity = max(capacity, 16)
    nodes = .allocate(capacity: self.capacity)
  }

  /// Ends the outline's life; neither it nor a copy can be used afterwards.
  func free() { nodes.deallocate() }

  mutating func append(_ node: OutlineNode) -> OutlineID {
    if count == capacity { grow() }
    (nodes + count).initialize(to: node)
    count += 1
    return OutlineID(value: UInt32(truncatingIfNeeded: count - 1))
  }

  private mutating func grow() {
    let larger = UnsafeMutablePointer<OutlineNode>.allocate(capacity: capacity * 2)
    larger.moveInitialize(from: nodes, count: count)
    nodes.deallocate()
    nodes = larger
    capacity *= 2
  }

  @inline(__always)
  subscript(id: OutlineID) -> OutlineNode {
    get {
      assert(id.value < count, "no such node")
      return nodes[Int(id.value)]
    }
    nonmutating set {
      assert(id.value < count, "no such node")
      nodes[Int(id.value)] = newValue
    }
  }

  /// The children in source order.
  func children(_ id: OutlineID) -> Children {
    Children(nodes: nodes, upcoming: self[id].firstChild)
  }

  /// The first child of a kind.
  func child(_ id: OutlineID, _ kind: OutlineKind) -> OutlineID? {
    var child = self[id].firstChild
    while child != .none {
      if self[child].kind == kind { return child }
      child = self[child].nextSibling
    }
    return nil
  }

  /// Walks a node's children.
  struct Children: Sequence, IteratorProtocol {
    fileprivate let nodes: UnsafeMutablePointer<OutlineNode>
    fileprivate var upcoming: OutlineID

    /// So that an array of them is allocated once.
    var underestimatedCount: Int {
      var count = 0
      var child = upcoming
      while child != .none {
        count += 1
        child = nodes[Int(child.value)].nextSibling
      }
      return count
    }

    mutating func next() -> OutlineID? {
      guard upcoming != .none else { return nil }
      defer { upcoming = nodes[Int(upcoming.value)].nextSibling }
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
