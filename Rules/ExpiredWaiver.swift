import Analysis
import SourceText

extension Rule {
  /// A waiver of the contract, or a comment, whose day is past.
  static let expiredWaiver = Rule(
    id: "expired-waiver",
    summary: "A waiver or comment whose day is past",
    page: String(decoding: PackageResources.expired_waiver_md, as: UTF8.self),
    judge: .silences { silences in
      silences.waivers.map(judgement(of:))
        + silences.suppressions.filter { $0.suppression.until != nil }.map(judgement(of:))
    }
  )

  private static func judgement(of used: Silences.UsedWaiver) -> Judgement {
    let waiver = used.waiver
    let position = SourcePosition(
      offset: 0, line: UInt32(clamping: waiver.place.line),
      column: UInt32(clamping: waiver.place.column))
    return judgement(
      at: Place(
        app: "", path: waiver.place.file, range: SourceRange(start: position, end: position)),
      isExpired: used.isExpired, until: waiver.until, rules: [waiver.rule], reason: waiver.reason)
  }

  private static func judgement(of used: Silences.UsedSuppression) -> Judgement {
    judgement(
      at: used.suppression.place, isExpired: used.isExpired, until: used.suppression.until,
      rules: used.suppression.rules, reason: used.suppression.reason)
  }

  private static func judgement(
    at place: Place, isExpired: Bool, until: Day?, rules: [String], reason: String
  ) -> Judgement {
    let day = until.map(\.description) ?? "for ever"
    return Judgement(
      place: place,
      verdict: isExpired
        ? .fault(message: expiredMessage(rules, day, reason), related: [], isCertain: true)
        : .clean,
      symbol: "", steps: ["holds until \(day)"])
  }

  private static func expiredMessage(_ rules: [String], _ day: String, _ reason: String) -> String {
    "This held until \(day) (\"\(reason)\") and silences `\(rules.joined(separator: "`, `"))` no "
      + "longer; mend what it hid, or give it a new day and reason"
  }
}
