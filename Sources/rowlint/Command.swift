/// A subcommand: what its help says and what it does.
struct Command: Sendable {
  var name: String
  /// The rest of the usage line after `rowlint`.
  var usage: String
  /// One line, for the list of commands.
  var summary: String
  /// More for the command's own help; may be empty.
  var details: String
  /// What its first operand may be, where that is one of a few words.
  var words: [String]
  var run: @Sendable (Arguments, Console) throws -> ExitStatus
  private let makeOptions: @Sendable () -> [Option]

  var options: [Option] { makeOptions() }

  /// - Parameter options: made for the command that runs alone.
  init(
    name: String, usage: String, summary: String, details: String,
    options: @autoclosure @escaping @Sendable () -> [Option], words: [String] = [],
    run: @escaping @Sendable (Arguments, Console) throws -> ExitStatus
  ) {
    self.name = name
    self.usage = usage
    self.summary = summary
    self.details = details
    makeOptions = options
    self.words = words
    self.run = run
  }

  static let all: [Command] = [
    .check, .explain, .rules, .facts, .dump, .schema, .allowances, .initialize, .hook,
    .completions,
  ]
}
