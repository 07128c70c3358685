import Facts
import Linking

/// What is within reach of an action's handler: its closure, then the functions it calls.
public struct HandlerReach: Sendable {
  /// The first Undo that was found.
  public var undo: Evidence?
  /// Whether it leads to an alert or a confirmation dialog.
  public var question: Evidence?
  /// What could not be followed, in order, without repeats.
  public var unfollowed: [String]
  /// The functions that were followed, in order.
  public var followed: [String]

  /// A name in the sources and where it stands.
  public struct Evidence: Sendable {
    public var name: String
    public var place: Place
  }

  /// Looks at a handler and at what it calls, to a depth. Where callers pass what runs, each caller
  /// is looked at; the answer is that of the first one that offers no Undo.
  public static func of(
    _ handler: SwipeAction.Handler, in family: Family, _ vocabulary: Vocabulary, depth: Int,
    memory: RuleMemory? = nil
  ) -> HandlerReach {
    let memory = memory ?? RuleMemory(family.memory)
    let search = ReachSearch(family: family, vocabulary: vocabulary, depth: depth, memory: memory)
    switch handler {
    case .builtIn:
      return HandlerReach(
        undo: nil, question: nil, unfollowed: ["the system's own deletion"], followed: [])
    case .unresolved(let reason):
      return HandlerReach(undo: nil, question: nil, unfollowed: [reason], followed: [])
    case .notKept:
      return HandlerReach(
        undo: nil, question: nil, unfollowed: ["the handler of another app"], followed: [])
    case .code(let code):
      let key = RuleMemory.Handled(start: .body(code.body, code.frame), depth: depth)
      return memory.reaches.answer(for: key, in: family) { search.reach { _ in [code] }.0 }
    case .value(let value):
      let key = RuleMemory.Handled(start: .value(value), depth: depth)
      return memory.reaches.answer(for: key, in: family) { search.reach(of: value) }
    }
  }
}

/// Follows one handler.
private struct ReachSearch {
  let family: Family
  let vocabulary: Vocabulary
  /// Calls.
  let depth: Int
  let memory: RuleMemory

  func reach(
    _ codes: (inout ReachExplorer) -> [Code]
  ) -> (HandlerReach, asksCallers: Bool) {
    var explorer = ReachExplorer(family: family, vocabulary: vocabulary, memory: memory)
    let start = codes(&explorer)
    explorer.explore(start, depth: depth)
    explorer.findQuestions()
    return (explorer.reach, explorer.asksCallers)
  }

  func reach(of value: Value) -> HandlerReach {
    let (found, asksCallers) = reach { $0.codes(of: value) }
    guard found.undo != nil else { return found }
    // One that offers Undo does not speak for the others: a condition's other branch, another
    // caller.
    var alternatives: [Value] = []
    if case .choice(_, let nodes) = family[value.node].base, family[value.node].steps.isEmpty {
      alternatives = nodes.map {
        Value(node: NodeReference(file: value.node.file, id: $0), frame: value.frame)
      }.filter { family[$0.node].base != .null }
    }
    if asksCallers, value.frame == nil {
      alternatives += family.callerFrames(around: value.node).map {
        Value(node: value.node, frame: $0)
      }
    }
    for alternative in alternatives {
      let (other, _) = reach { $0.codes(of: alternative) }
      if other.undo == nil { return other }
    }
    return found
  }
}
