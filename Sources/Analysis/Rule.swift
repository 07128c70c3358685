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
  /// Words of which at least one must be in a file for this rule to have something to say that
  /// starts there. The names of the vocabulary's `swipeAPIs` come on top.
  public var triggers: [String]
  /// Judges every place the rule has an opinion on, in any order.
  public var judge: @Sendable (RuleContext) -> [Judgement]

  public init(
    id: String, summary: String, page: String, options: [ContractKey] = [], triggers: [String] = [],
    judge: @escaping @Sendable (RuleContext) -> [Judgement]
  ) {
    self.id = id
    self.summary = summary
    self.page = page
    self.options = options
    self.triggers = triggers
    self.judge = judge
  }
}
