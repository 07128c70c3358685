import Facts
import Linking
import SourceText

/// What stands at findings' places, said in a way that does not change with indentation, line
/// breaks, comments or what the closures hold: `swipeActions(edge: .trailing, {})`.
struct FindingTexts: Sendable {
  private struct Key: Hashable, Comparable {
    let app: String
    let path: String
    /// Bytes from the start of the file.
    let offset: UInt32

    static func < (left: Key, right: Key) -> Bool {
      (left.app, left.path, left.offset) < (right.app, right.path, right.offset)
    }
  }

  /// Sorted by key: a table would take longer to set up than these take to be found.
  private var texts: [(key: Key, text: String)] = []

  init() {}

  /// All of several; of those at one place the first.
  init(_ parts: [FindingTexts]) {
    if parts.count == 1 {
      self = parts[0]
      return
    }
    for part in parts { texts += part.texts }
    let isInOrder = texts.indices.dropFirst().allSatisfy { texts[$0 - 1].key < texts[$0].key }
    // Swift's sort keeps the order of what is equal.
    if !isInOrder { texts.sort { $0.key < $1.key } }
  }

  /// Those at some places of a family, and those of all its comments that speak to rowlint.
  init(at places: [Place], of family: Family) {
    /// By path, whatever the app: few apps have files of the same.
    var wanted: [String: Set<UInt32>] = [:]
    var texts: [Key: String] = [:]
    for place in places {
      wanted[place.path, default: []].insert(place.range.start.offset)
    }
    for file in family.loadedFiles {
      let path = file.facts.path
      let offsets = wanted[path]
      if offsets == nil, file.facts.directives.isEmpty { continue }
      let app = family.apps[file.app].name
      func add(_ offset: UInt32, _ text: String) {
        texts[Key(app: app, path: path, offset: offset)] = Self.shortened(text)
      }
      if let offsets { Self.forEachText(at: offsets, in: file.facts, add) }
      for directive in file.facts.directives { add(directive.range.start, directive.text) }
    }
    self.texts = texts.map { (key: $0.key, text: $0.value) }.sorted { $0.key < $1.key }
  }

  /// Fills the text of each finding that has none.
  func fill(_ findings: inout [Finding]) {
    for index in findings.indices where findings[index].text.isEmpty {
      let place = findings[index].place
      let key = Key(app: place.app, path: place.path, offset: place.range.start.offset)
      findings[index].text = text(for: key) ?? ""
    }
  }

  /// The first of that key.
  private func text(for key: Key) -> String? {
    var (low, high) = (0, texts.count)
    while low < high {
      let middle = (low + high) / 2
      if texts[middle].key < key { low = middle + 1 } else { high = middle }
    }
    return low < texts.count && texts[low].key == key ? texts[low].text : nil
  }

  func pack(into writer: inout PackedWriter) {
    writer.write(texts) { writer, entry in
      writer.write(entry.key.app)
      writer.write(entry.key.path)
      writer.write(UInt64(entry.key.offset))
      writer.write(entry.text)
    }
  }

  init(unpacking reader: inout PackedReader) throws(PackedFault) {
    texts = try reader.list { reader throws(PackedFault) in
      (
        key: Key(app: try reader.text(), path: try reader.text(), offset: try reader.number32()),
        text: try reader.text()
      )
    }
    guard texts.indices.dropFirst().allSatisfy({ texts[$0 - 1].key < texts[$0].key }) else {
      throw .damaged
    }
  }

  private static func forEachText(
    at offsets: Set<UInt32>, in facts: FileFacts, _ body: (UInt32, String) -> Void
  ) {
    let sorted = offsets.sorted()
    // Read in place: of most nodes only the range is looked at.
    facts.declarations.withUnsafeBufferPointer { declarations in
      for index in declarations.indices {
        let offset = declarations[index].nameRange.start
        if sorted.contains(from: offset, through: offset) {
          body(offset, Self.text(of: declarations[index]))
        }
      }
    }
    facts.nodes.withUnsafeBufferPointer { nodes in
      for index in nodes.indices {
        let range = nodes[index].range
        guard sorted.contains(from: range.start, through: range.end) else { continue }
        for step in nodes[index].steps.indices {
          let offset = nodes[index].steps[step].nameRange.start
          if offsets.contains(offset) { body(offset, text(of: step, in: nodes[index], facts)) }
        }
      }
    }
  }

