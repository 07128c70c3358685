import Analysis
import Linking
import Reporting

/// The whole run, one stage a line.
public enum Pipeline {
  /// Reads, links and judges what is asked for. What goes wrong is in the report.
  public static func run(_ request: RunRequest) -> RunResult {
    var watch = Stopwatch()
    let discovery = watch.time("discover") { SourceDiscovery.discover(for: request) }
    var corpus = watch.time("scan") { Corpus(discovery.trees, request) }
    let apps = settle(&corpus, request, &watch)
    let analysis = watch.time("compare") {
      Analyzer.compare(
        apps, rules: request.rules, contract: request.contract, today: request.today,
        keepingJudgements: request.keepsJudgements)
    }
    return result(of: request, discovery, corpus, analysis, watch.stages)
  }

  /// Links and judges every app by itself, and again with the files that it asked for, until it asks
  /// for no more.
  private static func settle(
    _ corpus: inout Corpus, _ request: RunRequest, _ watch: inout Stopwatch
  ) -> [AppAnalysis] {
    var analyses = corpus.trees.map { _ in AppAnalysis() }
    var open = corpus.loadedApps
    while !open.isEmpty {
      let apps = corpus.apps
      let pending = open.sorted()
      let answers = watch.time("analyze") {
        corpus.workers.forEach(
          count: pending.count, stride: 1, state: { [(app: Int, Set<Demand>, AppAnalysis)]() }
        ) { position, answers in
          let app = pending[position]
          let family = Linker.link([apps[app]])
          let analysis = Analyzer.analyze(
            family, rules: request.rules, contract: request.contract,
            knownRules: request.knownRules)
          answers.append((app, family.demand.demands(ofApp: 0), analysis))
        }
      }
      var demands: [Int: Set<Demand>] = [:]
      for (app, demand, analysis) in answers.joined() {
        analyses[app] = analysis
        demands[app] = demand
      }
      open = watch.time("load") { corpus.load(demands) }
    }
    return analyses
  }

  private static func result(
    of request: RunRequest, _ discovery: Discovery, _ corpus: Corpus, _ analysis: Analysis,
    _ stages: [StageDuration]
  ) -> RunResult {
    let rules = request.rules.compactMap { rule in
      request.contract.setting(of: rule.id).severity.map {
        RuleInForce(id: rule.id, summary: rule.summary, page: rule.page, severity: $0)
      }
    }
    var problems = discovery.problems + corpus.problems
    problems.sort { ($0.path, $0.message) < ($1.path, $1.message) }
    let skipped = discovery.skipped.map { ($0.key.rawValue, $0.value) }
    let summary = RunSummary(
      apps: discovery.trees.count, files: corpus.fileCount, bytes: corpus.byteCount,
      lexedFiles: corpus.lexedCount, rules: rules.count,
      skipped: Dictionary(uniqueKeysWithValues: skipped), couldNotTell: analysis.couldNotTell,
      stages: stages)
    let apps = discovery.trees.map { tree in
      ReportedApp(name: tree.name, root: tree.root.text, resolvedRoot: tree.resolvedRoot.text)
    }
    let report = Report(
      findings: analysis.findings, silenced: analysis.silenced, summary: summary,
      problems: problems, rules: rules,
      apps: apps.sorted { $0.name < $1.name })
    return RunResult(
      report: report, judgements: analysis.judgements, silences: analysis.silences,
      sources: corpus.sourceReader)
  }
}

extension SourceDiscovery {
  fileprivate static func discover(for request: RunRequest) -> Discovery {
    var options = request.discovery
    options.exclude += request.contract.exclude
    return discover(
      request.inputs, options: options, overlays: request.overlays.map(\.path), jobs: request.jobs,
      allowEmpty: request.allowEmpty)
  }
}
