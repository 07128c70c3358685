import Facts

extension ActionTree {
  /// Statements that give actions, as `if`, `switch` and loops let them run.
  ///
  /// - Parameters:
  ///   - parts: in source order, each with the branches that it stands in.
  ///   - hasAllArms: whether each arm of a `switch` has a statement among them, one without actions
  ///     too.
  ///   - depth: how deep the statements are reached already.
  ///   - tree: what one of them gives, with how deep it is reached.
  static func grouped<Part>(
    _ parts: ArraySlice<(branches: ArraySlice<Branch>, part: Part)>, hasAllArms: Bool, depth: Int,
    _ tree: (Part, Int) -> ActionTree
  ) -> ActionTree {
    guard depth < ActionReader.deepest else { return .unknown("a chain that is too long") }
    var trees: [ActionTree] = []
    var rest = parts
    while let first = rest.first {
      guard let branch = first.branches.first else {
        trees.append(tree(first.part, depth + 1))
        rest = rest.dropFirst()
        continue
      }
      let same = rest.prefix { $0.branches.first?.group == branch.group }
      rest = rest.dropFirst(same.count)
      var arms: [(branch: Branch, tree: ActionTree)] = []
      var waiting = same
      while let next = waiting.first?.branches.first {
        let arm = waiting.prefix { $0.branches.first == next }
        waiting = waiting.dropFirst(arm.count)
        let inner = arm.map { (branches: $0.branches.dropFirst(), part: $0.part) }
        arms.append(
          (next, grouped(inner[...], hasAllArms: hasAllArms, depth: depth + 1, tree)))
      }
      switch branch.kind {
      case .loop: trees.append(.optional(.sequence(arms.map(\.tree))))
      case .block where hasAllArms: trees += arms.map(\.tree)
      // What fails in a `do` leaves out the rest of it.
      case .block: trees.append(.optional(.sequence(arms.map(\.tree))))
      case .selection: trees.append(.alternatives(arms.map(\.tree), isExhaustive: hasAllArms))
      case .conditional, .otherwise, .build:
        // With an `else`, and no arm before it that gives none.
        let isExhaustive =
          arms.last?.branch.kind == .otherwise && arms.last?.branch.arm == UInt32(arms.count - 1)
        trees.append(.alternatives(arms.map(\.tree), isExhaustive: isExhaustive))
      }
    }
    return trees.count == 1 ? trees[0] : .sequence(trees)
  }
}
