/// A key that an object of the contract may have: the one source of what the decoder accepts, of
/// what the JSON schema says and of what `explain` lists as a rule's options.
public struct ContractKey: Sendable {
  public var name: String
  public var shape: Shape
  /// What it is for, one sentence.
  public var summary: String
  public var isRequired: Bool
  /// For people: `6`, `[]`; nil where there is nothing to say.
  public var defaultText: String?

  public init(
    _ name: String, _ shape: Shape, _ summary: String, isRequired: Bool = false,
    defaultText: String? = nil
  ) {
    self.name = name
    self.shape = shape
    self.summary = summary
    self.isRequired = isRequired
    self.defaultText = defaultText
  }
}

/// What a value of the contract may be.
public indirect enum Shape: Sendable {
  case boolean
  case integer(ClosedRange<Int>)
  /// A text that is not blank.
  case string
  /// One of these words.
  case word([String])
  /// `error`, `warning`, `note` or `off`.
  case severity
  /// The id of a rule.
  case rule
  /// The name of a meaning of the vocabulary.
  case meaning
  /// A name as code writes it: `Menu`, `Menu.label`, `.onTapGesture`, `.sheet.content`.
  case element
  /// A path pattern; see `Glob`.
  case glob
  /// `2026-12-31`
  case day
  /// `de`, `zh-Hant` (BCP 47).
  case language
  case list(Shape)
  /// Any keys that have a shape of texts, all values of one shape.
  case table(keys: Shape, values: Shape)
  case object([ContractKey])
  case either([Shape])

  /// The words of `severity`, the gravest first.
  static let severities = Severity.allCases.reversed().map(\.rawValue) + ["off"]
}
