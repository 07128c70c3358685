import Analysis
import Reporting

/// What `--baseline`, `--write-baseline` and `--strict-baseline` do with a run's findings.
enum BaselineStep {
  static let read = Option(
    "--baseline", takes: .required("FILE"), "leave out the findings that this baseline knows")
  static let write = Option(
    "--write-baseline", takes: .required("FILE"), "write a baseline of what is found, and pass")
  static let strict = Option(
    "--strict-baseline", "count entries that no longer occur as errors")

  static let all = [read, write, strict]

  /// What a run looked at: only in that can an entry be said to be gone.
  enum Extent {
    /// Parts of apps.
    case files
    /// Whole apps, but perhaps not all of the family.
    case apps
    case family
  }

  /// Takes what the baseline knows out of the findings, or writes a new one of them.
  static func apply(
    _ arguments: Arguments, to report: inout Report, extent: Extent
  ) -> [RunProblem] {
    var problems: [RunProblem] = []
    if let path = arguments.value(read) {
      do throws(RunProblem) {
        let gone = match(try load(path), &report)
        if report.isComplete, !arguments.has(write) {
          problems += gone.filter { isJudged($0, report, extent) }.map { goneProblem($0, path) }
        }
      } catch {
        problems.append(error)
      }
    }
    if let path = arguments.value(write), report.isComplete, problems.allSatisfy({ !$0.isError }) {
      problems += save(report.findings + report.known, to: path)
      report.known += report.findings
      report.findings = []
    }
    return problems
  }

  /// What does not go together.
  static func check(_ arguments: Arguments) throws(UsageError) {
    if arguments.has(strict), !arguments.has(read) {
      throw UsageError(message: "--strict-baseline goes with --baseline FILE")
    }
    let isPart = arguments.has(ChangeStep.staged) || arguments.has(ChangeStep.since)
    if arguments.has(write), isPart || arguments.has(CheckOptions.stdin) {
      throw UsageError(
        message: "--write-baseline takes down everything that is found; it does not go with "
          + "--staged, --since or --stdin")
    }
    // Reading what is no file, such as a pipe, could wait for ever.
    guard let path = arguments.value(write), WorkingFolder.isFile(path),
      let bytes = try? InputFile.read(path)
    else { return }
    let text = String(decoding: bytes, as: UTF8.self)
    guard bytes.isEmpty || BaselineFile.isBaseline(text) else {
      throw UsageError(
        message:
          "--write-baseline: '\(path)' is there already and is no baseline; give another name")
    }
  }

  private static func load(_ path: String) throws(RunProblem) -> Baseline {
    let bytes: [UInt8]
    do throws(InputFile.Failure) {
      bytes = try InputFile.read(path)
    } catch {
      throw RunProblem(
        kind: .baseline, path: path,
        message:
          "cannot read the baseline: \(error.reason); --write-baseline \(path) would write it")
    }
    do throws(BaselineFile.Fault) {
      return try BaselineFile.read(String(decoding: bytes, as: UTF8.self))
    } catch {
      throw RunProblem(kind: .baseline, path: path, line: error.line, message: error.message)
    }
  }

  /// The entries that were not found.
  private static func match(_ baseline: Baseline, _ report: inout Report) -> [Baseline.Entry] {
    let apps = report.apps.filter { !$0.isCompared }.map(\.name)
    let match = baseline.match(report.findings, apps: Set(apps))
    report.findings = match.new
    report.known += match.known
    report.hasBaseline = true
    return match.gone
  }

  private static func isJudged(
    _ entry: Baseline.Entry, _ report: Report, _ extent: Extent
  ) -> Bool {
    guard report.rules.contains(where: { $0.id == entry.rule }) else { return false }
    switch extent {
    case .files: return false
    case .apps: return report.apps.contains { $0.name == entry.app && !$0.isCompared }
    case .family: return true
    }
  }

  private static func goneProblem(_ entry: Baseline.Entry, _ path: String) -> RunProblem {
    let place = entry.symbol.isEmpty ? entry.path : "\(entry.path) (\(entry.symbol))"
    return RunProblem(
      kind: .goneFromBaseline, level: .warning, path: path,
      message: "\(entry.rule) no longer occurs in \(entry.app)/\(place); take its line out, or "
        + "write the file anew with --write-baseline")
  }

  /// What `--write-baseline` did, for people; nil where it did nothing.
  static func note(_ arguments: Arguments, _ report: Report) -> String? {
    guard let path = arguments.value(write), report.isComplete else { return nil }
    let count = "\(report.known.count) finding\(report.known.count == 1 ? "" : "s")"
    return "wrote '\(path)' with \(count); '--baseline \(path)' leaves out what it holds"
  }

  private static func save(_ findings: [Finding], to path: String) -> [RunProblem] {
    let text = BaselineFile.text(of: Baseline(of: findings))
    guard let reason = OutputFile(path: path).write(Array(text.utf8)) else { return [] }
    return [
      RunProblem(
        kind: .baseline, path: path, message: "cannot write the baseline: \(reason)")
    ]
  }
}
