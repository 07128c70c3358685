import Facts
import Linking

/// What an action is called, by its title or its symbol.
struct ActionWords: Sendable {
  /// As written, for messages: `Delete`, `L10n.delete`.
  var text: String?
  /// Every meaning that the words can have; more than one where a condition or a caller decides.
  var meanings: [Meaning] = []

  mutating func add(_ other: ActionWords) {
    text = text ?? other.text
    meanings += other.meanings.filter { !meanings.contains($0) }
  }
}

/// Reads titles and symbols in all the ways that apps write them.
struct WordReader {
  let family: Family
  let vocabulary: Vocabulary
  let budget: SearchBudget

  /// Deepest nesting of calls around a title: `Text(String(localized: .app(.delete)))`.
  private static let deepest = 8

  /// Labels of what stands beside a title in a call around it.
  private static let notTitles: Set<String> = [
    "systemImage", "systemSymbol", "image", "comment", "bundle", "table", "tableName",
  ]

  /// `"Delete"`, `Text("Delete")`, `L10n.delete`, `"delete_title".localized`, a condition of two.
  func title(of value: Value, depth: Int = 0) -> ActionWords {
    guard depth < WordReader.deepest, budget.spend() else { return ActionWords() }
    let node = family[value.node]
    if case .choice(_, let alternatives) = node.base, node.steps.isEmpty {
      return union(of: alternatives, value, depth) { title(of: $0, depth: $1) }
    }
    if case .string(let text, let parts) = node.base {
      if let text {
        let meaning =
          vocabulary.meaning(ofTitle: text) ?? vocabulary.meaning(ofLocalisationKey: text)
        return ActionWords(text: text, meanings: meaning.map { [$0] } ?? [])
      }
      return union(of: parts, value, depth) { title(of: $0, depth: $1) }
    }
    guard node.base == .scope || node.base == .implicit, !node.steps.isEmpty else {
      return ActionWords()
    }
    return namedTitle(value, node, depth)
  }

  /// A call around a title, a generated constant, or a name that leads to one.
  private func namedTitle(_ value: Value, _ node: Node, _ depth: Int) -> ActionWords {
    let path = node.steps.map(\.name).filter { !$0.isEmpty && $0 != "self" }.joined(separator: ".")
    if node.steps.contains(where: { $0.isCall && !($0.arguments ?? []).isEmpty }) {
      var found = ActionWords()
      for argument in node.steps.flatMap({ $0.arguments ?? [] })
      where !WordReader.notTitles.contains(argument.label ?? "") {
        let inner = Value(
          node: NodeReference(file: value.node.file, id: argument.node), frame: value.frame)
        found.add(title(of: inner, depth: depth + 1))
        if !found.meanings.isEmpty { return found }
      }
      if found.text != nil { return found }
    }
    if node.steps.count > 1 || node.base == .implicit {
      if let meaning = vocabulary.meaning(ofLocalisationKey: path) {
        return ActionWords(text: path, meanings: [meaning])
      }
    }
    let origins = family.origins(of: value).filter { $0.value.node != value.node }
    var found = ActionWords()
    for origin in origins.prefix(16) { found.add(title(of: origin.value, depth: depth + 1)) }
    if found.text == nil, origins.isEmpty, let meaning = vocabulary.meaning(ofLocalisationKey: path)
    {
      return ActionWords(text: path, meanings: [meaning])
    }
    return found
  }

  /// `"trash"`, `.trash`, `Image(systemName: "trash")`, a condition of two.
  func symbol(of value: Value, depth: Int = 0) -> ActionWords {
    guard depth < WordReader.deepest, budget.spend() else { return ActionWords() }
    let node = family[value.node]
    switch node.base {
    case .choice(_, let alternatives) where node.steps.isEmpty:
      return union(of: alternatives, value, depth) { symbol(of: $0, depth: $1) }
    case .string(let text?, _): return symbol(named: text)
    case .scope, .implicit:
      guard let first = node.steps.first else { return ActionWords() }
      let head = node.steps.first { $0.isCall } ?? first
      if let argument = head.arguments?.first {
        let inner = Value(
          node: NodeReference(file: value.node.file, id: argument.node), frame: value.frame)
        return symbol(of: inner, depth: depth + 1)
      }
      let named = symbol(named: (node.steps.last { !$0.isCall } ?? first).name)
      if !named.meanings.isEmpty { return named }
      var found = ActionWords()
      for origin in family.origins(of: value).prefix(16) where origin.value.node != value.node {
        found.add(symbol(of: origin.value, depth: depth + 1))
      }
      return found.text == nil && node.base == .implicit ? named : found
    default: return ActionWords()
    }
  }

  private func symbol(named name: String) -> ActionWords {
    ActionWords(text: name, meanings: vocabulary.meaning(ofSymbol: name).map { [$0] } ?? [])
  }

  private func union(
    of nodes: [NodeID], _ value: Value, _ depth: Int, _ read: (Value, Int) -> ActionWords
  ) -> ActionWords {
    var found = ActionWords()
    for id in nodes {
      let node = NodeReference(file: value.node.file, id: id)
      found.add(read(Value(node: node, frame: value.frame), depth + 1))
    }
    return found
  }
}
