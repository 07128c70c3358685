import SourceText

/// What one source file says, in no language's own terms: the border between front ends and the
/// rest of rowlint.
///
/// Facts are observations. They depend on nothing but their own file, they are the same on every
/// run, and what cannot be known is an explicit `unknown` with its range.
///
/// Everything refers to everything else by index into the three arrays of the same file, so facts
/// are plain values that can be stored and sent.
public struct FileFacts: Codable, Sendable, Equatable {
  /// Raised whenever the meaning or the shape of facts changes.
  public static let schemaVersion = 2

  /// Relative to the app's root, with `/` between the parts.
  public var path: String
  public var contentHash: ContentHash
  /// What tells the lines and columns of all the ranges.
  public var lines: LineTable
  public var declarations: [Declaration]
  public var bodies: [Body]
  public var nodes: [Node]
  /// Expressions that stand directly in the file or in a type and belong to no declaration, such as
  /// a preview or a script's top-level code.
  public var looseItems: BodyID?
  /// Comments that speak to rowlint, in source order.
  public var directives: [Directive]
  /// Stretches that the front end could not read.
  public var gaps: [Gap]

  public init(
    path: String, contentHash: ContentHash, lines: LineTable, declarations: [Declaration] = [],
    bodies: [Body] = [], nodes: [Node] = [], looseItems: BodyID? = nil,
    directives: [Directive] = [], gaps: [Gap] = []
  ) {
    self.path = path
    self.contentHash = contentHash
    self.lines = lines
    self.declarations = declarations
    self.bodies = bodies
    self.nodes = nodes
    self.looseItems = looseItems
    self.directives = directives
    self.gaps = gaps
  }

  // Inlined, so that who looks at one field does not copy the whole.
  @inlinable public subscript(id: DeclarationID) -> Declaration { declarations[Int(id.index)] }
  @inlinable public subscript(id: BodyID) -> Body { bodies[Int(id.index)] }
  @inlinable public subscript(id: NodeID) -> Node { nodes[Int(id.index)] }
}

/// A stretch that the front end could not read, and why.
public struct Gap: Codable, Sendable, Equatable {
  public var range: ByteRange
  /// For people: "nested too deeply", "unterminated string".
  public var reason: String

  public init(range: ByteRange, reason: String) {
    self.range = range
    self.reason = reason
  }
}

/// Index into `FileFacts.declarations`.
public struct DeclarationID: Codable, Sendable, Hashable, Comparable {
  public var index: UInt32
  public init(_ index: UInt32) { self.index = index }
  public static func < (left: Self, right: Self) -> Bool { left.index < right.index }
}

/// Index into `FileFacts.bodies`.
public struct BodyID: Codable, Sendable, Hashable, Comparable {
  public var index: UInt32
  public init(_ index: UInt32) { self.index = index }
  public static func < (left: Self, right: Self) -> Bool { left.index < right.index }
}

/// Index into `FileFacts.nodes`.
public struct NodeID: Codable, Sendable, Hashable, Comparable {
  public var index: UInt32
  public init(_ index: UInt32) { self.index = index }
  public static func < (left: Self, right: Self) -> Bool { left.index < right.index }
}
