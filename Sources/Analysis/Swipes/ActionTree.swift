/// The actions that a builder or a list gives, with the conditions around them.
indirect enum ActionTree {
  case action(SwipeAction)
  case sequence([ActionTree])
  /// Exactly one of these, or none unless `isExhaustive`.
  case alternatives([ActionTree], isExhaustive: Bool)
  /// Some runs have none of it: `if`, `ForEach`.
  case optional(ActionTree)
  /// Something that could not be followed.
  case unknown(String)

  /// All actions in source order.
  var actions: [SwipeAction] {
    switch self {
    case .action(let action): [action]
    case .sequence(let parts), .alternatives(let parts, _): parts.flatMap(\.actions)
    case .optional(let inner): inner.actions
    case .unknown: []
    }
  }

  /// What could not be followed, in source order.
  var unknowns: [String] {
    switch self {
    case .action: []
    case .sequence(let parts), .alternatives(let parts, _): parts.flatMap(\.unknowns)
    case .optional(let inner): inner.unknowns
    case .unknown(let name): [name]
    }
  }

  /// The actions that can be the first, whether something unknown can, and whether there may be no
  /// action at all.
  var first: (actions: [SwipeAction], hasUnknown: Bool, mayBeEmpty: Bool) {
    switch self {
    case .action(let action): return ([action], false, false)
    case .unknown: return ([], true, false)
    case .optional(let inner):
      let first = inner.first
      return (first.actions, first.hasUnknown, true)
    case .alternatives(let parts, let isExhaustive):
      let firsts = parts.map(\.first)
      return (
        firsts.flatMap(\.actions), firsts.contains(where: \.hasUnknown),
        !isExhaustive || firsts.isEmpty || firsts.contains(where: \.mayBeEmpty)
      )
    case .sequence(let parts):
      var actions: [SwipeAction] = []
      var hasUnknown = false
      for part in parts {
        let first = part.first
        actions += first.actions
        hasUnknown = hasUnknown || first.hasUnknown
        if !first.mayBeEmpty { return (actions, hasUnknown, false) }
      }
      return (actions, hasUnknown, true)
    }
  }
}
