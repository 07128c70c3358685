import Facts
import Linking

/// A table view's editing mode, in which rows show a button to delete them. Where a delegate lets
/// rows be edited only then, they cannot be swiped: `tableView.isEditing ? .delete : .none`.
extension Family {
  /// Whether a method says `false` or `.none` at least as long as nothing is edited.
  func isOffOutsideEditingMode(_ method: DeclarationReference) -> Bool {
    guard let id = self[method].body else { return false }
    let body = BodyReference(file: method.file, id: id)
    let results = results(of: body)
    return !results.isEmpty
      && results.allSatisfy { isOff($0.node) || isOnlyInEditingMode($0.item, of: body) }
  }

  private func isOff(_ node: NodeReference) -> Bool {
    func part(_ id: NodeID) -> NodeReference { NodeReference(file: node.file, id: id) }
    switch self[node].base {
    case .choice(let condition?, let alternatives)
    where alternatives.count == 2 && self[node].steps.isEmpty:
      let condition = part(condition)
      let mayTakeFirst = !asksForEditingMode(condition)
      let mayTakeSecond = !deniesEditingMode(condition)
      return (!mayTakeFirst || isOff(part(alternatives[0])))
        && (!mayTakeSecond || isOff(part(alternatives[1])))
    case .operation(let operators, let operands) where operators.allSatisfy { $0 == "&&" }:
      return operands.contains { isOff(part($0)) }
    default:
      if asksForEditingMode(node) { return true }
      let given = constants(of: Value(node: node))
      return given == [.boolean(false)] || given == [.member("none")]
    }
  }

  /// `isEditing`, `tableView.isEditing`.
  private func asksForEditingMode(_ node: NodeReference) -> Bool {
    guard self[node].base == .scope, let last = self[node].steps.last else { return false }
    return last.name == "isEditing" && !last.isCall
  }

  private func deniesEditingMode(_ node: NodeReference) -> Bool {
    guard case .operation(["!"], let operands) = self[node].base, operands.count == 1 else {
      return false
    }
    return asksForEditingMode(NodeReference(file: node.file, id: operands[0]))
  }

  /// Whether a statement stands in `if isEditing { … }` or behind `guard isEditing else { … }`.
  private func isOnlyInEditingMode(_ item: Int, of body: BodyReference) -> Bool {
    let items = self[body].items
    return items.indices.prefix(item).contains { index in
      let outer = items[index].branches
      guard items[index].role == .condition, let node = items[index].node,
        asksForEditingMode(NodeReference(file: body.file, id: node)),
        items[item].branches.starts(with: outer)
      else { return false }
      // The arms of the statement that asks.
      let arms = items.compactMap { other -> Branch? in
        guard other.branches.count > outer.count, other.branches.starts(with: outer) else {
          return nil
        }
        return other.branches[outer.count]
      }.filter { $0.group <= items[index].range.start }
      guard let group = arms.map(\.group).max() else { return false }
      let own = items[item].branches.dropFirst(outer.count).first { $0.group == group }
      let isGuard = !arms.contains { $0.group == group && $0.arm == 0 }
      return isGuard ? own == nil : own?.arm == 0
    }
  }
}
