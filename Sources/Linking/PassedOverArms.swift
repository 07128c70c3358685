import Facts

/// The arms of a body's `switch` statements that the caller of a frame does not take, by a case that it
/// passes by name: `title(for: .decline)`.
///
/// Found for a whole body at once, for a `switch` can have thousands of arms. Looks at nothing that has
/// to be followed, so that it can be asked while something is.
struct PassedOverArms {
  private struct Arm: Hashable {
    var group: UInt32
    var arm: UInt32

    init(_ branch: Branch) {
      group = branch.group
      arm = branch.arm
    }
  }

  /// Those with patterns.
  private var named: Set<Arm> = []
  /// Those of them that are passed over.
  private var passedOver: Set<Arm> = []
  /// The statements of which another arm than the default is taken.
  private var withoutDefault: Set<UInt32> = []

  init(of body: BodyReference, in frame: Frame?, _ family: Family) {
    guard let frame else { return }
    let items = family[body].items
    /// By statement, where its patterns stand.
    var patterns: [UInt32: [Int]] = [:]
    for (index, item) in items.enumerated() where item.role == .pattern {
      if let last = item.branches.last { patterns[last.group, default: []].append(index) }
    }
    for (group, indices) in patterns {
      guard let branches = indices.first.map({ items[$0].branches }), let branch = branches.last,
        let asked = family.subject(of: branch, inside: branches.dropLast(), items),
        let name = family.nameOfCase(
          passedFor: NodeReference(file: body.file, id: asked), in: frame)
      else { continue }
      /// Arms that are taken, or may be.
      var taken: Set<Arm> = []
      for index in indices {
        guard let last = items[index].branches.last, let node = items[index].node else { continue }
        let pattern = family.caseName(of: NodeReference(file: body.file, id: node))
        named.insert(Arm(last))
        if pattern == nil || pattern == name { taken.insert(Arm(last)) }
        if pattern == name, !family.hasGuard(index, items) { withoutDefault.insert(group) }
      }
      passedOver.formUnion(
        indices.compactMap { items[$0].branches.last.map(Arm.init) }
          .filter { named.contains($0) && !taken.contains($0) })
    }
  }

  /// Whether a statement stands in one of them.
  func hold(_ item: Item) -> Bool {
    item.branches.contains { branch in
      guard branch.kind == .selection else { return false }
      let arm = Arm(branch)
      return named.contains(arm) ? passedOver.contains(arm) : withoutDefault.contains(branch.group)
    }
  }
}
