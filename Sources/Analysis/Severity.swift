/// How much a finding weighs. Given by the contract, never by a rule's code.
public enum Severity: String, Sendable, Codable, Comparable, CaseIterable {
  case note, warning, error

  public static func < (left: Self, right: Self) -> Bool { left.rank < right.rank }

  private var rank: Int {
    switch self {
    case .note: 0
    case .warning: 1
    case .error: 2
    }
  }
}
