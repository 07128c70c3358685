import Facts

/// What one caller makes of a condition.
public enum Truth: Sendable {
  case yes, no
  /// The caller decides it with something that is only known at run time.
  case unknown

  var opposite: Truth {
    switch self {
    case .yes: .no
    case .no: .yes
    case .unknown: .unknown
    }
  }
}

/// Conditions as far as a caller's arguments decide them. Nil means that they do not: then both
/// branches are reached.
extension Family {
  /// Whether a statement's branches are taken for the caller of a frame.
  ///
  /// `groups` are statements whose arms do not matter.
  public func isReached(
    item: Int, of body: BodyReference, in frame: Frame?, ignoring groups: Set<UInt32> = []
  ) -> Truth? {
    guard frame != nil, self[body].items.indices.contains(item) else { return nil }
    let branches = self[body].items[item].branches
    let truths = branches.indices.compactMap { depth in
      groups.contains(branches[depth].group)
        ? nil : isTaken(branches[depth], inside: Array(branches[..<depth]), of: body, in: frame)
    }
    return Family.all(truths)
  }

  private func isTaken(
    _ branch: Branch, inside outer: [Branch], of body: BodyReference, in frame: Frame?
  ) -> Truth? {
    let items = self[body].items
    func position(ofArm arm: UInt32) -> Int? {
      items.firstIndex {
        $0.branches.count > outer.count && $0.branches[outer.count].group == branch.group
          && $0.branches[outer.count].arm == arm && !isBinding($0)
      }
    }
    func isCondition(_ index: Int) -> Bool {
      items[index].role == .condition && items[index].branches == outer
        && items[index].range.start >= branch.group
    }
    func reference(_ index: Int) -> NodeReference? {
      items[index].node.map { NodeReference(file: body.file, id: $0) }
    }
    switch branch.kind {
    case .conditional:
      guard let end = position(ofArm: branch.arm) else { return nil }
      let start =
        items.indices.prefix(end).last {
          items[$0].branches.count > outer.count
            && items[$0].branches[outer.count].group == branch.group
            && items[$0].branches[outer.count].arm < branch.arm
        } ?? -1
      var truths = (start + 1..<end).filter(isCondition).compactMap { index in
        reference(index).flatMap { truth(of: $0, in: frame) }
      }
      truths += items.indices.compactMap { index in
        guard items[index].branches == outer + [branch], isBinding(items[index]) else { return nil }
        return reference(index).flatMap { isPassed($0, in: frame) }
      }
      return Family.all(truths)
    case .otherwise:
      guard let end = position(ofArm: branch.arm) else { return nil }
      let asked = items.indices.prefix(end).filter(isCondition)
      let truths = asked.map { index in reference(index).flatMap { truth(of: $0, in: frame) } }
      if truths.count == 1 { return truths[0]?.opposite }
      return truths.contains { $0 != nil } ? .unknown : nil
    case .selection:
      guard let asked = subject(of: branch, inside: outer, items),
        let passed = passed(for: NodeReference(file: body.file, id: asked), in: frame)
      else { return nil }
      return Family.some(
        origins(of: passed).map {
          isMatched(caseName(of: $0.value.node), branch, inside: outer, items, in: body.file)
        })
    case .loop, .build, .block: return nil
    }
  }

  /// What the `switch` of an arm asks: the first condition of the statement.
  func subject(
    of branch: Branch, inside outer: some Collection<Branch>, _ items: SharedList<Item>
  ) -> NodeID? {
    items.first {
      $0.range.start >= branch.group && $0.role == .condition && $0.branches.elementsEqual(outer)
    }?.node
  }

  /// The case that a caller gives for what a node names, through the callers that only hand it on.
  func nameOfCase(passedFor node: NodeReference, in frame: Frame) -> String? {
    var next: Value? = Value(node: node, frame: frame)
    for _ in 0..<Family.deepestFrame {
      guard let value = next, let passed = passed(for: value.node, in: value.frame) else {
        return nil
      }
      if let name = caseName(of: passed.node) { return name }
      next = passed
    }
    return nil
  }

