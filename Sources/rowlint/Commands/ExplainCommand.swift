import Analysis
import Reporting
import Rules

extension Command {
  static let explain = Command(
    name: "explain",
    usage: "explain <rule> | explain [options] FILE:LINE [<source folder or file>...]",
    summary: "Prints a rule's page, or says why a place is or is not a finding.",
    details: """
      A place is judged within its family: the folders given, else the contract's apps, else the
      nearest folder above the file that holds a package, a project or a repository.
      """,
    options: RunOptions.all + CacheOptions.all,
    words: Registry.rules.map(\.id),
    run: { arguments, console in
      guard let subject = arguments.operands.first else {
        throw UsageError(message: "'explain' needs a rule or FILE:LINE")
      }
      if let rule = Registry.rules.first(where: { $0.id == subject }) {
        return console.print(rule.page, otherwise: .clean)
      }
      if let line = FileLine(subject) {
        return try Explanation(line, arguments, console).run()
      }
      if WorkingFolder.exists(subject) {
        throw UsageError(
          message: "which line of it? 'rowlint explain \(subject):LINE'", hasHelp: false)
      }
      throw UsageError(unknownRule: subject, among: Registry.rules.map(\.id))
    })
}

/// `path:line`, also with a column or a colon after it, as findings are printed.
struct FileLine: Equatable {
  var path: String
  /// 1-based.
  var line: Int

  init?(_ text: String) {
    var parts = text.split(separator: ":", omittingEmptySubsequences: false)[...]
    if parts.last == "" { parts.removeLast() }
    if parts.count > 2, Int(parts[parts.endIndex - 2]) != nil { parts.removeLast() }
    guard parts.count > 1, let number = parts.popLast().flatMap({ Int($0) }), number > 0 else {
      return nil
    }
    path = parts.joined(separator: ":")
    line = number
  }
}
