/// What the contract says of one rule.
public struct RuleSetting: Sendable, Equatable {
  /// Nil where the rule is off.
  public var severity: Severity?
  /// The options that the contract sets, by name; those it leaves out have the rule's own default.
  public var options: [String: OptionValue]

  public init(severity: Severity? = nil, options: [String: OptionValue] = [:]) {
    self.severity = severity
    self.options = options
  }

  /// The severity of a finding that belongs to one of the rule's `forms`
  /// (`"forms": { "onDelete": "warning" }`); the rule's own where the contract does not set the
  /// form apart. Nil where it is off; a rule that is off has no form that is on.
  public func severity(ofForm form: String?) -> Severity? {
    guard severity != nil, let form, let word = options["forms"]?.table?[form]?.word else {
      return severity
    }
    return Severity(rawValue: word)
  }
}

/// The value of a rule's option, in the shape that the rule declares.
public indirect enum OptionValue: Sendable, Equatable {
  case boolean(Bool)
  case integer(Int)
  case word(String)
  case list([OptionValue])
  case table([String: OptionValue])

  public var boolean: Bool? { if case .boolean(let value) = self { value } else { nil } }
  public var integer: Int? { if case .integer(let value) = self { value } else { nil } }
  public var word: String? { if case .word(let value) = self { value } else { nil } }
  public var list: [OptionValue]? { if case .list(let value) = self { value } else { nil } }
  public var table: [String: OptionValue]? {
    if case .table(let value) = self { value } else { nil }
  }
  /// The words of a list of words.
  public var words: [String]? { list?.compactMap(\.word) }
}
