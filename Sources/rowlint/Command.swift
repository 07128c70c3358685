/// A subcommand: what its help says and what it does.
struct Command: Sendable {
  var name: String
  /// The rest of the usage line after `rowlint`.
  var usage: String
  /// One line, for the list of commands.
  var summary: String
  /// More for the command's own help; may be empty.
  var details: String
  var options: [Option]
  /// What its first operand may be, where that is one of a few words.
  var words: [String] = []
  var run: @Sendable (Arguments, Console) throws -> ExitStatus

  static let all: [Command] = [
    .check, .explain, .rules, .facts, .dump, .schema, .allowances, .initialize, .hook,
    .completions,
  ]
}
