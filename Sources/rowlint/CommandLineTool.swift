/// The whole program: picks the command, runs it, says what went wrong.
enum CommandLineTool {
  static let version = "0.1.0"

  /// `words` is the command line without the program's name.
  static func run(_ words: [String]) -> ExitStatus {
    let console = Console()
    if words.first == "help", !WorkingFolder.exists("help") {
      return run(Array(words.dropFirst()) + ["--help"])
    }
    let named = Command.all.first { $0.name == words.first }
    let command = named ?? .check
    do {
      let arguments = try Arguments(
        named == nil ? words[...] : words.dropFirst(), options: command.options + [.help, .version])
      if arguments.has(.version) { return console.print("rowlint \(version)\n", otherwise: .clean) }
      if arguments.has(.help) {
        return console.print(named.map(HelpText.of) ?? HelpText.overview, otherwise: .clean)
      }
      if named == nil { try hintAtCommand(arguments.operands.first, console) }
      return try command.run(arguments, console)
    } catch let error as UsageError {
      console.complain(error.message)
      if error.hasHelp {
        console.complain("'rowlint \(command.name) --help' shows what it takes", label: "note")
      }
      return .failed
    } catch {
      console.complain("\(error)")
      return .failed
    }
  }

  /// A mistyped command reads as a path that is missing.
  private static func hintAtCommand(_ word: String?, _ console: Console) throws(UsageError) {
    guard let word, !WorkingFolder.exists(word) else { return }
    if Command.all.contains(where: { $0.name == word }) {
      throw UsageError(message: "the command comes first: 'rowlint \(word) …'", hasHelp: false)
    }
    if word == "-" {
      console.complain("--stdin reads standard input", label: "note")
      return
    }
    let hint = Suggestion.text(for: word, in: Command.all.map(\.name))
    if !hint.isEmpty { console.complain("'\(word)' is no command\(hint)", label: "note") }
  }
}
