/// Why a swipe means something else than others of the family.
public struct DirectionReason {
  /// What meanings of one site can have in common.
  public enum Kind: Hashable {
    case notStated
    /// The meaning that most sites have, and how many those are.
    case differs(from: String, count: Int)
    case onBothEdges
    case destroysOnBothEdges
  }

  public var kind: Kind
  /// The meanings, as they are written here, each with how many sites have it at this edge; 0 where
  /// that is not said.
  public var meanings: [(form: String, count: Int)]
  /// The sites that have more weight.
  public var others: [SwipeSite]
  /// What is said of one of those sites.
  public var role: String

  public init(
    _ kind: Kind, meanings: [(form: String, count: Int)] = [], others: [SwipeSite] = [],
    role: String = ""
  ) {
    self.kind = kind
    self.meanings = meanings
    self.others = others
    self.role = role
  }

  /// Each kind once, in the order in which they come first, with the meanings of all.
  public static func merged(_ reasons: [DirectionReason]) -> [DirectionReason] {
    reasons.reduce(into: []) { merged, reason in
      guard let index = merged.firstIndex(where: { $0.kind == reason.kind }) else {
        return merged.append(reason)
      }
      let known = merged[index].meanings.map(\.form)
      merged[index].meanings += reason.meanings.filter { !known.contains($0.form) }
    }
  }
}
