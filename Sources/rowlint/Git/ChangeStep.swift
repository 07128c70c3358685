import Analysis
import Pipeline
import Reporting

/// What `--staged` and `--since REV` do: judge one state of the repository, and leave out what was a
/// finding in an earlier one already.
///
/// Both states are judged whole, because a change in one file can make a fault of an unchanged one.
struct ChangeStep {
  static let staged = Option(
    "--staged", "judge what git has staged, and report only what the commit would bring")
  static let since = Option(
    "--since", takes: .required("REV"), "report only what has come since a commit")

  static let all = [staged, since]

  private let changes: GitChanges
  /// The commit to compare with; nil for a repository without one.
  private let base: String?
  private let isStaged: Bool

  /// Nil where neither option is given.
  init?(_ arguments: Arguments) throws(UsageError) {
    isStaged = arguments.has(ChangeStep.staged)
    let revision = arguments.value(ChangeStep.since)
    guard isStaged || revision != nil else { return nil }
    if isStaged, revision != nil {
      throw UsageError(message: "--staged and --since ask for different things; give one of them")
    }
    if arguments.has(CheckOptions.stdin) {
      throw UsageError(message: "--stdin reads one file as it is; it does not go with git's states")
    }
    do throws(GitProcess.Failure) {
      changes = try GitChanges()
    } catch {
      throw UsageError(message: "git cannot tell what has changed: \(error.reason)")
    }
    if let revision {
      guard let commit = GitChanges.resolve(revision) else {
        throw UsageError(
          message: "--since: git knows no commit '\(revision)'; a shallow clone may have to be "
            + "deepened")
      }
      base = commit
    } else {
      base = GitChanges.resolve("HEAD")
    }
  }

  /// Whole repository where neither the command line nor the contract names an app.
  func paths(_ given: [String], _ contract: Contract) -> [String] {
    given.isEmpty && contract.apps.isEmpty ? [changes.root] : given
  }

  /// The run of the later state without what the earlier one had.
  func run(
    _ request: RunRequest, _ run: (RunRequest) -> RunResult
  ) throws(UsageError) -> RunResult {
    do throws(GitProcess.Failure) {
      if isStaged, try !changes.hasStagedSources(against: base) {
        return RunResult.nothing(because: "no Swift file is staged")
      }
      var later = request
      if isStaged { add(try changes.index(), to: &later) }
      var result = run(later)
      guard let base else { return result }
      var earlier = request
      earlier.keepsJudgements = false
      add(try changes.commit(base), to: &earlier)
      let before = Pipeline.run(earlier)
      let match = Baseline(of: before.report.findings).match(result.report.findings)
      result.report.findings = match.new
      result.report.known += match.known
      result.report.hasBaseline = true
      return result
    } catch {
      throw UsageError(message: "git cannot tell what has changed: \(error.reason)")
    }
  }

  /// A file that the state has and the working tree has not must be named to be searched.
  private func add(_ overlays: [FileOverlay], to request: inout RunRequest) {
    let roots = request.inputs.compactMap { WorkingFolder.resolved($0.path) }
    for overlay in overlays {
      let isSearched = roots.contains { root in
        overlay.path == root || overlay.path.hasPrefix(WorkingFolder.join(root, ""))
      }
      guard isSearched else { continue }
      request.overlays.append(overlay)
      if overlay.bytes != nil, !WorkingFolder.exists(overlay.path) {
        request.inputs.append(AppInput(path: overlay.path))
      }
    }
  }
}

extension RunResult {
  /// A run that had nothing to do, and says so.
  fileprivate static func nothing(because reason: String) -> RunResult {
    let problem = RunProblem(
      kind: .noSources, level: .warning, path: "rowlint", message: "\(reason); nothing to check")
    return RunResult(
      report: Report(findings: [], problems: [problem]), judgements: [:], sources: .none)
  }
}
