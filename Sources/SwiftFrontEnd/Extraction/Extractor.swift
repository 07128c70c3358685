import Facts
import SourceText

/// Turns an outline into facts. The other files of this folder add what it extracts: declarations,
/// bodies, nodes.
///
/// All its methods are mutating, those that only look something up too: so they get a reference to
/// it, where the others would get a copy of its four hundred bytes each time.
struct Extractor {
  let source: TokenSource
  let outline: Outline
  let lines: LineTable
  var names: NameTable
  /// What becomes the facts.
  var declarations = Pile<Declaration>()
  var bodies = Pile<Body>()
  var nodes = Pile<Node>(capacity: 256)
  /// What waits for the body, the chain or the call that it is part of.
  var items = Pile<Item>()
  var steps = Pile<Step>()
  var arguments = Pile<Argument>()
  let lists = FileLists()
  var words = Pile<String>()
  /// Lists of words as declarations have them; most are one of few.
  private var wordLists: [[String]] = []
  /// Of the items that belong to no declaration, those that stand in a type.
  var looseInTypes: [Item] = []
  private var directives: [Directive] = []
  private var gaps: [Gap] = []
  private var fileRange: ByteRange?
  /// The declaration being extracted.
  var container: DeclarationID?
  /// The newest property, and the token behind it: a comma where another one follows.
  var lastBinding: (id: DeclarationID, end: TokenIndex)?

  init(source: TokenSource, outline: Outline) {
    self.source = source
    self.outline = outline
    lines = LineTable(source.bytes)
    names = NameTable(source.bytes)
  }

  /// Ends the life of the memory that lists are gathered in.
  func free() {
    declarations.free()
    bodies.free()
    nodes.free()
    items.free()
    steps.free()
    arguments.free()
    words.free()
  }

  /// Reads all that there is; `takeFacts` gives it.
  mutating func read() {
    for child in outline.children(Outline.root) { extractItem(child, branches: []) }
    fileRange = range(of: Outline.root)
    directives = findDirectives()
    gaps = outline.gaps.map { gap in
      Gap(range: range(from: gap.start, to: gap.end), reason: gap.reason.rawValue)
    }
  }

  /// The facts of what was read; tokens and outline are no longer needed.
  mutating func takeFacts(path: String, contentHash: ContentHash) -> FileFacts {
    let looseItems = takeLoose()
    lists.trim()
    return FileFacts(
      path: path, contentHash: contentHash, lines: lines,
      declarations: declarations.take(from: 0), bodies: bodies.take(from: 0),
      nodes: nodes.take(from: 0), looseItems: looseItems, directives: directives, gaps: gaps)
  }

  /// The items that belong to no declaration, in source order.
  private mutating func takeLoose() -> BodyID? {
    var loose = items.take(from: 0)
    guard let fileRange, !loose.isEmpty || !looseInTypes.isEmpty else { return nil }
    if !looseInTypes.isEmpty {
      loose += looseInTypes
      loose.sort { $0.range.start < $1.range.start }
    }
    return add(Body(items: lists.items.add(loose), range: fileRange))
  }

  // MARK: Places

  mutating func range(of token: TokenIndex) -> ByteRange {
    let index = min(Int(token.value), source.tokens.count - 1)
    return ByteRange(start: source.tokens[index].offset, end: source.tokens[index].end)
  }

  mutating func range(of node: OutlineID) -> ByteRange {
    range(from: outline[node].start, to: outline[node].end)
  }

  /// A node's name; where it is missing, the empty stretch at the node's start.
  mutating func nameRange(of node: OutlineID) -> ByteRange {
    guard outline[node].name == .none else { return range(of: outline[node].name) }
    let start = range(of: node).start
    return ByteRange(start: start, end: start)
  }

