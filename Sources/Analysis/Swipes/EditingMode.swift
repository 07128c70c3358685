import Facts
import Linking

/// A table view's editing mode, in which rows show a button to delete them. Where a delegate lets rows
/// be deleted only then, there is nothing to swipe: `tableView.isEditing ? .delete : .none`.
extension Family {
  /// Whether a list around a modifier's view is always in its editing mode:
  /// `.environment(\.editMode, .constant(.active))`.
  func isAlwaysEditing(around step: StepReference) -> Bool {
    func isSet(after step: StepReference) -> Bool {
      self[step.node].steps.indices.dropFirst(step.step + 1).contains {
        setsEditing(StepReference(node: step.node, step: $0))
      }
    }
    return isSet(after: step) || enclosingCalls(of: step.node).contains { isSet(after: $0.call) }
  }

  private func setsEditing(_ step: StepReference) -> Bool {
    let call = self[step]
    guard call.name == "environment", let arguments = call.arguments, arguments.count == 2,
      case .keyPath(let path) = self[NodeReference(file: step.node.file, id: arguments[0].node)]
        .base,
      path == "\\.editMode" || path == "\\EnvironmentValues.editMode",
      let binding = self[NodeReference(file: step.node.file, id: arguments[1].node)].steps.last,
      binding.name == "constant", let value = binding.arguments?.first
    else { return false }
    return constants(of: Value(node: NodeReference(file: step.node.file, id: value.node)))
      == [.member("active")]
  }

  /// Whether a delegate's or data source's method says `false`, or another style than `.delete`, at
  /// least as long as nothing is edited.
  func isOffOutsideEditingMode(_ method: DeclarationReference) -> Bool {
    guard let id = self[method].body else { return false }
    let body = BodyReference(file: method.file, id: id)
    let table = self[method].parameters.first?.name
    let results = results(of: body)
    return !results.isEmpty
      && results.allSatisfy {
        isOff($0.node, table) || isBehindGuard($0.item, of: body, table)
          || isInsideEditing($0.item, of: body, table)
      }
  }

  /// - Parameter table: what the method calls its table view.
  private func isOff(_ node: NodeReference, _ table: String?) -> Bool {
    func part(_ id: NodeID) -> NodeReference { NodeReference(file: node.file, id: id) }
    switch self[node].base {
    case .choice(let condition?, let alternatives)
    where alternatives.count == 2 && self[node].steps.isEmpty:
      let possible =
        asksForEditingMode(part(condition), table) ? alternatives[1...] : alternatives[...]
      return possible.allSatisfy { isOff(part($0), table) }
    case .operation(let operators, let operands):
      guard operators.contains("&&"), operators.allSatisfy(Family.keepsConjunctions),
        operands.count == operators.count + 1
      else {
        return false
      }
      // Those that stand between two `&&`: comparisons bind more tightly.
      return operands.indices.contains { index in
        (index == 0 || operators[index - 1] == "&&")
          && (index == operators.count || operators[index] == "&&")
          && isOff(part(operands[index]), table)
      }
    default:
      if asksForEditingMode(node, table) { return true }
      let given = constants(of: Value(node: node))
      return !given.isEmpty
        && given.isSubset(of: [.boolean(false), .member("none"), .member("insert")])
    }
  }

  private static func keepsConjunctions(_ name: String) -> Bool {
    ["&&", "==", "!=", "<", ">", "<=", ">=", "+", "-", "*", "/", "%"].contains(name)
  }

  /// `isEditing`, `self.isEditing`, `tableView.isEditing`; another view's is another matter.
  private func asksForEditingMode(_ node: NodeReference, _ table: String?) -> Bool {
    let steps = self[node].steps
    guard self[node].base == .scope, let last = steps.last, last.name == "isEditing", !last.isCall
    else { return false }
    switch steps.count {
    case 1:
      // `guard let isEditing = …`
      if case .local = lookUp(last.name, at: node) { return false }
      return true
    case 2: return Family.isSelf(steps[0].name) || [table, "tableView"].contains(steps[0].name)
    case 3: return Family.isSelf(steps[0].name) && steps[1].name == "tableView"
    default: return false
    }
  }

  /// Whether a statement comes after `guard isEditing else { return … }`, or an `if` that says the same.
  private func isBehindGuard(_ item: Int, of body: BodyReference, _ table: String?) -> Bool {
    let items = self[body].items
    guard items.indices.contains(item) else { return false }
    return items.indices.prefix(item).contains { index in
      guard items[index].role == .condition, items[index].branches.isEmpty,
        let node = items[index].node
      else { return false }
      let condition = NodeReference(file: body.file, id: node)
      let leavingArm: UInt32
      if asksForEditingMode(condition, table) {
        leavingArm = 1
      } else if deniesEditingMode(condition, table) {
        leavingArm = 0
      } else {
        return false
      }
      // What else belongs to the statement that asks: an arm before it is that of another condition.
      let group = items[(index + 1)..<item].lazy.compactMap { $0.branches.first?.group }
        .first { $0 <= items[index].range.start }
      guard let group else { return false }
      let arms = items[..<item].filter { $0.branches.first?.group == group }
      return arms.allSatisfy { $0.branches.first?.arm == leavingArm }
        && arms.contains { $0.role == .result && $0.branches.count == 1 }
    }
  }

  private func deniesEditingMode(_ node: NodeReference, _ table: String?) -> Bool {
    guard case .operation(["!"], let operands) = self[node].base, operands.count == 1 else {
      return false
    }
    return asksForEditingMode(NodeReference(file: node.file, id: operands[0]), table)
  }

  /// Whether a statement stands in `if isEditing { … }`.
  private func isInsideEditing(_ item: Int, of body: BodyReference, _ table: String?) -> Bool {
    let items = self[body].items
    guard items.indices.contains(item) else { return false }
    return items[item].branches.indices.contains { depth in
      let branch = items[item].branches[depth]
      guard branch.kind == .conditional, branch.arm == 0 else { return false }
      // Between the statement's start and its first arm.
      return items[..<item].contains { condition in
        guard condition.role == .condition, condition.range.start >= branch.group,
          condition.branches.elementsEqual(items[item].branches[..<depth]),
          let node = condition.node
        else { return false }
        return asksForEditingMode(NodeReference(file: body.file, id: node), table)
      }
    }
  }
}
