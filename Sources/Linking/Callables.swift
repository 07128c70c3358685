import Facts

extension Family {
  /// The code that runs when a value is called: a closure, a function that is named, what a caller
  /// passed. `nil` alternatives of a choice are left out.
  public func callables(of value: Value) -> Resolution<Code> {
    var found: [Code] = []
    var isExternal = false
    var isUnresolved = false
    var waiting = [value]
    var budget = 24
    while let next = waiting.popLast() {
      budget -= 1
      guard budget > 0 else {
        isUnresolved = true
        break
      }
      let node = self[next.node]
      switch node.base {
      case .closure(let body) where node.steps.isEmpty:
        let body = BodyReference(file: next.node.file, id: body)
        found.append(Code(body: body, frame: next.frame, declaration: nil))
      case .choice(_, let alternatives) where node.steps.isEmpty:
        waiting += alternatives.reversed().map {
          Value(node: NodeReference(file: next.node.file, id: $0), frame: next.frame)
        }
      case .null: break
      case .scope where !node.steps.isEmpty, .implicit where !node.steps.isEmpty:
        let last = StepReference(node: next.node, step: node.steps.count - 1)
        switch target(of: last, in: next.frame) {
        case .resolved(let target): follow(target, from: self[last], &found, &waiting)
        case .ambiguous(let targets):
          for target in targets { follow(target, from: self[last], &found, &waiting) }
        case .external: isExternal = true
        case .unresolved: isUnresolved = true
        }
      default: isUnresolved = true
      }
    }
    if found.isEmpty { return isUnresolved ? .unresolved : isExternal ? .external : .unresolved }
    return found.count == 1 && !isUnresolved && !isExternal
      ? .resolved(found[0]) : .ambiguous(found)
  }

  private func follow(
    _ target: CallTarget, from step: Step, _ found: inout [Code], _ waiting: inout [Value]
  ) {
    switch target {
    case .value(let value): waiting.append(value)
    case .instance: break
    case .code(let code):
      let isFunction = code.declaration.map { self[$0].kind == .function } ?? true
      if isFunction, !step.isCall {
        found.append(code)
      } else {
        // A function or property that gives a closure.
        waiting += results(of: code.body).map { Value(node: $0.node, frame: code.frame) }
      }
    }
  }
}
