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

      With --facts and without a folder, the apps of the facts are the family. Beside folders they are
      what those are compared with, and nothing of them is reported.

      Exit: 0 nothing at error level, 1 findings, 2 could not search.
      """,
    options: RunOptions.all + CacheOptions.all + CheckOptions.all + [FactsStep.option]
      + ChangeStep.all
      + BaselineStep.all,
    run: { arguments, console in try CheckRun(arguments, console).run() })
}

/// The options of `check` alone.
enum CheckOptions {
  static let format = Option(
    "--format", takes: .required("FORMAT[=FILE]"),
    "\(OutputFormat.allCases.map(\.rawValue).joined(separator: ", ")); may be given several times")
  static let output = Option(
    "--output", short: "-o", takes: .required("FILE"), "write there, whole or not at all")
  static let sarifSuppressed = Option(
    "--sarif-suppressed", takes: .word(["omit", "mark"]),
    "leave silenced findings out of SARIF, or write them with their reason")
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
    format, output, sarifSuppressed, exitZero, strict, allowEmpty, quiet, stats, stdin,
    stdinFilename, colour,
  ]
}

/// What is left to the system to free.
private final class Unfreed {
  let report: Report
  let sources: SourceReader

  init(report: Report, sources: SourceReader) {
    self.report = report
    self.sources = sources
  }
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
    let plan = try OutputPlan(arguments)
    try BaselineStep.check(arguments)
    var (report, sources) = try result()
    report.problems += BaselineStep.apply(arguments, to: &report, extent: extent)
    let status = exitStatus(of: report)
    for problem in report.problems where problem.level == .error || !isQuiet {
      console.say(problem.text)
    }
    if !isQuiet, let note = BaselineStep.note(arguments, report) {
      console.complain(note, label: "note")
    }
    if arguments.has(CheckOptions.stats) {
      for line in SummaryText(report).lines + SummaryText.stageLines(report.summary) {
        console.say(line)
      }
    }
    let writer = ReportWriter(
      arguments: arguments, console: console, plan: plan, isQuiet: isQuiet)
    let written = writer.write(report, sources, status)
    // The process is about to end: to take all of this apart before would only take time.
    _ = Unmanaged.passRetained(Unfreed(report: report, sources: sources))
    if written == .findings, arguments.has(ChangeStep.staged), !isQuiet {
      console.complain(CheckRun.adviceOnCommit, label: "note")
    }
    return written
  }

  /// For whoever's commit was just refused.
  private static let adviceOnCommit =
    "mend this and stage it, or say why it may stay in a comment there: "
    + "'// rowlint:allow <rule> -- <reason>'; 'rowlint explain <rule>' says more"

  private func result() throws(UsageError) -> (Report, SourceReader) {
    // Bad usage is said before a bad contract.
    _ = try RunOptions.chosenRules(arguments)
    let stdin = try StandardInput(arguments)
    let changes = try ChangeStep(arguments)
    let staged = try changes?.stagedContracts() ?? [:]
    let contract: Contract
    do throws(ContractError) {
      contract = try RunOptions.contract(arguments, standIns: staged)
    } catch {
      // A contract that cannot be used is a report too: SARIF carries what is wrong with it.
      return (Report(findings: [], problems: error.problems), .none)
    }
    let folders = FactsStep.folders(arguments)
    let paths =
      stdin?.paths(folders, contract) ?? changes?.paths(folders, contract) ?? folders
    var request = try SourceRequest.make(arguments, paths: paths, contract: contract)
    let problems = FactsStep.read(
      arguments, into: &request, readsSources: stdin != nil || changes != nil)
    if let stdin {
      request.overlays.append(stdin.overlay)
      request.askedFile = stdin.overlay.path
    }
    let run = { isQuiet ? Pipeline.run($0) : ProgressLine(console).run($0) }
    var result = try changes?.run(request, run) ?? run(request)
    let apps = result.report.apps
    if let stdin { result.report.findings.removeAll { !stdin.holds($0.place, apps) } }
    result.report.problems += problems
    if arguments.has(FactsStep.option) {
      result.report.problems += FactsStep.missingApps(of: contract, in: result.report, arguments)
    } else if folders.isEmpty, stdin == nil {
      result.report.problems += ContractReader.missingApps(of: contract).map(RunProblem.init)
    }
    return (result.report, result.sources)
  }

  /// What of the family is judged.
  private var extent: BaselineStep.Extent {
    let folders = FactsStep.folders(arguments)
    let isPart =
      arguments.has(CheckOptions.stdin) || arguments.has(ChangeStep.staged)
      || arguments.has(ChangeStep.since) || folders.contains { $0.hasSuffix(".swift") }
    return isPart ? .files : folders.isEmpty ? .family : .apps
  }

  private var isQuiet: Bool { arguments.has(CheckOptions.quiet) }

  private func exitStatus(of report: Report) -> ExitStatus {
    if !report.isComplete { return .failed }
    let least: Severity = arguments.has(CheckOptions.strict) ? .warning : .error
    let isFaulty =
      report.findings.contains { $0.severity >= least }
      || (arguments.has(BaselineStep.strict)
        && report.problems.contains { $0.kind == .goneFromBaseline })
    return isFaulty && !arguments.has(CheckOptions.exitZero) ? .findings : .clean
  }
}
