import Facts
import SourceText

extension Extractor {
  /// An `if`, `switch` or `do` used as a value: its arms' last expressions.
  mutating func extractChoice(_ id: OutlineID) -> Node.Base {
    outline[id].kind == .ifStatement
      ? extractIfValue(id) : extractArms(of: id)
  }

  /// `if a { b } else if c { d } else { e }`: the second `if` is the first one's last alternative.
  private mutating func extractIfValue(_ id: OutlineID) -> Node.Base {
    let arms = Array(outline.children(id))
    var otherwise: NodeID?
    for (position, arm) in arms.enumerated().reversed() {
      let conditions = extractAsked(by: arm)
      let value = extractArmValue(arm)
      let isElse = conditions == nil && position > 0 && position == arms.count - 1
      if isElse {
        otherwise = value
        continue
      }
      let alternatives = [value, otherwise].compactMap { $0 }
      let base = Node.Base.choice(condition: conditions, alternatives: alternatives)
      if position == 0 { return base }
      let end = outline[id].end
      otherwise = add(Node(base: base, range: range(from: outline[arm].start, to: end)))
    }
    return .unknown
  }

  /// What a list of conditions looks at.
  private mutating func extractAsked(by arm: OutlineID) -> NodeID? {
    var asked: [NodeID] = []
    for condition in outline.children(arm) where outline[condition].kind == .condition {
      let child = outline[condition].firstChild
      guard child != .none else { continue }
      switch outline[child].kind {
      case .optionalBinding, .caseCondition:
        guard let value = outline.child(child, .initialValue), let node = extractChild(of: value)
        else { continue }
        asked.append(node)
      case .availability: continue
      default: asked.append(extractExpression(child))
      }
    }
    return joined(asked)
  }

  /// One node for several conditions.
  private mutating func joined(_ asked: [NodeID]) -> NodeID? {
    guard asked.count > 1, let first = asked.first, let last = asked.last else {
      return asked.first
    }
    let commas = Array(repeating: ",", count: asked.count - 1)
    let range = SourceRange(start: facts[first].range.start, end: facts[last].range.end)
    return add(Node(base: .operation(operators: commas, operands: asked), range: range))
  }

  /// The last expression of an arm; a block of several statements is a closure's body.
  private mutating func extractArmValue(_ arm: OutlineID) -> NodeID? {
    guard let block = outline.child(arm, .codeBlock) else { return nil }
    return extractBlockValue(block)
  }

  private mutating func extractBlockValue(_ block: OutlineID) -> NodeID? {
    let first = outline[block].firstChild
    guard first != .none else { return nil }
    if outline[first].nextSibling == .none {
      switch outline[first].kind {
      case .chain, .sequence, .ifStatement, .switchStatement: return extractExpression(first)
      case .throwStatement, .returnStatement: return extractChild(of: first)
      default: break
      }
    }
    let range = range(of: block)
    return add(Node(base: .closure(extractBody(block)), range: range))
  }

  /// The values of a `switch` or a `do`; the conditions behind `where` are asked like the subject.
  private mutating func extractArms(of id: OutlineID) -> Node.Base {
    var asked: [NodeID] = []
    var values: [NodeID] = []
    for child in outline.children(id) { extractArm(child, &asked, &values) }
    return .choice(condition: joined(asked), alternatives: values)
  }

  private mutating func extractArm(
    _ id: OutlineID, _ asked: inout [NodeID], _ values: inout [NodeID]
  ) {
    switch outline[id].kind {
    case .ifConfig:
      for clause in outline.children(id) {
        for child in outline.children(clause) { extractArm(child, &asked, &values) }
      }
    case .codeBlock:
      if let value = extractBlockValue(id) { values.append(value) }
    case .switchCase, .catchClause:
      if let condition = extractAsked(by: id) { asked.append(condition) }
      if let value = extractArmValue(id) { values.append(value) }
    case .gap: break
    default: asked.append(extractExpression(id))
    }
  }
}
