import Facts
import Linking
import TestSupport

/// Ways to point at things in a small family.
extension Family {
  /// The first step of that name in the first app.
  func step(_ name: String, number: Int = 0) -> StepReference? {
    let found = steps(named: name, inApp: 0)
    return found.indices.contains(number) ? found[number] : nil
  }

  /// The qualified name of the declaration that a call resolves to, or what else it resolves to.
  func resolution(of name: String, number: Int = 0) -> String {
    guard let step = step(name, number: number) else { return "no such step" }
    switch target(of: step, in: nil) {
    case .resolved(let target): return describe(target)
    case .ambiguous(let targets):
      return "ambiguous: " + targets.map(describe).sorted().joined(separator: ", ")
    case .external: return "external"
    case .unresolved: return "unresolved"
    }
  }

  private func describe(_ target: CallTarget) -> String {
    switch target {
    case .code(let code): code.declaration.map(qualifiedName) ?? "a closure"
    case .instance(let type, _): qualifiedName(of: type)
    case .value(let value): "value at line \(line(of: value.node))"
    }
  }

  /// The lines on which the values that an argument can have are made.
  func originLines(ofArgumentOf name: String) -> [UInt32] {
    guard let step = step(name), let argument = self[step].arguments?.first else { return [] }
    let node = NodeReference(file: step.node.file, id: argument.node)
    return origins(of: Value(node: node)).map { line(of: $0.value.node) }
  }

  private func line(of node: NodeReference) -> UInt32 {
    file(node.file).facts.lines.range(self[node].range).start.line
  }
}