  /// From the first token to the one before `end`; where there is none between them, the empty
  /// stretch behind what stands before.
  mutating func range(from start: TokenIndex, to end: TokenIndex) -> ByteRange {
    let first = min(Int(start.value), source.tokens.count - 1)
    guard end > start else {
      let place = first > 0 ? source.tokens[first - 1].end : source.tokens[first].offset
      return ByteRange(start: place, end: place)
    }
    let last = min(Int(end.value), source.tokens.count) - 1
    return ByteRange(start: source.tokens[first].offset, end: source.tokens[last].end)
  }

  // MARK: Text

  /// A token's text, without back-ticks.
  mutating func text(_ index: TokenIndex) -> String {
    guard index != .none else { return "" }
    let token = source.tokens[Int(index.value)]
    let isTicked = token.flags.contains(.backticked) && token.length > 2
    let start = Int(token.offset) + (isTicked ? 1 : 0)
    let end = Int(token.end) - (isTicked ? 1 : 0)
    guard start < end, end <= source.bytes.count else { return "" }
    return names.text(start, end)
  }

  mutating func text(_ start: Int, _ end: Int) -> String {
    guard start < end, end <= source.bytes.count else { return "" }
    let bytes = UnsafeBufferPointer(rebasing: source.bytes[start..<end])
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Tokens joined as written, with one space wherever there is any.
  mutating func text(from start: TokenIndex, to end: TokenIndex) -> String {
    let last = min(Int(end.value), source.tokens.count)
    var joined = ""
    /// The stretch that is as it should be already.
    var run = 0..<0
    for index in Int(start.value)..<max(last, Int(start.value)) {
      let token = source.tokens[index]
      let next = Int(token.offset)..<Int(token.end)
      let isSpaced = token.flags.contains(.spaceBefore)
      if run.isEmpty {
        run = next
      } else if next.lowerBound == run.upperBound + (isSpaced ? 1 : 0),
        !isSpaced || source.bytes[run.upperBound] == UInt8(ascii: " ")
      {
        run = run.lowerBound..<next.upperBound
      } else {
        joined += text(run.lowerBound, run.upperBound)
        if isSpaced { joined += " " }
        run = next
      }
    }
    var runEnd = run.upperBound
    if last > 0, last < source.tokens.count, source.tokens[last].flags.contains(.isRest) {
      // What a type took of the next operator.
      runEnd = max(runEnd, Int(source.tokens[last].offset))
    }
    return joined + text(run.lowerBound, runEnd)
  }

  mutating func text(of node: OutlineID) -> String {
    text(from: outline[node].start, to: outline[node].end)
  }

  /// `private`, `private(set)`: the second says nothing of who may read.
  mutating func modifierText(of node: OutlineID) -> String {
    let name = text(outline[node].name)
    guard outline[node].end.value > outline[node].start.value + 1 else { return name }
    return text(of: node).filter { $0 != " " }
  }

  /// A type's name without its generic arguments and without `@…` and `any`/`some` before it.
  mutating func nominalText(of node: OutlineID) -> String {
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

  /// The words from `start` on, off the pile. Equal lists share their memory.
  mutating func takeWords(from start: Int) -> [String] {
    let taken = words.elements(from: start)
    if taken.isEmpty { return [] }
    if let known = wordLists.first(where: { $0.elementsEqual(taken) }) {
      while words.count > start { _ = words.pop() }
      return known
    }
    let list = words.take(from: start)
    if wordLists.count < Extractor.mostWordLists { wordLists.append(list) }
    return list
  }

  private static let mostWordLists = 8

  // MARK: What becomes the facts

  mutating func add(_ body: consuming Body) -> BodyID {
    bodies.push(body)
    return BodyID(UInt32(bodies.count - 1))
  }

  mutating func add(_ node: consuming Node) -> NodeID {
    nodes.push(node)
    return NodeID(UInt32(nodes.count - 1))
  }

  /// Keeps a place for a declaration, so that what it contains can refer to it.
  mutating func add(_ declaration: consuming Declaration) -> DeclarationID {
    declarations.push(declaration)
    return DeclarationID(UInt32(declarations.count - 1))
  }
}
