import Linking

/// What a run of the rules found.
public struct Analysis: Sendable {
  /// Sorted by place, then rule; without the silenced ones.
  public var findings: [Finding]
  /// Findings that a comment or a waiver silences, in the same order.
  public var silenced: [SilencedFinding]
  /// What silences findings, and which.
  public var silences: Silences
  /// All verdicts, rule by rule; empty unless asked for.
  public var judgements: [String: [Judgement]]
  /// How many places each rule could not tell.
  public var couldNotTell: [String: Int]

  public init(
    findings: [Finding] = [], silenced: [SilencedFinding] = [], silences: Silences = Silences(),
    judgements: [String: [Judgement]] = [:], couldNotTell: [String: Int] = [:]
  ) {
    self.findings = findings
    self.silenced = silenced
    self.silences = silences
    self.judgements = judgements
    self.couldNotTell = couldNotTell
  }
}

/// Runs rules over a frozen family.
public enum Analyzer {
  /// Words of which any must be in a file for its comments to matter, whatever rules run.
  public static let triggers = ["rowlint:"]

  /// The findings of the rules that the contract leaves on. Neither the order of the rules nor that
  /// of the apps changes anything.
  ///
  /// - Parameters:
  ///   - knownRules: all ids that a suppression may name, those of rules that do not run too.
  ///   - today: the day on which waivers and comments are judged; nil lets none of them expire.
  public static func run(
    rules: [Rule], family: Family, contract: Contract, knownRules: [String]? = nil,
    today: Day? = nil, keepingJudgements: Bool = false
  ) -> Analysis {
    let swipes = SharedSwipeSites()
    let inForce = rules.filter { contract.setting(of: $0.id).severity != nil }
    var analysis = Analysis()
    for rule in inForce {
      guard case .family(let judge) = rule.judge else { continue }
      let context = RuleContext(
        family: family, contract: contract, setting: contract.setting(of: rule.id), swipes: swipes)
      analysis.add(judge(context), of: rule, contract, keepingJudgements)
    }
    FindingText.fill(&analysis.findings, from: family)
    analysis.sort()

    let (suppressions, malformed) = suppressions(
      of: family, knownRules: knownRules ?? rules.map(\.id))
    let (live, silenced, silences) = Silencer(today: today).silence(
      analysis.findings, suppressions: suppressions, malformed: malformed,
      waivers: contract.waivers, rulesThatRan: Set(inForce.map(\.id)))
    analysis.findings = live
    analysis.silenced = silenced
    analysis.silences = silences
    for rule in inForce {
      guard case .silences(let judge) = rule.judge else { continue }
      analysis.add(judge(silences), of: rule, contract, keepingJudgements)
    }
    FindingText.fill(&analysis.findings, from: family)
    analysis.sort()
    return analysis
  }

  private static func suppressions(
    of family: Family, knownRules: [String]
  ) -> ([Suppression], [MalformedSuppression]) {
    let reader = SuppressionReader(knownRules: knownRules.sorted())
    var suppressions: [Suppression] = []
    var malformed: [MalformedSuppression] = []
    for file in family.loadedFiles {
      for directive in file.facts.directives {
        let app = family.apps[file.app].name
        switch reader.read(directive, app: app, path: file.facts.path) {
        case .suppression(let found): suppressions.append(found)
        case .malformed(let found): malformed.append(found)
        }
      }
    }
    return (suppressions, malformed)
  }
}

extension Analysis {
  fileprivate mutating func add(
    _ found: [Judgement], of rule: Rule, _ contract: Contract, _ keepingJudgements: Bool
  ) {
    let setting = contract.setting(of: rule.id)
    couldNotTell[rule.id] = found.count { $0.verdict == .couldNotTell }
    if keepingJudgements { judgements[rule.id] = found }
    for judgement in found {
      guard case .fault(let message, let related, let isCertain) = judgement.verdict,
        let severity = setting.severity(ofForm: judgement.form)
      else { continue }
      findings.append(
        Finding(
          ruleID: rule.id, severity: isCertain ? severity : .note,
          place: judgement.place, message: message, related: related, symbol: judgement.symbol))
    }
  }

  fileprivate mutating func sort() {
    findings.sort { ($0.place, $0.ruleID, $0.message) < ($1.place, $1.ruleID, $1.message) }
  }
}
