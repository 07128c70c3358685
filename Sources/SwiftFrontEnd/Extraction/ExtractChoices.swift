import Facts
import SourceText

extension Extractor {
  /// An `if`, `switch` or `do` used as a value: its arms' last expressions.
  ///
  /// All that its arms ask, behind `else if` and `where` too, is the condition.
  mutating func extractChoice(_ id: OutlineID) -> Node.Base {
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
      if let value = extractArmValue(id) { values.append(value) }
    case .conditionalArm, .switchCase, .catchClause:
      extractAsked(by: id, into: &asked)
      if let block = outline.child(id, .codeBlock), let value = extractArmValue(block) {
        values.append(value)
      }
    case .gap: break
    default: asked.append(extractExpression(id))
    }
  }

  /// What a list of conditions looks at.
  private mutating func extractAsked(by arm: OutlineID, into asked: inout [NodeID]) {
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
  }

  /// One node for several conditions.
  mutating func joined(_ asked: [NodeID]) -> NodeID? {
    guard asked.count > 1, let first = asked.first else { return asked.first }
    let commas = Array(repeating: ",", count: asked.count - 1)
    var range = nodes[Int(first.index)].range
    for node in asked { range.end = max(range.end, nodes[Int(node.index)].range.end) }
    return add(Node(base: .operation(operators: commas, operands: asked), range: range))
  }

  /// The only expression of an arm; a block of several statements is a closure's body.
  private mutating func extractArmValue(_ block: OutlineID) -> NodeID? {
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
}
