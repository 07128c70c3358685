import Facts
import Linking

/// SwipeCellKit's delegate method `tableView(_:editActionsForRowAt:for:)`.
///
/// Source: SwipeCellKit's documentation, `SwipeTableViewCellDelegate` and `SwipeOptions`.
extension SwipeSiteFinder {
  /// The edge is that of the orientation it answers for; a full swipe is on where another method
  /// sets an `expansionStyle`.
  func describeSwipeCell(
    _ site: inout SwipeSite, _ method: DeclarationReference, _ body: BodyReference
  ) {
    site.form = .wrapper
    site.edge = edge(answeredIn: body)
    site.isFullSwipeByDefault = false
    let methods = family.type(around: method).map { family.members(named: "tableView", of: $0) }
    let setsStyle = (methods ?? []).contains { reference in
      guard
        family[reference].parameters.contains(where: { $0.label == "editActionsOptionsForRowAt" }),
        let body = family[reference].body
      else { return false }
      return family[BodyReference(file: reference.file, id: body)].items.contains { item in
        guard case .assignment(let target, _) = item.role else { return false }
        let steps = family[NodeReference(file: reference.file, id: target)].steps
        return steps.last?.name == "expansionStyle"
      }
    }
    site.fullSwipe = setsStyle ? .unknown : .no
  }

  /// `guard orientation == .right else { return nil }`
  private func edge(answeredIn body: BodyReference) -> SwipeSite.Edge {
    for item in family[body].items where item.role == .condition && item.branches.isEmpty {
      guard let node = item.node,
        case .operation(let operators, let operands) = family[
          NodeReference(file: body.file, id: node)
        ].base, operators == ["=="]
      else { continue }
      for operand in operands {
        let value = family[NodeReference(file: body.file, id: operand)]
        guard value.base == .implicit, let name = value.steps.first?.name else { continue }
        if name == "right" { return .trailing }
        if name == "left" { return .leading }
      }
    }
    return .unknown
  }
}
