/// An option of a command.
struct Option: Sendable {
  enum Value: Sendable {
    case none
    /// What the help calls the value: `FILE`.
    case required(String)
    /// One of these words.
    case word([String])
  }

  /// With its two dashes.
  var name: String
  /// With its dash.
  var shortName: String?
  var value: Value
  private let makeSummary: @Sendable () -> String

  /// One line for the help, without a full stop.
  var summary: String { makeSummary() }

  /// - Parameter summary: made for the help alone.
  init(
    _ name: String, short: String? = nil, takes value: Value = .none,
    _ summary: @autoclosure @escaping @Sendable () -> String
  ) {
    self.name = name
    shortName = short
    self.value = value
    makeSummary = summary
  }

  var takesValue: Bool { if case .none = value { false } else { true } }

  static let help = Option("--help", short: "-h", "show this help")
  static let version = Option("--version", "show the version")
}
