import Analysis
import Pipeline
import Reporting

extension Command {
  static let check = Command(
    name: "check",
    usage: "[check] [options] <source folder or file>...",
    summary: "Finds the faults of the rules in force. Each folder is an app of the family.",
    details: """
      Without a folder, the contract's apps are checked. The contract is the nearest rowlint.jsonc
      from the working folder up to the repository's root, else the built-in one.

      Exit: 0 nothing at error level, 1 findings, 2 could not search.
      """,
    options: RunOptions.all + CheckOptions.all,
    run: { arguments, console in try CheckRun(arguments, console).run() })
}

/// The options of `check` alone.
enum CheckOptions {
  static let format = Option(
    "--format", takes: .word(OutputFormat.allCases.map(\.rawValue)), "how findings are written")
  static let output = Option(
    "--output", short: "-o", takes: .required("FILE"), "write there, whole or not at all")
  static let exitZero = Option("--exit-zero", "exit 0 instead of 1; 2 stays 2")
  static let strict = Option("--strict", "count warnings as errors")
  static let allowEmpty = Option("--allow-empty", "take a folder without sources as clean")
  static let quiet = Option("--quiet", short: "-q", "findings and errors only")
  static let stats = Option("--stats", "say on standard error what was read and how long it took")
  static let stdin = Option("--stdin", "read one file from standard input")
  static let stdinFilename = Option(
    "--stdin-filename", takes: .required("FILE"),
    "the name that the file from standard input goes by")
  static let colour = Option(
    "--color", takes: .word(Terminal.ColourChoice.allCases.map(\.rawValue)),
    "colour, source lines and summary; auto is: on a terminal")

  static let all = [
    format, output, exitZero, strict, allowEmpty, quiet, stats, stdin, stdinFilename, colour,
  ]
}

/// How a report is written.
enum OutputFormat: String, CaseIterable {
  case plain, sarif
}

/// One run of `check`.
struct CheckRun {
  let arguments: Arguments
  let console: Console

  init(_ arguments: Arguments, _ console: Console) {
    self.arguments = arguments
    self.console = console
  }

  func run() throws(UsageError) -> ExitStatus {
    let (report, sources) = try result()
    let status = exitStatus(of: report)
    for problem in report.problems where problem.level == .error || !isQuiet {
      console.say(problem.text)
    }
    if arguments.has(CheckOptions.stats) {
      for line in SummaryText(report).lines + SummaryText.stageLines(report.summary) {
        console.say(line)
      }
    }
    return write(report, sources, status)
  }

  private func result() throws(UsageError) -> (Report, SourceReader) {
    // Bad usage is said before a bad contract.
    _ = try RunOptions.chosenRules(arguments)
    let stdin = try StandardInput(arguments)
    let contract: Contract
    do throws(ContractError) {
      contract = try RunOptions.contract(arguments)
    } catch {
      // A contract that cannot be used is a report too: SARIF carries what is wrong with it.
      return (Report(findings: [], problems: error.problems), .none)
    }
    var request = try SourceRequest.make(
      arguments, paths: stdin?.paths(arguments.operands, contract) ?? arguments.operands,
      contract: contract)
    if let stdin { request.overlays.append(stdin.overlay) }
    var result = isQuiet ? Pipeline.run(request) : ProgressLine(console).run(request)
    let apps = result.report.apps
    if let stdin { result.report.findings.removeAll { !stdin.holds($0.place, apps) } }
    if arguments.operands.isEmpty, stdin == nil {
      result.report.problems += ContractReader.missingApps(of: contract).map(RunProblem.init)
    }
    return (result.report, result.sources)
  }

  private var isQuiet: Bool { arguments.has(CheckOptions.quiet) }

  private func exitStatus(of report: Report) -> ExitStatus {
    if !report.isComplete { return .failed }
    let least: Severity = arguments.has(CheckOptions.strict) ? .warning : .error
    let isFaulty = report.findings.contains { $0.severity >= least }
    return isFaulty && !arguments.has(CheckOptions.exitZero) ? .findings : .clean
  }

  private func write(
    _ report: Report, _ sources: SourceReader, _ status: ExitStatus
  ) -> ExitStatus {
    let context = ReportContext(
      workingFolder: WorkingFolder.path, repositoryRoot: WorkingFolder.repositoryRoot,
      version: CommandLineTool.version, exitCode: Int(status.rawValue), sources: sources)
    let bytes: [UInt8]
    switch arguments.value(CheckOptions.format).flatMap(OutputFormat.init) ?? .plain {
    case .plain:
      bytes = PlainFormat(style: style, hasSummary: !isQuiet).render(report, context)
    case .sarif:
      for problem in SarifFormat.limitProblems(report) where !isQuiet { console.say(problem.text) }
      bytes = SarifFormat().render(report, context)
    }
    guard let path = outputPath else { return console.print(bytes, otherwise: status) }
    guard let reason = OutputFile(path: path).write(bytes) else { return status }
    console.complain("cannot write '\(path)': \(reason)")
    return .failed
  }

  /// Nil for standard output.
  private var outputPath: String? {
    arguments.value(CheckOptions.output).flatMap { $0 == "-" ? nil : $0 }
  }

  private var style: PlainFormat.Style {
    let choice = arguments.value(CheckOptions.colour).flatMap(Terminal.ColourChoice.init) ?? .auto
    return Terminal.style(
      choice, isTerminal: outputPath == nil && Terminal.isTerminal(1), width: Terminal.width,
      environment: Terminal.variable)
  }
}
