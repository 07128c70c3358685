import Linking

/// An interaction rule: a constant value that knows nothing of who runs it.
public struct Rule: Sendable {
  /// Kebab-case; names the fault.
  public var id: String
  /// One line: what is wrong.
  public var summary: String
  /// The page beside the rule's code, Markdown; `explain` prints these bytes.
  public var page: String
  /// What the contract may set beside the severity.
  public var options: [ContractKey]
  /// Judges every place the rule has an opinion on, in any order.
  public var judge: @Sendable (RuleContext) -> [Judgement]

  public init(
    id: String, summary: String, page: String, options: [ContractKey] = [],
    judge: @escaping @Sendable (RuleContext) -> [Judgement]
  ) {
    self.id = id
    self.summary = summary
    self.page = page
    self.options = options
    self.judge = judge
  }
}

/// What a rule may read.
public struct RuleContext: Sendable {
}
