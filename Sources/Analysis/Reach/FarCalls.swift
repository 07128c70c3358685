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
    family.codes(runBy: family.target(of: step, in: nil).candidates, at: step, in: nil) {
      family.callables(of: $0).candidates
    }
  }
}

extension Family {
  /// The app's functions that run when one of some targets is called: a function itself, or what
  /// `codes` finds behind a property or another value.
  func codes(
    runBy targets: [CallTarget], at step: StepReference, in frame: Frame?,
    _ codes: (Value) -> [Code]
  ) -> [Code] {
    targets.flatMap { target -> [Code] in
      switch target {
      case .code(let code):
        let isFunction = code.declaration.map { self[$0].kind == .function } ?? true
        return isFunction ? [code] : codes(Value(node: step.node, frame: frame))
      case .value(let value): return codes(value)
      case .instance: return []
      }
    }
  }
}
