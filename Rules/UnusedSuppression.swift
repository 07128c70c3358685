import Analysis

extension Rule {
  /// A comment that silences nothing, for a rule that ran.
  static let unusedSuppression = Rule(
    id: "unused-suppression",
    summary: "A rowlint comment that silences nothing",
    page: String(decoding: PackageResources.unused_suppression_md, as: UTF8.self),
    judge: .silences { silences in
      silences.suppressions.flatMap { used in
        used.suppression.rules
          .filter { silences.rulesThatRan.contains($0) }
          .map { judgement(of: $0, used) }
      }
    }
  )

  private static func judgement(
    of rule: String, _ used: Silences.UsedSuppression
  ) -> Judgement {
    let count = used.findings[rule, default: 0]
    return Judgement(
      place: used.suppression.place,
      verdict: count > 0
        ? .clean : .fault(message: unusedMessage(rule), related: [], isCertain: true),
      symbol: "", steps: ["`\(rule)` has \(count) finding\(count == 1 ? "" : "s") here"])
  }

  private static func unusedMessage(_ rule: String) -> String {
    "Nothing here is a finding of `\(rule)`, so this comment would hide the next one that is; take "
      + "`\(rule)` out of it"
  }
}
