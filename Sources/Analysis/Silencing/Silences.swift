/// Everything that silences findings in one run, and what each of them silenced: what the rules
/// about silencing judge.
public struct Silences: Sendable, Equatable {
  public var suppressions: [UsedSuppression]
  public var malformed: [MalformedSuppression]
  public var waivers: [UsedWaiver]
  /// The rules that ran: a comment for another rule cannot be told to be unused.
  public var rulesThatRan: Set<String>

  public init(
    suppressions: [UsedSuppression] = [], malformed: [MalformedSuppression] = [],
    waivers: [UsedWaiver] = [], rulesThatRan: Set<String> = []
  ) {
    self.suppressions = suppressions
    self.malformed = malformed
    self.waivers = waivers
    self.rulesThatRan = rulesThatRan
  }

  public struct UsedSuppression: Sendable, Equatable {
    public var suppression: Suppression
    /// Its day is past, so it silences nothing.
    public var isExpired: Bool
    /// How many findings it covers, by rule; those of an expired one are counted too.
    public var findings: [String: Int]
  }

  public struct UsedWaiver: Sendable, Equatable {
    public var waiver: Waiver
    public var isExpired: Bool
    public var findings: Int
  }
}

/// A finding that something silences, with the user's reason.
public struct SilencedFinding: Sendable, Hashable {
  public enum Kind: Sendable, Hashable {
    /// A comment in the source, at this place.
    case inSource(Place)
    /// A waiver of the contract.
    case external(ContractPlace)
  }

  public var finding: Finding
  public var kind: Kind
  public var reason: String
}

/// Takes silenced findings out of those that were found.
struct Silencer {
  /// The day of the run: an input, so that runs repeat.
  let today: Day?

  /// The findings left, those silenced, and what silenced them.
  func silence(
    _ findings: [Finding], suppressions: [Suppression], malformed: [MalformedSuppression],
    waivers: [Waiver], rulesThatRan: Set<String>
  ) -> (live: [Finding], silenced: [SilencedFinding], silences: Silences) {
    var silences = Silences(
      suppressions: suppressions.map {
        .init(suppression: $0, isExpired: isPast($0.until), findings: [:])
      },
      malformed: malformed,
      waivers: waivers.map { .init(waiver: $0, isExpired: isPast($0.until), findings: 0) },
      rulesThatRan: rulesThatRan)
    let byFile = Dictionary(grouping: suppressions.indices) {
      FileKey(suppressions[$0].place)
    }
    var live: [Finding] = []
    var silenced: [SilencedFinding] = []
    for finding in findings {
      if let found = use(byFile[FileKey(finding.place)] ?? [], for: finding, &silences) {
        silenced.append(found)
      } else if let found = useWaiver(for: finding, &silences) {
        silenced.append(found)
      } else {
        live.append(finding)
      }
    }
    return (live, silenced, silences)
  }

  private struct FileKey: Hashable {
    let app: String
    let path: String

    init(_ place: Place) {
      app = place.app
      path = place.path
    }
  }

  private func isPast(_ day: Day?) -> Bool {
    guard let day, let today else { return false }
    return day < today
  }

  /// Every comment that covers the finding counts as used; the first that holds silences it.
  private func use(
    _ candidates: [Int], for finding: Finding, _ silences: inout Silences
  ) -> SilencedFinding? {
    var found: SilencedFinding?
    for index in candidates where silences.suppressions[index].suppression.covers(finding) {
      silences.suppressions[index].findings[finding.ruleID, default: 0] += 1
      let suppression = silences.suppressions[index].suppression
      if found == nil, !silences.suppressions[index].isExpired {
        found = SilencedFinding(
          finding: finding, kind: .inSource(suppression.place), reason: suppression.reason)
      }
    }
    return found
  }

  private func useWaiver(
    for finding: Finding, _ silences: inout Silences
  ) -> SilencedFinding? {
    var found: SilencedFinding?
    for index in silences.waivers.indices {
      let waiver = silences.waivers[index].waiver
      guard waiver.covers(finding) else { continue }
      silences.waivers[index].findings += 1
      if found == nil, !silences.waivers[index].isExpired {
        found = SilencedFinding(
          finding: finding, kind: .external(waiver.place), reason: waiver.reason)
      }
    }
    return found
  }
}

extension Waiver {
  func covers(_ finding: Finding) -> Bool {
    rule == finding.ruleID && (app == nil || app == finding.place.app)
      && (path?.matches(finding.place.path) ?? true)
  }
}
