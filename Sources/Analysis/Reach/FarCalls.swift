import Facts
import Linking

/// What functions call, a few calls away from any handler: worked out once a function, without
/// regard to who calls it.
struct FarCalls {
  let family: Family
  let memory: RuleMemory

  /// The app's functions that run when some code runs, as far as that can be told without its
  /// callers.
  func codes(calledIn code: Code) -> [Code] {
    memory.farCalls.answer(for: code.body, in: family) {
      family.nodes(in: code.body).flatMap { node in
        family[node].steps.indices.filter { family[node].steps[$0].isCall }.flatMap {
          codes(calledBy: StepReference(node: node, step: $0))
        }
      }
    }
  }

  private func codes(calledBy step: StepReference) -> [Code] {
    family.target(of: step, in: nil).candidates.flatMap { target -> [Code] in
      switch target {
      case .code(let code):
        let isFunction = code.declaration.map { family[$0].kind == .function } ?? true
        return isFunction ? [code] : codes(of: Value(node: step.node))
      case .value(let value): return codes(of: value)
      case .instance: return []
      }
    }
  }

  private func codes(of value: Value) -> [Code] { family.callables(of: value).candidates }
}
