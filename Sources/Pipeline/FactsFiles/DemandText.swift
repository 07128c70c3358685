import Linking

/// Demands that have a limit, as a text: kind and name, then the groups of words that go with them.
extension Demand {
  private static let part: Character = "\u{1F}"
  private static let group: Character = "\u{1E}"

  /// Nil for a demand without a limit.
  var spelling: String? {
    func text(_ words: [String]) -> String { words.joined(separator: String(Demand.part)) }
    switch self {
    case .function(let name): return text(["function", name])
    case .modifier(let name): return text(["modifier", name])
    case .mention(let name, let alongside):
      let groups = [text(["mention", name])] + alongside.map(text)
      return groups.joined(separator: String(Demand.group))
    case .type, .nested, .conformed, .member, .topLevelValue: return nil
    }
  }

  init?(spelling: String) {
    let groups = spelling.split(separator: Demand.group, omittingEmptySubsequences: false).map {
      $0.split(separator: Demand.part, omittingEmptySubsequences: false).map(String.init)
    }
    guard groups[0].count == 2 else { return nil }
    switch groups[0][0] {
    case "function" where groups.count == 1: self = .function(groups[0][1])
    case "modifier" where groups.count == 1: self = .modifier(groups[0][1])
    case "mention": self = .mention(groups[0][1], alongside: Array(groups.dropFirst()))
    default: return nil
    }
  }
}
