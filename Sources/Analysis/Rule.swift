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
  public var judge: Judge

  /// How a rule judges: every place it has an opinion on, in any order.
  public enum Judge: Sendable {
    /// Reads one linked app.
    case app(@Sendable (RuleContext) -> [Judgement])
    /// Compares the swipe sites of all apps.
    case family(@Sendable (FamilyContext) -> [Judgement])
    /// Reads what silences the findings of the other rules, after they ran.
    case silences(@Sendable (Silences) -> [Judgement])
  }

  public init(
    id: String, summary: String, page: String, options: [ContractKey] = [], triggers: [String] = [],
    judge: Judge
  ) {
    self.id = id
    self.summary = summary
    self.page = page
    self.options = options
    self.triggers = triggers
    self.judge = judge
  }

  /// A rule that reads one app at a time.
  public init(
    id: String, summary: String, page: String, options: [ContractKey] = [], triggers: [String] = [],
    judge: @escaping @Sendable (RuleContext) -> [Judgement]
  ) {
    self.init(
      id: id, summary: summary, page: page, options: options, triggers: triggers,
      judge: .app(judge))
  }
}