  private static func text(of declaration: Declaration) -> String {
    let labels = declaration.parameters.map { ($0.label ?? "_") + ":" }.joined()
    return labels.isEmpty ? declaration.name : "\(declaration.name)(\(labels))"
  }

  /// The head of the chain and the step itself: modifiers between them come and go.
  private static func text(of index: Int, in node: Node, _ facts: FileFacts) -> String {
    let step = text(of: node.steps[index], facts, depth: 3)
    let end = headEnd(of: node, before: index)
    if end == 0, case .scope = node.base { return step }
    let head = text(of: node, upTo: end, facts, depth: 1)
    return "\(head).\(step)"
  }

  /// The number of steps up to the first call: `self.store.rows()` is a head.
  private static func headEnd(of node: Node, before index: Int) -> Int {
    let call = node.steps[..<index].firstIndex { $0.isCall }
    return call.map { $0 + 1 } ?? index
  }

  /// Arguments, closures and lists are spelled to a depth, so that no nesting costs much.
  private static func text(of step: Step, _ facts: FileFacts, depth: Int) -> String {
    guard let arguments = step.arguments else { return step.name }
    if depth == 0 { return arguments.isEmpty ? "\(step.name)()" : "\(step.name)(…)" }
    let spelled = arguments.map { argument in
      let value = text(of: facts[argument.node], facts, depth: depth - 1)
      return argument.label.map { "\($0): \(value)" } ?? value
    }
    return "\(step.name)(\(spelled.joined(separator: ", ")))"
  }

  /// A whole expression as its head: what a closure shows, not how it looks.
  private static func text(of node: Node, _ facts: FileFacts, depth: Int) -> String {
    text(of: node, upTo: headEnd(of: node, before: node.steps.count), facts, depth: depth)
  }

  /// Literals and names as they are, everything else as a mark of its kind.
  private static func text(
    of node: Node, upTo end: Int, _ facts: FileFacts, depth: Int
  ) -> String {
    func list(_ nodes: [Node]) -> String {
      depth == 0 ? "" : nodes.map { text(of: $0, facts, depth: depth - 1) }.joined(separator: "; ")
    }
    let base: String
    switch node.base {
    case .scope: base = ""
    case .implicit: base = "."
    case .string(let text, _): base = text.map { "\"\($0)\"" } ?? "\"…\""
    case .number(let text): base = text
    case .boolean(let value): base = "\(value)"
    case .null: base = "nil"
    case .list(let elements): base = "[\(list(elements.map { facts[$0] }))]"
    case .tuple: base = "()"
    case .closure(let body):
      base = "{\(list(facts[body].items.compactMap { $0.node.map { facts[$0] } }))}"
    case .choice: base = "?"
    case .operation: base = "…"
    case .keyPath(let text): base = text
    case .macro: base = "#"
    case .unknown: base = "…"
    }
    let steps = node.steps[..<end].map { text(of: $0, facts, depth: depth) }
    let joint = base.isEmpty || base.hasSuffix(".") || base == "#" || steps.isEmpty ? "" : "."
    return base + joint + steps.joined(separator: ".")
  }

  /// A long text by its start and a hash of the whole (FNV-1a): a baseline's lines stay readable.
  private static func shortened(_ text: String) -> String {
    guard text.utf8.count > 200 else { return text }
    let hash = text.utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { hash, byte in
      (hash ^ UInt64(byte)) &* 0x100_0000_01B3
    }
    return "\(text.prefix(120))…\(String(hash, radix: 16))"
  }
}

extension [UInt32] {
  /// Whether one of the numbers, which are sorted, lies between two.
  fileprivate func contains(from first: UInt32, through last: UInt32) -> Bool {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle] < first { low = middle + 1 } else { high = middle }
    }
    return low < count && self[low] <= last
  }
}
