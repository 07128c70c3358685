import Facts
import Linking
import Synchronization

/// What functions call, a few calls away from any handler: worked out once a function, without
/// regard to who calls it.
public final class FarCalls: Sendable {
  private let known = Mutex<[BodyReference: [Code]]>([:])

  public init() {}

  /// The app's functions that run when some code runs, as far as that can be told without its
  /// callers.
  func codes(calledIn code: Code, of family: Family) -> [Code] {
    if let codes = known.withLock({ $0[code.body] }) { return codes }
    var codes: [Code] = []
    for node in family.nodes(in: code.body) {
      for (position, step) in family[node].steps.enumerated() where step.isCall {
        codes += self.codes(calledBy: StepReference(node: node, step: position), family)
      }
    }
    known.withLock { $0[code.body] = codes }
    return codes
  }

  private func codes(calledBy step: StepReference, _ family: Family) -> [Code] {
    let targets: [CallTarget]
    switch family.target(of: step, in: nil) {
    case .resolved(let target): targets = [target]
    case .ambiguous(let all): targets = all
    case .external, .unresolved: return []
    }
    return targets.flatMap { target -> [Code] in
      switch target {
      case .code(let code):
        let isFunction = code.declaration.map { family[$0].kind == .function } ?? true
        return isFunction ? [code] : codes(of: Value(node: step.node), family)
      case .value(let value): return codes(of: value, family)
      case .instance: return []
      }
    }
  }

  private func codes(of value: Value, _ family: Family) -> [Code] {
    switch family.callables(of: value) {
    case .resolved(let code): [code]
    case .ambiguous(let codes): codes
    case .external, .unresolved: []
    }
  }
}
