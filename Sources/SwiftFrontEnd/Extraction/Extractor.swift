import Facts
import SourceText

/// Turns an outline into facts. The other files of this folder add what it extracts: declarations,
/// bodies, nodes.
struct Extractor {
  let source: TokenSource
  let outline: Outline
  let lines: LineIndex
  var facts: FileFacts
  /// The declaration being extracted.
  var container: DeclarationID?

  init(path: String, source: TokenSource, outline: Outline) {
    self.source = source
    self.outline = outline
    lines = LineIndex(source.bytes)
    facts = FileFacts(path: path, contentHash: ContentHash(source.bytes))
  }

  static func extract(path: String, source: TokenSource, outline: Outline) -> FileFacts {
    var extractor = Extractor(path: path, source: source, outline: outline)
    extractor.extractFile()
    return extractor.facts
  }

  private mutating func extractFile() {
    var loose: [Item] = []
    for child in outline.children(Outline.root) {
      extractItem(child, branches: [], into: &loose)
    }
    if !loose.isEmpty {
      facts.looseItems = add(Body(items: loose, range: range(of: Outline.root)))
    }
    extractDirectives()
    for gap in outline.gaps {
      facts.gaps.append(
        Gap(range: range(from: gap.start, to: gap.end), reason: gap.reason.rawValue))
    }
  }

  // MARK: Places

  func position(_ offset: UInt32) -> SourcePosition {
    lines.position(of: Int(offset), in: source.bytes)
  }

  func range(of token: TokenIndex) -> SourceRange {
    guard token != .none else { return range(from: token, to: token) }
    let found = source.tokens[Int(token.value)]
    return SourceRange(start: position(found.offset), end: position(found.end))
  }

  func range(of node: OutlineID) -> SourceRange {
    range(from: outline[node].start, to: outline[node].end)
  }

  /// From the first token to the one before `end`.
  func range(from start: TokenIndex, to end: TokenIndex) -> SourceRange {
    let last = source.tokens.count - 1
    let first = min(Int(start.value), last)
    let from = position(source.tokens[first].offset)
    guard end > start else { return SourceRange(start: from, end: from) }
    let final = source.tokens[min(Int(end.value), last + 1) - 1]
    return SourceRange(start: from, end: position(final.end))
  }

  // MARK: Text

  /// A token's text, without back-ticks.
  func text(_ index: TokenIndex) -> String {
    guard index != .none else { return "" }
    let token = source.tokens[Int(index.value)]
    let isTicked = token.flags.contains(.backticked) && token.length > 2
    let start = Int(token.offset) + (isTicked ? 1 : 0)
    let end = Int(token.end) - (isTicked ? 1 : 0)
    return text(start, end)
  }

  func text(_ start: Int, _ end: Int) -> String {
    guard start < end, end <= source.bytes.count else { return "" }
    return String(decoding: source.bytes[start..<end], as: UTF8.self)
  }

  /// Tokens joined as written, with one space wherever there is any.
  func text(from start: TokenIndex, to end: TokenIndex) -> String {
    var joined = ""
    var index = Int(start.value)
    let last = min(Int(end.value), source.tokens.count)
    while index < last {
      let token = source.tokens[index]
      if !joined.isEmpty, token.flags.contains(.spaceBefore) { joined += " " }
      joined += text(Int(token.offset), Int(token.end))
      index += 1
    }
    if last < source.tokens.count, source.tokens[last].flags.contains(.isRest), last > 0 {
      joined += text(Int(source.tokens[last - 1].end), Int(source.tokens[last].offset))
    }
    return joined
  }

  func text(of node: OutlineID) -> String {
    text(from: outline[node].start, to: outline[node].end)
  }

  /// A type's name without its generic arguments and without `@…` and `any`/`some` before it.
  func nominalText(of node: OutlineID) -> String {
    var name = ""
    for index in outline[node].start.value..<max(outline[node].start.value, outline[node].end.value)
    {
      let token = source.tokens[Int(index)]
      switch token.kind {
      case .identifier, .keyword, .period:
        if token.flags.contains(.spaceBefore), name.last?.isLetter == true { name = "" }
        name += text(TokenIndex(value: index))
      case .at, .prefixOperator: name += ""
      default: return name
      }
    }
    return name
  }

  // MARK: The arrays

  mutating func add(_ body: Body) -> BodyID {
    facts.bodies.append(body)
    return BodyID(UInt32(facts.bodies.count - 1))
  }

  mutating func add(_ node: Node) -> NodeID {
    facts.nodes.append(node)
    return NodeID(UInt32(facts.nodes.count - 1))
  }

  /// Keeps a place for a declaration, so that what it contains can refer to it.
  mutating func add(_ declaration: Declaration) -> DeclarationID {
    facts.declarations.append(declaration)
    return DeclarationID(UInt32(facts.declarations.count - 1))
  }
}
