/// What `--help` prints.
enum HelpText {
  static var overview: String {
    let commands = rows(Command.all.map { ($0.name, $0.summary) })
    return """
      rowlint finds interaction faults of list rows across a family of apps.

      Usage: rowlint [check] [options] <source folder or file>...
             rowlint <command> [options]

      Commands:
      \(commands)

      'rowlint <command> --help' shows a command's options; 'rowlint --version' the version.

      Exit: 0 nothing at error level, 1 findings, 2 could not search.

      """
  }

  static func of(_ command: Command) -> String {
    var text = "Usage: rowlint \(command.usage)\n\n\(command.summary)\n"
    if !command.details.isEmpty { text += "\n\(command.details)\n" }
    text +=
      "\nOptions:\n\(rows((command.options + [.help, .version]).map { (label($0), $0.summary) }))\n"
    return text
  }

  private static func label(_ option: Option) -> String {
    let name = option.shortName.map { "\($0), \(option.name)" } ?? option.name
    return switch option.value {
    case .none: name
    case .required(let placeholder): "\(name) \(placeholder)"
    case .word(let words): "\(name) \(words.joined(separator: "|"))"
    }
  }

  /// Two columns.
  private static func rows(_ rows: [(String, String)]) -> String {
    let width = rows.map(\.0.count).max() ?? 0
    return rows.map { name, summary in
      "  \(name)\(String(repeating: " ", count: width - name.count))  \(summary)"
    }.joined(separator: "\n")
  }
}
