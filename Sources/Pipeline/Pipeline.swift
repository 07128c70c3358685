import Analysis
import Linking
import Reporting

/// The whole run, one stage a line.
public enum Pipeline {
  /// Reads, links and judges what is asked for. What goes wrong is in the report.
  public static func run(_ request: RunRequest) -> RunResult {
    var watch = Stopwatch()
    let cache = AppCache(for: request)
    var discovery = watch.time("discover") { SourceDiscovery.discover(for: request, cache) }
    let request = request.withUsableFacts(beside: discovery.trees, &discovery.problems)
    let run = AppRun(discovery.trees, request, cache: cache)
    let apps = watch.time("apps") { run.judge() }
    let analysis = watch.time("compare") {
      Analyzer.compare(
        apps.map(\.analysis), rules: request.rules, contract: request.contract,
        today: request.today, comparedApps: request.comparedApps,
        keepingJudgements: request.keepsJudgements)
    }
    watch.add(apps.map(\.stages), note: "of all apps")
    var result = result(of: run, discovery, apps, analysis, watch.stages)
    result.report.summary.cache = cache?.summary
    return result
  }

  private static func result(
    of run: AppRun, _ discovery: Discovery, _ apps: [JudgedApp], _ analysis: Analysis,
    _ stages: [StageDuration]
  ) -> RunResult {
    let request = run.request
    let rules = request.rules.compactMap { rule in
      request.contract.setting(of: rule.id).severity.map {
        RuleInForce(id: rule.id, summary: rule.summary, page: rule.page, severity: $0)
      }
    }
    var problems = discovery.problems + apps.flatMap(\.problems)
    problems.sort { ($0.path, $0.message) < ($1.path, $1.message) }
    let reported = zip(run.trees, apps).filter { !request.comparedApps.contains($0.0.name) }
    let numbers = reported.reduce(AppNumbers()) { $0 + $1.1.numbers }
    let summary = RunSummary(
      apps: reported.count, files: numbers.files, bytes: numbers.bytes,
      lexedFiles: numbers.lexedFiles, rules: rules.count,
      skipped: request.reportedFacts.reduce(into: discovery.skipped.byName) {
        $0.merge($1.skipped, uniquingKeysWith: +)
      },
      couldNotTell: analysis.couldNotTell, stages: stages)
    let reportedApps = run.trees.map { tree in
      ReportedApp(
        name: tree.name, root: tree.root.text, resolvedRoot: tree.resolvedRoot.text,
        isCompared: request.comparedApps.contains(tree.name))
    }
    let report = Report(
      findings: analysis.findings, silenced: analysis.silenced, summary: summary,
      problems: problems, rules: rules, apps: reportedApps)
    return RunResult(
      report: report, judgements: analysis.judgements, silences: analysis.silences,
      sources: SourceReader(run.trees, request))
  }
}

extension SourceDiscovery {
  /// Finds the files of a request.
  static func discover(for request: RunRequest, _ cache: AppCache? = nil) -> Discovery {
    var options = request.discovery
    options.exclude += request.contract.exclude
    return discover(
      request.inputs, options: options, overlays: request.overlays.map(\.path), jobs: request.jobs,
      allowEmpty: request.allowEmpty, cache: cache)
  }
}
