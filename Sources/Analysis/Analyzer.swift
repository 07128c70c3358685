import Linking

/// What a run of the rules found.
public struct Analysis: Sendable {
  /// Sorted by place, then rule.
  public var findings: [Finding]
  /// All verdicts, rule by rule; empty unless asked for.
  public var judgements: [String: [Judgement]]
  /// How many places each rule could not tell.
  public var couldNotTell: [String: Int]

  public init(
    findings: [Finding] = [], judgements: [String: [Judgement]] = [:],
    couldNotTell: [String: Int] = [:]
  ) {
    self.findings = findings
    self.judgements = judgements
    self.couldNotTell = couldNotTell
  }
}

/// Runs rules over a frozen family.
public enum Analyzer {
  /// The findings of the rules that the contract leaves on. Neither the order of the rules nor that
  /// of the apps changes anything.
  public static func run(
    rules: [Rule], family: Family, contract: Contract, keepingJudgements: Bool = false
  ) -> Analysis {
    let context = RuleContext(family: family, contract: contract, swipeSites: [])
    var analysis = Analysis()
    for rule in rules {
      let setting = contract.setting(of: rule.id)
      guard setting.severity != nil else { continue }
      let judgements = rule.judge(context)
      analysis.couldNotTell[rule.id] = judgements.count { $0.verdict == .couldNotTell }
      if keepingJudgements { analysis.judgements[rule.id] = judgements }
      for judgement in judgements {
        guard case .fault(let message, let related, let isCertain) = judgement.verdict,
          let severity = setting.severity(ofForm: judgement.form)
        else { continue }
        analysis.findings.append(
          Finding(
            ruleID: rule.id, severity: isCertain ? severity : .note,
            place: judgement.place, message: message, related: related, symbol: judgement.symbol))
      }
    }
    analysis.findings.sort { ($0.place, $0.ruleID, $0.message) < ($1.place, $1.ruleID, $1.message) }
    return analysis
  }
}
