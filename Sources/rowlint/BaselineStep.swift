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

  /// Takes what the baseline knows out of the findings, or writes a new one of them.
  ///
  /// `isWhole` says whether every file of the apps was judged, so that an entry that was not found
  /// is really gone.
  static func apply(
    _ arguments: Arguments, to report: inout Report, isWhole: Bool
  ) -> [RunProblem] {
    var problems: [RunProblem] = []
    if let path = arguments.value(read) {
      do throws(RunProblem) {
        let baseline = try load(path)
        problems += match(baseline, path, &report, isWhole && report.isComplete, arguments)
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

  private static func load(_ path: String) throws(RunProblem) -> Baseline {
    let bytes: [UInt8]
    do throws(InputFile.Failure) {
      bytes = try InputFile.read(path)
    } catch {
      throw RunProblem(
        kind: .baseline, path: path, message: "cannot read the baseline: \(error.reason)")
    }
    do throws(BaselineFile.Fault) {
      return try BaselineFile.read(String(decoding: bytes, as: UTF8.self))
    } catch {
      throw RunProblem(kind: .baseline, path: path, line: error.line, message: error.message)
    }
  }

  private static func match(
    _ baseline: Baseline, _ path: String, _ report: inout Report, _ isWhole: Bool,
    _ arguments: Arguments
  ) -> [RunProblem] {
    let match = baseline.match(report.findings)
    report.findings = match.new
    report.known = match.known
    report.hasBaseline = true
    guard isWhole else { return [] }
    let rules = Set(report.rules.map(\.id))
    let apps = Set(report.apps.map(\.name))
    return match.gone
      .filter { rules.contains($0.rule) && apps.contains($0.app) }
      .map { entry in
        let place = entry.symbol.isEmpty ? entry.path : "\(entry.path) (\(entry.symbol))"
        return RunProblem(
          kind: .goneFromBaseline, level: .warning, path: path,
          message: "\(entry.rule) no longer occurs in \(entry.app)/\(place); take its line out, or "
            + "write the file anew with --write-baseline")
      }
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
