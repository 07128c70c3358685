import Reporting

/// How a report can be written.
enum OutputFormat: String, CaseIterable {
  case plain, json, sarif, github, gitlab, junit
}

/// What to write, and where: `--format plain --format sarif=out.sarif`.
struct OutputPlan: Equatable {
  struct Part: Equatable {
    var format: OutputFormat
    /// Nil for standard output.
    var path: String?
  }

  /// Those for files first, so that a closed pipe does not keep them from being written.
  private(set) var parts: [Part]

  /// What the command line asks for: plain text on standard output where it says nothing.
  init(_ arguments: Arguments) throws(UsageError) {
    var parts: [Part] = []
    for text in arguments.all(CheckOptions.format) { parts.append(try OutputPlan.part(text)) }
    if parts.isEmpty { parts = [Part(format: .plain)] }
    if let output = arguments.value(CheckOptions.output), output != "-" {
      guard let open = parts.firstIndex(where: { $0.path == nil }) else {
        throw UsageError(message: "--output has nothing to write: every --format names its file")
      }
      parts[open].path = output
    }
    let toStandardOutput = parts.filter { $0.path == nil }
    if toStandardOutput.count > 1 {
      let names = toStandardOutput.map(\.format.rawValue).joined(separator: " and ")
      throw UsageError(
        message: "\(names) cannot share standard output; give one of them a file, such as "
          + "--format \(toStandardOutput[1].format.rawValue)=FILE")
    }
    self.parts = parts.filter { $0.path != nil } + toStandardOutput
    try OutputPlan.checkPaths(parts, arguments)
    if arguments.has(CheckOptions.sarifSuppressed), !parts.contains(where: { $0.format == .sarif })
    {
      throw UsageError(message: "--sarif-suppressed goes with --format sarif")
    }
  }

  /// A slip must not cost a source file, the contract or the baseline, or one report the other.
  private static func checkPaths(_ parts: [Part], _ arguments: Arguments) throws(UsageError) {
    let read =
      [RunOptions.rules, BaselineStep.read, BaselineStep.write]
      .compactMap { option in arguments.value(option).map { (option.name, $0) } }
      + FactsStep.paths(arguments).map { (FactsStep.option.name, $0) }
    var written: [String: OutputFormat] = [:]
    for part in parts {
      guard let path = part.path else { continue }
      try checkName(path)
      if let (name, _) = read.first(where: { isSame($0.1, path) }) {
        throw UsageError(message: "'\(path)' is the file of \(name), too; give another name")
      }
      let other = written.first { isSame($0.key, path) && path != "/dev/null" }
      if let other {
        throw UsageError(
          message:
            "\(other.value.rawValue) and \(part.format.rawValue) would both write '\(path)'; "
            + "give one of them another file")
      }
      written[path] = part.format
    }
  }

  /// Throws for the names of sources and contracts.
  static func checkName(_ path: String) throws(UsageError) {
    guard path.hasSuffix(".swift") || path.hasSuffix("rowlint.jsonc") else { return }
    throw UsageError(
      message: "'\(path)' has the name of an input, and a report would write over it; give "
        + "another name")
  }

  private static func isSame(_ one: String, _ other: String) -> Bool {
    if one == other { return true }
    guard let resolved = WorkingFolder.resolved(one) else { return false }
    return resolved == WorkingFolder.resolved(other)
  }

  /// `sarif`, `sarif=out.sarif`
  private static func part(_ text: String) throws(UsageError) -> Part {
    let halves = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(halves[0])
    guard let format = OutputFormat(rawValue: name) else {
      let known = OutputFormat.allCases.map(\.rawValue)
      throw UsageError(
        message: "--format is one of \(known.joined(separator: ", ")), not '\(name)'"
          + Suggestion.text(for: name, in: known))
    }
    guard halves.count == 2 else { return Part(format: format) }
    let path = String(halves[1])
    guard !path.isEmpty else {
      throw UsageError(message: "--format \(name)= names no file")
    }
    return Part(format: format, path: path == "-" ? nil : path)
  }
}
