import Facts
import SourceText

@testable import SwiftFrontEnd

/// What holds of every outline and of all facts, whatever the bytes; each returns the first fault.
enum OutlineInvariants {
  /// A tree in which children stand inside their parents, one behind the other.
  static func fault(_ bytes: UnsafeBufferPointer<UInt8>) -> String? {
    SwiftFrontEnd.withOutline(of: bytes) { source, outline in
      var seen: Set<OutlineID> = []
      var waiting = [Outline.root]
      while let id = waiting.popLast() {
        guard id.value < outline.count else { return "no node \(id.value)" }
        guard seen.insert(id).inserted else { return "node \(id.value) twice" }
        let node = outline[id]
        guard node.start <= node.end, node.end.value <= source.tokens.count else {
          return "\(node.kind) ends before it starts"
        }
        var last = node.start
        for child in outline.children(id) {
          guard child.value < outline.count else { return "no node \(child.value)" }
          let inner = outline[child]
          // A parameter starts at its label, behind its attributes.
          let mayBeBefore = inner.kind == .attribute && node.kind == .parameter
          guard inner.start >= last || mayBeBefore else {
            return "\(inner.kind) before its place in \(node.kind) at \(inner.start.value)"
          }
          guard inner.end <= node.end else {
            return "\(inner.kind) longer than its \(node.kind) at \(inner.start.value)"
          }
          last = max(last, inner.start)
          waiting.append(child)
        }
      }
      return nil
    }
  }

  /// Every id is valid, nothing contains itself, ranges lie in the file and inside one another, and
  /// lines and columns are those of the offsets.
  static func fault(_ facts: FileFacts, _ bytes: UnsafeBufferPointer<UInt8>) -> String? {
    var check = FactsCheck(facts: facts, bytes: bytes)
    check.run()
    return check.fault
  }
}

private struct FactsCheck {
  let facts: FileFacts
  let bytes: UnsafeBufferPointer<UInt8>
  var fault: String?
  /// How far each body and node is walked.
  private enum Walk { case ahead, open, done }
  private var bodies: [Walk]
  private var nodes: [Walk]

  init(facts: FileFacts, bytes: UnsafeBufferPointer<UInt8>) {
    self.facts = facts
    self.bytes = bytes
    bodies = Array(repeating: .ahead, count: facts.bodies.count)
    nodes = Array(repeating: .ahead, count: facts.nodes.count)
  }

  mutating func run() {
    let file = ByteRange(start: 0, end: UInt32(bytes.count))
    for (index, declaration) in facts.declarations.enumerated() {
      if let container = declaration.container, container.index >= index {
        fault = fault ?? "\(declaration.name) stands in a later declaration"
      }
      check(declaration.range, in: file, "declaration")
      check(declaration.nameRange, in: declaration.range, "name of \(declaration.name)")
      for parameter in declaration.parameters {
        if let value = parameter.defaultValue { check(value, in: declaration.range) }
      }
      if let value = declaration.value { check(value, in: declaration.range) }
      if let body = declaration.body { check(body, in: declaration.range) }
      for body in declaration.observers { check(body, in: declaration.range) }
    }
    if let loose = facts.looseItems { check(loose, in: file) }
    for gap in facts.gaps { check(gap.range, in: file, "gap") }
  }

  private mutating func check(
    _ range: ByteRange, in outer: ByteRange, _ what: @autoclosure () -> String
  ) {
    guard fault == nil else { return }
    if range.end < range.start { fault = "\(what()) ends before it starts" }
    if !outer.contains(range) {
      fault =
        "\(what()) \(range.start)..<\(range.end) not in \(outer.start)..<\(outer.end)"
    }
  }

  /// A node may be shared, but nothing contains itself.
  private mutating func reenter(_ walk: Walk) {
    if walk == .open { fault = fault ?? "something contains itself" }
  }

  private mutating func check(_ id: BodyID, in outer: ByteRange) {
    guard id.index < facts.bodies.count else { return fault = "no body \(id.index)" }
    guard bodies[Int(id.index)] == .ahead else { return reenter(bodies[Int(id.index)]) }
    bodies[Int(id.index)] = .open
    defer { bodies[Int(id.index)] = .done }
    let body = facts[id]
    check(body.range, in: outer, "body")
    for item in body.items {
      check(item.range, in: body.range, "item")
      if case .assignment(let target, _) = item.role { check(target, in: body.range) }
      if case .declaration(let inner) = item.role, inner.index >= facts.declarations.count {
        fault = "no declaration \(inner.index)"
      }
      if let node = item.node { check(node, in: body.range) }
    }
  }

  private mutating func check(_ id: NodeID, in outer: ByteRange) {
    guard id.index < facts.nodes.count else { return fault = "no node \(id.index)" }
    guard nodes[Int(id.index)] == .ahead else { return reenter(nodes[Int(id.index)]) }
    nodes[Int(id.index)] = .open
    defer { nodes[Int(id.index)] = .done }
    let node = facts[id]
    check(node.range, in: outer, "node")
    switch node.base {
    case .string(_, let parts): for part in parts { check(part, in: node.range) }
    case .list(let elements): for element in elements { check(element, in: node.range) }
    case .tuple(let arguments): for argument in arguments { check(argument.node, in: node.range) }
    case .closure(let body): check(body, in: node.range)
    case .choice(let condition, let alternatives):
      if let condition { check(condition, in: node.range) }
      for alternative in alternatives { check(alternative, in: node.range) }
    case .operation(_, let operands): for operand in operands { check(operand, in: node.range) }
    default: break
    }
    for step in node.steps {
      check(step.range, in: node.range, "step \(step.name)")
      check(step.nameRange, in: step.range, "name of step \(step.name)")
      for argument in step.arguments ?? [] { check(argument.node, in: step.range) }
    }
  }
}
