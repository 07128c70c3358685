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
    "--since", takes: .required("REV"),
    "report only what has come since a commit, or since this branch left another")

  static let all = [staged, since]

  private let changes: GitChanges
  /// The commits to compare with: none in a repository without one, two while a merge is made.
  private let bases: [String]
  /// Whether the index is judged; else the working tree.
  private let isStaged: Bool

  /// Nil where neither option is given.
  init?(_ arguments: Arguments) throws(UsageError) {
    let asksForStaged = arguments.has(ChangeStep.staged)
    var revision = arguments.value(ChangeStep.since)
    guard asksForStaged || revision != nil else { return nil }
    if asksForStaged, revision != nil {
      throw UsageError(message: "--staged and --since ask for different things; give one of them")
    }
    if arguments.has(CheckOptions.stdin) {
      throw UsageError(message: "--stdin reads one file as it is; it does not go with git's states")
    }
    do throws(GitProcess.Failure) {
      changes = try GitChanges()
    } catch {
      throw ChangeStep.gitFailed(error)
    }
    if asksForStaged { revision = PreCommit.fromRevision }
    isStaged = revision == nil
    if let revision {
      guard let commit = GitChanges.resolve(revision) else {
        throw ChangeStep.unknown(revision)
      }
      // A branch that went on by itself has mended things that were never here.
      bases = [GitChanges.commonAncestor(commit) ?? commit]
    } else {
      bases = [GitChanges.head, GitChanges.mergedHead].compactMap { $0 }
    }
  }

  private static func gitFailed(_ failure: GitProcess.Failure) -> UsageError {
    UsageError(message: "git cannot tell what has changed: \(failure.reason)", hasHelp: false)
  }

  private static func unknown(_ revision: String) -> UsageError {
    let why =
      if GitChanges.head == nil {
        "there is no commit yet; --staged judges the first one"
      } else if GitChanges.isShallow {
        "git knows no commit '\(revision)', and this clone is shallow; 'git fetch --unshallow' "
          + "brings the rest"
      } else {
        "git knows no commit, branch or tag '\(revision)'"
      }
    return UsageError(message: "--since: \(why)", hasHelp: false)
  }

  /// Whole repository where neither the command line nor the contract names an app.
  func paths(_ given: [String], _ contract: Contract) -> [String] {
    given.isEmpty && contract.apps.isEmpty ? [changes.root] : given
  }

  /// The contracts as the commit would have them, by absolute path: a rule that is turned off in the
  /// working tree alone still holds.
  func stagedContracts() throws(UsageError) -> [String: [UInt8]] {
    guard isStaged else { return [:] }
    do throws(GitProcess.Failure) {
      return Dictionary(
        try changes.stagedContracts().compactMap { file in file.bytes.map { (file.path, $0) } },
        uniquingKeysWith: { first, _ in first })
    } catch {
      throw ChangeStep.gitFailed(error)
    }
  }

  /// The run of the later state without what the earlier ones had.
  func run(
    _ request: RunRequest, _ run: (RunRequest) -> RunResult
  ) throws(UsageError) -> RunResult {
    do throws(GitProcess.Failure) {
      if isStaged, try !changes.hasStagedSources(against: bases.first) {
        guard PreCommit.runsByHand, try changes.isIndexClean(against: bases.first) else {
          return RunResult.nothing(because: "no Swift file is staged")
        }
        var result = run(request)
        result.report.problems.append(
          RunProblem(
            kind: .noSources, level: .note, path: "rowlint",
            message: "nothing is staged, so everything that is there was judged"))
        return result
      }
      var later = request
      if isStaged { add(try changes.index(), to: &later) }
      var result = run(later)
      result.report.hasBaseline = !bases.isEmpty
      // Where nothing is found there is nothing to be known from before.
      for base in bases where !result.report.findings.isEmpty {
        var earlier = request
        earlier.keepsJudgements = false
        add(try moved(try changes.commit(base), base, request), to: &earlier)
        let before = Pipeline.run(earlier)
        let match = Baseline(of: before.report.findings).match(result.report.findings)
        result.report.findings = match.new
        result.report.known += match.known
      }
      return result
    } catch {
      throw ChangeStep.gitFailed(error)
    }
  }

  /// Files that came into the searched folders from elsewhere stood where they stand now, so that
  /// an app whose folder was moved or renamed is the same app in both states.
  private func moved(
    _ overlays: [FileOverlay], _ base: String, _ request: RunRequest
  ) throws(GitProcess.Failure) -> [FileOverlay] {
    let roots = ChangeStep.roots(of: request)
    var outside: [String: FileOverlay] = [:]
    for overlay in overlays where overlay.bytes != nil && !ChangeStep.holds(roots, overlay.path) {
      outside[overlay.path] = overlay
    }
    if outside.isEmpty { return overlays }
    let new = Dictionary(
      try changes.renames(since: base, staged: isStaged).map { ($0.old, $0.new) },
      uniquingKeysWith: { first, _ in first })
    let arrived = outside.values.compactMap { overlay in
      new[overlay.path].map { FileOverlay(path: $0, bytes: overlay.bytes) }
    }
    let paths = Set(arrived.map(\.path))
    return overlays.filter { !paths.contains($0.path) } + arrived.sorted { $0.path < $1.path }
  }

  private static func roots(of request: RunRequest) -> [String] {
    request.inputs.compactMap { WorkingFolder.resolved($0.path) }
  }

  private static func holds(_ roots: [String], _ path: String) -> Bool {
    roots.contains { path == $0 || path.hasPrefix(WorkingFolder.join($0, "")) }
  }

  /// A file that the state has and the working tree has not must be named to be searched.
  private func add(_ overlays: [FileOverlay], to request: inout RunRequest) {
    let roots = ChangeStep.roots(of: request)
    for overlay in overlays where ChangeStep.holds(roots, overlay.path) {
      // An overlay stands for what a link points to, which is a file of its own.
      if WorkingFolder.isLink(overlay.path) { continue }
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
      kind: .noSources, level: .note, path: "rowlint", message: "\(reason); nothing to check")
    return RunResult(
      report: Report(findings: [], problems: [problem]), judgements: [:], sources: .none)
  }
}