  /// Whether a `switch` on a case of that name takes an arm.
  private func isMatched(
    _ name: String?, _ branch: Branch, inside outer: [Branch], _ items: SharedList<Item>,
    in file: Int
  ) -> Truth {
    guard let name else { return .unknown }
    var own: [String?] = []
    var others: [String?] = []
    for (index, item) in items.enumerated()
    where item.role == .pattern && item.branches.count == outer.count + 1 {
      guard let last = item.branches.last, last.group == branch.group, let node = item.node else {
        continue
      }
      let pattern = caseName(of: NodeReference(file: file, id: node))
      if last.arm == branch.arm {
        own.append(pattern)
      } else {
        others.append(pattern == name && hasGuard(index, items) ? nil : pattern)
      }
    }
    // A default is taken when no other arm is.
    if own.isEmpty { return others.contains(name) ? .no : others.contains(nil) ? .unknown : .yes }
    return own.contains(name) ? .yes : own.contains(nil) ? .unknown : .no
  }

  /// Whether a pattern has a `where`: a condition behind it that belongs to no statement of the arm.
  func hasGuard(_ pattern: Int, _ items: SharedList<Item>) -> Bool {
    let arm = items[pattern].branches
    guard
      let next = items[(pattern + 1)...].first(where: { $0.role != .pattern && !isBinding($0) }),
      next.role == .condition, next.branches == arm
    else { return false }
    return !items[pattern...].contains {
      $0.branches.count > arm.count && $0.branches.starts(with: arm)
        && $0.branches[arm.count].group <= next.range.start
    }
  }

  /// `custom` of `.custom { … }`, `Kind.custom` and `.custom(let content)`.
  func caseName(of node: NodeReference) -> String? {
    let value = self[node]
    switch value.base {
    case .implicit where value.steps.count == 1: return value.steps[0].name
    case .scope where value.steps.count == 2 && Family.namesType(value.steps[0].name):
      return value.steps[1].name
    case .boolean(let isTrue) where value.steps.isEmpty: return isTrue ? "true" : "false"
    default: return nil
    }
  }

  private func isBinding(_ item: Item) -> Bool {
    if case .local = item.role { return true }
    return false
  }

  /// One value that takes a branch is enough for it to be reached.
  private static func some(_ truths: [Truth]) -> Truth {
    if truths.contains(.yes) { return .yes }
    return truths.isEmpty || truths.contains(.unknown) ? .unknown : .no
  }

  static func all(_ truths: [Truth]) -> Truth? {
    if truths.contains(.no) { return .no }
    return truths.contains(.unknown) ? .unknown : truths.first
  }

  /// What a caller makes of a Boolean expression.
  public func truth(of node: NodeReference, in frame: Frame?, budget: Int = 16) -> Truth? {
    guard budget > 0 else { return nil }
    let value = self[node]
    func inner(_ id: NodeID) -> Truth? {
      truth(of: NodeReference(file: node.file, id: id), in: frame, budget: budget - 1)
    }
    switch value.base {
    case .boolean(let isTrue) where value.steps.isEmpty: return isTrue ? .yes : .no
    case .operation(let operators, let operands):
      if operators == ["!"], operands.count == 1 { return inner(operands[0])?.opposite }
      if operators.allSatisfy({ $0 == "&&" }) { return Family.all(operands.compactMap(inner)) }
      if operators.allSatisfy({ $0 == "||" }) {
        let truths = operands.map(inner)
        if truths.contains(.yes) { return .yes }
        if truths.allSatisfy({ $0 == .no }) { return .no }
        return truths.contains(.unknown) ? .unknown : nil
      }
      if operators.count == 1, operands.count == 2, ["==", "!="].contains(operators[0]) {
        guard let isEqual = areEqual(operands, in: node.file, frame) else { break }
        return (operators[0] == "==") == isEqual ? .yes : .no
      }
    case .scope:
      guard let passed = passed(for: node, in: frame) else {
        return computed(node, in: frame, budget: budget)
      }
      return truth(of: passed.node, in: passed.frame, budget: budget - 1) ?? literals(of: passed)
    default: break
    }
    return dependsOnCaller(node, in: frame) ? .unknown : nil
  }

