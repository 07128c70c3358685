import Analysis

extension Rule {
  /// A comment that speaks to rowlint and is not understood, or gives no reason.
  static let suppressionNeedsReason = Rule(
    id: "suppression-needs-reason",
    summary: "A rowlint comment that is malformed or gives no reason",
    page: String(decoding: PackageResources.suppression_needs_reason_md, as: UTF8.self),
    judge: .silences { silences in
      silences.malformed.map { comment in
        Judgement(
          place: comment.place,
          verdict: .fault(
            message: "This comment silences nothing: \(comment.message)", related: [],
            isCertain: true),
          symbol: "", steps: [comment.message])
      }
    }
  )
}
