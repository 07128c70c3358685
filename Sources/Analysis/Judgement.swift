/// What a rule says of one place it looked at: a fault, clean, or could not tell.
///
/// The third verdict is counted in every summary and never hidden; `explain FILE:LINE` prints the
/// steps of all three.
public struct Judgement: Sendable, Equatable {
  public enum Verdict: Sendable, Equatable {
    /// `isCertain` false makes it a note whatever the contract says.
    case fault(message: String, related: [RelatedPlace], isCertain: Bool)
    case clean
    case couldNotTell
  }

  public var place: Place
  public var verdict: Verdict
  /// The enclosing declaration, `JourneyList.body`.
  public var symbol: String
  /// Why, one step a line: which default, which chain, which sibling.
  public var steps: [String]
  /// Which of the rule's forms this place is of, where the contract can set forms apart.
  public var form: String?

  public init(
    place: Place, verdict: Verdict, symbol: String, steps: [String], form: String? = nil
  ) {
    self.place = place
    self.verdict = verdict
    self.symbol = symbol
    self.steps = steps
    self.form = form
  }
}