  /// What is passed on from further out: the literals that it can be.
  private func literals(of passed: Value) -> Truth {
    Family.some(
      origins(of: passed).map { origin in
        let node = self[origin.value.node]
        guard case .boolean(let isTrue) = node.base, node.steps.isEmpty else { return .unknown }
        return isTrue ? .yes : .no
      })
  }

  /// The expression that a caller, or a default, gives for what a node names alone.
  private func passed(for node: NodeReference, in frame: Frame?) -> Value? {
    let steps = self[node].steps
    let isOnSelf = steps.count == 2 && Family.isSelf(steps[0].name)
    guard let last = steps.last, !last.isCall, steps.count == 1 || isOnSelf else { return nil }
    let name = Family.plainName(last.name)
    let meant =
      isOnSelf
      ? type(around: declaration(around: node)).map {
        Meant.declarations(members(named: name, of: $0))
      } : lookUp(name, at: node)
    switch meant {
    case .parameter(let function, let position):
      guard let frame = Frame.nearest(function, from: frame) else { return nil }
      return frame.bindings[name]
        ?? self[function].parameters[position].defaultValue.map {
          Value(node: NodeReference(file: function.file, id: $0), frame: nil)
        }
    case .declarations(let found):
      guard let property = found.first, self[property].kind == .property,
        self[property].body == nil, let type = typeDeclaration(around: property),
        let frame = Frame.nearest(type, from: frame)
      else { return nil }
      if let bound = frame.bindings[name] { return bound }
      // A state starts with its value and changes; a plain property keeps its default.
      guard !self[property].attributes.contains(where: Family.states.contains) else { return nil }
      return self[property].value.map {
        Value(node: NodeReference(file: property.file, id: $0), frame: nil)
      }
    default: return nil
    }
  }

  private static let states: Set<String> = [
    "State", "AppStorage", "SceneStorage", "GestureState", "FocusState", "Published",
  ]

  /// A computed property of one expression.
  private func computed(_ node: NodeReference, in frame: Frame?, budget: Int) -> Truth? {
    let steps = self[node].steps
    guard let last = steps.indices.last, !steps[last].isCall,
      case .resolved(.code(let code)) = target(
        of: StepReference(node: node, step: last), in: frame)
    else { return nil }
    let results = results(of: code.body)
    guard results.count == 1 else { return nil }
    return truth(of: results[0].node, in: code.frame, budget: budget - 1)
  }

  /// `if let action`: whether the caller passes something.
  private func isPassed(_ node: NodeReference, in frame: Frame?) -> Truth? {
    guard let passed = passed(for: node, in: frame) else { return nil }
    return Family.some(
      origins(of: passed).map { origin in
        switch self[origin.value.node].base {
        case .null: .no
        case .closure, .string, .number, .boolean, .list: .yes
        default: .unknown
        }
      })
  }

  /// Whether two operands are the same or different members: `style == .compact`.
  private func areEqual(_ operands: [NodeID], in file: Int, _ frame: Frame?) -> Bool? {
    var names: [String] = []
    var isPassed = false
    for id in operands {
      let node = NodeReference(file: file, id: id)
      let bound = passed(for: node, in: frame)
      isPassed = isPassed || bound != nil
      let value = self[bound?.node ?? node]
      switch value.base {
      case .implicit where value.steps.count == 1: names.append(value.steps[0].name)
      case .scope where value.steps.count == 2 && Family.namesType(value.steps[0].name):
        names.append(value.steps[1].name)
      case .boolean(let isTrue): names.append(isTrue ? "true" : "false")
      case .null: names.append("nil")
      case .closure: names.append("{}")
      default: return nil
      }
    }
    return isPassed && names.count == 2 ? names[0] == names[1] : nil
  }

  /// Whether an expression holds what a caller passes, as it is. What is asked of it (`entry.kind`) is
  /// data, not a choice of the caller's.
  private func dependsOnCaller(_ node: NodeReference, in frame: Frame?) -> Bool {
    guard frame != nil else { return false }
    var waiting = [node]
    var budget = 64
    while let next = waiting.popLast(), budget > 0 {
      budget -= 1
      let value = self[next]
      if passed(for: next, in: frame) != nil { return true }
      waiting += value.base.parts.map { NodeReference(file: node.file, id: $0) }
    }
    return false
  }
}
