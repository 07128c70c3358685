import Facts
import Linking

/// A value that source code fixes: `.trailing`, `false`, `nil`.
enum Constant: Hashable {
  case member(String)
  case boolean(Bool)
  case null
  case unknown
}

extension Family {
  /// Every value that an expression can have, as far as it is written down.
  func constants(of value: Value) -> Set<Constant> {
    Set(
      origins(of: value).map { origin in
        let node = self[origin.value.node]
        switch node.base {
        case .boolean(let value) where node.steps.isEmpty: return .boolean(value)
        case .null: return .null
        case .implicit, .scope:
          guard let last = node.steps.last, !last.isCall, node.base == .implicit || isMember(node)
          else { return .unknown }
          return .member(last.name)
        default: return .unknown
        }
      })
  }

  /// `ButtonRole.destructive`: a member of a type.
  private func isMember(_ node: Node) -> Bool {
    node.steps.count > 1 && Family.namesType(node.steps[node.steps.count - 2].name)
  }
}
