/// Something that linking looked for, by which a file not yet loaded could change an answer.
public enum Demand: Sendable, Hashable {
  /// A file that declares a type or a type alias of this name outside of all others.
  case type(String)
  /// A file that declares a type of the first name and declares or extends one of the second.
  case nested(String, in: String)
  /// A file that extends a type whose last word is this name and says what the type inherits from or
  /// conforms to.
  case conformed(String)
  /// A file that extends a type of the second name and declares a value or an alias of the first, or
  /// an initializer, whose name is `init`.
  case member(String, ofExtended: String)
  /// A file that declares a function of this name and extends some type.
  case modifier(String)
  /// A file that declares a function of this name.
  case function(String)
  /// A file that declares a function or a variable of this name outside of all types.
  case topLevelValue(String)
  /// A file in which the name occurs as a word, together with one word of each group.
  case mention(String, alongside: [[String]])

  /// Any file in which the name occurs as a word.
  static func mention(_ name: String) -> Demand { .mention(name, alongside: []) }
}

extension Demand {
  /// How many files of an app may answer before the name tells nothing; nil where there is no limit.
  public var mostFiles: Int? {
    switch self {
    case .function, .modifier: 32
    case .mention: 256
    case .type, .nested, .conformed, .member, .topLevelValue: nil
    }
  }
}
