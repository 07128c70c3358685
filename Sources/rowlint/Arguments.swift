import Analysis

/// A command line, taken apart: options with their values, and operands.
struct Arguments: Equatable {
  /// By option name, in the order given; one empty value for each use of an option without one.
  private(set) var values: [String: [String]] = [:]
  /// Paths, rule names: what is not an option.
  private(set) var operands: [String] = []

  /// Understands `--name value`, `--name=value`, `-n value`, `-nvalue`; options and operands in any order;
  /// `--` makes operands of all that follows. A lone `-` is an operand.
  init(_ words: some Sequence<String>, options: [Option]) throws(UsageError) {
    var rest = Array(words)[...]
    while let word = rest.popFirst() {
      if word == "--" {
        operands += rest
        return
      }
      guard word.hasPrefix("-"), word != "-" else {
        operands.append(word)
        continue
      }
      let (name, attached) = Arguments.split(word, options)
      guard let option = options.first(where: { $0.name == name || $0.shortName == name }) else {
        throw Arguments.unknownOption(name, options)
      }
      var value = ""
      if option.takesValue {
        guard let given = attached ?? rest.popFirst() else {
          throw UsageError(message: "\(option.name) needs a value")
        }
        value = given
        try Arguments.check(value, option)
      } else if attached != nil {
        throw UsageError(message: "\(option.name) takes no value")
      }
      values[option.name, default: []].append(value)
    }
  }

  func has(_ option: Option) -> Bool { values[option.name] != nil }

  /// The last value given: a later one takes the place of an earlier one.
  func value(_ option: Option) -> String? { values[option.name]?.last }

  /// All values in the order given.
  func all(_ option: Option) -> [String] { values[option.name] ?? [] }

  /// All values, those with commas taken apart: `--only a,b --only c`.
  func list(_ option: Option) -> [String] {
    all(option).flatMap { $0.split(separator: ",") }.map { part in
      let words = part.split(separator: " ", omittingEmptySubsequences: true)
      return words.joined(separator: " ")
    }
  }

  private static func split(_ word: String, _ options: [Option]) -> (name: String, value: String?) {
    let short = options.first { option in
      option.takesValue && option.shortName.map { word.hasPrefix($0) && word != $0 } ?? false
    }
    if let name = short?.shortName { return (name, String(word.dropFirst(name.count))) }
    guard word.hasPrefix("--"), let equals = word.firstIndex(of: "=") else { return (word, nil) }
    return (String(word[..<equals]), String(word[word.index(after: equals)...]))
  }

  private static func check(_ value: String, _ option: Option) throws(UsageError) {
    guard case .word(let words) = option.value, !words.contains(value) else { return }
    throw UsageError(
      message: "\(option.name) is one of \(words.joined(separator: ", ")), not '\(value)'"
        + Suggestion.text(for: value, in: words))
  }

  private static func unknownOption(_ name: String, _ options: [Option]) -> UsageError {
    UsageError(
      message: "unknown option '\(name)'" + Suggestion.text(for: name, in: options.map(\.name)))
  }
}

/// The end of a message about a name that is not known.
enum Suggestion {
  /// `; did you mean 'a' or 'b'?`, or nothing where no known name is near.
  static func text(for name: String, in known: some Sequence<String>, limit: Int = 1) -> String {
    let near = NearestName.of(name, in: known, limit: limit)
    if near.isEmpty { return "" }
    return "; did you mean \(near.map { "'\($0)'" }.joined(separator: " or "))?"
  }
}

extension UsageError {
  init(unknownRule name: String, among known: [String]) {
    let near = Suggestion.text(for: name, in: known, limit: 3)
    message = "unknown rule '\(name)'" + (near.isEmpty ? "; 'rowlint rules' lists them" : near)
  }
}
