/// Why something that was found in a folder is not looked at. A folder counts once, whatever is
/// in it.
public enum SkipReason: String, Sendable, CaseIterable {
  case gitIgnore = "ignored by git"
  case ignoreFile = "ignored by .ignore"
  case hidden = "hidden"
  /// `.build`, `DerivedData`, `Pods`, `Carthage`, `node_modules`.
  case buildFolder = "build products and dependencies"
  case excluded = "excluded by the contract"
  case symbolicLink = "symbolic link"
  /// A pipe, socket or device whose name ends in `.swift`.
  case notRegular = "not a regular file"
  /// A file that was given by name.
  case notSwift = "not Swift"
  /// Is in a folder that is given too, or was given twice.
  case givenTwice = "given twice"
}

/// How often each reason to skip something applied.
///
/// Not a dictionary: to make its type ready takes a run on unchanged files longer than to count.
public struct SkipCounts: Sendable, Equatable, ExpressibleByDictionaryLiteral {
  /// In the order of the reasons.
  private var counts = [Int](repeating: 0, count: SkipReason.allCases.count)

  public init(dictionaryLiteral elements: (SkipReason, Int)...) {
    for (reason, count) in elements { self[reason] += count }
  }

  public subscript(reason: SkipReason) -> Int {
    get { counts[reason.place] }
    set { counts[reason.place] = newValue }
  }

  public var isEmpty: Bool { counts.allSatisfy { $0 == 0 } }

  /// Adds all counts.
  public static func += (left: inout SkipCounts, right: SkipCounts) {
    for index in left.counts.indices { left.counts[index] += right.counts[index] }
  }

  /// Those that applied, by what they are called.
  var byName: [String: Int] {
    var named: [String: Int] = [:]
    for reason in SkipReason.allCases where self[reason] > 0 {
      named[reason.rawValue] = self[reason]
    }
    return named
  }
}

extension SkipReason {
  fileprivate var place: Int { SkipReason.allCases.firstIndex(of: self) ?? 0 }
}
