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
    watch.time("settle") { settle(&corpus, request) }
    var (family, analysis) = (Linker.link([AppLinker]()), Analysis())
    repeat {
      family = watch.time("link") { Linker.link(corpus.apps) }
      analysis = watch.time("analyze") { analyze(family, request) }
    } while watch.time("load") { !corpus.load(family.demand).isEmpty }
    return result(of: request, discovery, corpus, analysis, watch.stages)
  }

  /// Loads what each app asks for by itself, so that an app that asks often does not make all others
  /// be linked and judged again. A single app has no others.
  private static func settle(_ corpus: inout Corpus, _ request: RunRequest) {
    guard corpus.trees.count > 1 else { return }
    var open = corpus.unsettled
    while !open.isEmpty {
      let apps = corpus.apps
      let pending = open.sorted()
      let demands = corpus.workers.forEach(
        count: pending.count, stride: 1, state: { [Int: Set<Demand>]() }
      ) { position, demands in
        let family = Linker.link([apps[pending[position]]])
        _ = analyze(family, request)
        demands[pending[position]] = family.demand.demands(ofApp: 0)
      }
      open = corpus.load(demands.reduce(into: [:]) { $0.merge($1) { first, _ in first } })
    }
  }

  private static func analyze(_ family: Family, _ request: RunRequest) -> Analysis {
    Analyzer.run(
      rules: request.rules, family: family, contract: request.contract,
      knownRules: request.knownRules, today: request.today,
      keepingJudgements: request.keepsJudgements)
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

extension Corpus {
  fileprivate mutating func load(_ demand: DemandLog) -> Set<Int> {
    load(Dictionary(uniqueKeysWithValues: trees.indices.map { ($0, demand.demands(ofApp: $0)) }))
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
