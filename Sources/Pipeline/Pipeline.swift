import Analysis
import Linking
import Reporting

/// The whole run, one stage a line.
public enum Pipeline {
  /// Reads, links and judges what is asked for. What goes wrong is in the report.
  public static func run(_ request: RunRequest) -> RunResult {
    var watch = Stopwatch()
    var discovery = watch.time("discover") { SourceDiscovery.discover(for: request) }
    let request = request.withUsableFacts(beside: discovery.trees, &discovery.problems)
    var corpus = watch.time("scan") { Corpus(discovery.trees, request) }
    let apps = settle(&corpus, request, &watch)
    let analysis = watch.time("compare") {
      Analyzer.compare(
        apps, rules: request.rules, contract: request.contract, today: request.today,
        comparedApps: request.comparedApps, keepingJudgements: request.keepsJudgements)
    }
    return result(of: request, discovery, corpus, analysis, watch.stages)
  }

  /// Links and judges every app by itself, and again with the files that it asked for, until it asks
  /// for no more.
  static func settle(
    _ corpus: inout Corpus, _ request: RunRequest, _ watch: inout Stopwatch
  ) -> [AppAnalysis] {
    var analyses = corpus.trees.map { _ in AppAnalysis() }
    let names = corpus.trees.map(\.name)
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
            family, rules: request.rules(forApp: names[app]),
            contract: request.contract, knownRules: request.knownRules)
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
    let reported = corpus.trees.indices.filter {
      !request.comparedApps.contains(corpus.trees[$0].name)
    }
    let numbers = reported.reduce(AppNumbers()) { $0 + corpus.numbers(ofApp: $1) }
    let skipped = discovery.skipped.map { ($0.key.rawValue, $0.value) }
    let summary = RunSummary(
      apps: reported.count, files: numbers.files, bytes: numbers.bytes,
      lexedFiles: numbers.lexedFiles, rules: rules.count,
      skipped: request.reportedFacts.reduce(into: Dictionary(uniqueKeysWithValues: skipped)) {
        $0.merge($1.skipped, uniquingKeysWith: +)
      },
      couldNotTell: analysis.couldNotTell, stages: stages)
    let apps = corpus.trees.map { tree in
      ReportedApp(
        name: tree.name, root: tree.root.text, resolvedRoot: tree.resolvedRoot.text,
        isCompared: request.comparedApps.contains(tree.name))
    }
    let report = Report(
      findings: analysis.findings, silenced: analysis.silenced, summary: summary,
      problems: problems, rules: rules, apps: apps)
    return RunResult(
      report: report, judgements: analysis.judgements, silences: analysis.silences,
      sources: corpus.sourceReader)
  }
}

extension SourceDiscovery {
  /// Finds the files of a request.
  static func discover(for request: RunRequest) -> Discovery {
    var options = request.discovery
    options.exclude += request.contract.exclude
    return discover(
      request.inputs, options: options, overlays: request.overlays.map(\.path), jobs: request.jobs,
      allowEmpty: request.allowEmpty)
  }
}
