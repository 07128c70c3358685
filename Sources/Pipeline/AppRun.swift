import Analysis
import Linking
import Reporting
import SourceText

/// What came of one app.
struct JudgedApp: Sendable {
  var analysis = AppAnalysis()
  var numbers = AppNumbers()
  var problems: [RunProblem] = []
  let stages: [StageDuration]
}

/// Reads and judges apps, each by itself.
struct AppRun {
  /// Sorted by name.
  let trees: [SourceTree]
  let request: RunRequest
  private let facts: [String: AppFacts]
  private let workers: Workers
  private let cache: AppCache?

  /// - Parameters:
  ///   - discovered: the apps whose sources are there.
  ///   - cache: what earlier runs made of apps; to be opened before the first file is looked for.
  init(_ discovered: [SourceTree], _ request: RunRequest, cache: AppCache? = nil) {
    self.cache = cache
    trees = (discovered + request.facts.map(\.tree)).sorted { $0.name < $1.name }
    facts = Dictionary(request.facts.map { ($0.name, $0) }) { first, _ in first }
    workers = Workers(jobs: request.jobs)
    self.request = request
    request.progress?.noteFound(
      trees.lazy.filter { [facts] in facts[$0.name] == nil }.reduce(0) { $0 + $1.files.count })
  }

  /// Reads and judges every app that is not known and gives what `finish` makes of each, in order of
  /// name. Nothing else of an app stays in memory.
  func forEachApp<Result: Sendable>(
    known: (@Sendable (SourceTree, Workers, inout Stopwatch) -> Result?)? = nil,
    _ finish: @escaping @Sendable (AppCorpus, AppAnalysis, [StageDuration]) -> Result
  ) -> [Result] {
    var firstFiles: [Int] = []
    var start = 0
    for tree in trees {
      firstFiles.append(start)
      start += tree.files.count
    }
    let largestFirst = trees.indices.sorted { trees[$0].files.count > trees[$1].files.count }
    var done = known.map { lookUp(largestFirst, $0) } ?? []
    var isKnown = Array(repeating: false, count: trees.count)
    for lookup in done where lookup.result != nil { isKnown[lookup.app] = true }
    let order = largestFirst.filter { !isKnown[$0] }
    if !order.isEmpty {
      // Not made where nothing is to be read.
      let means = RunMeans(request, workers.nested, hashesFiles: cache != nil)
      let watches = done.reduce(into: [:]) { $0[$1.app] = $1.watch }
      let queue = AppQueue(order)
      let parts = workers.forEach(
        count: order.count, stride: 1, state: { [Lookup<Result>]() }
      ) { [self, firstFiles] _, results in
        guard let (app, place) = queue.next() else { return }
        defer { queue.finish(place) }
        var watch = watches[app] ?? Stopwatch()
        var corpus = watch.time("scan") {
          AppCorpus(
            trees[app], firstFile: firstFiles[app], facts: facts[trees[app].name], means)
        }
        let analysis = settle(&corpus, &watch)
        let result = finish(corpus, analysis, watch.stages)
        results.append(Lookup(app: app, result: result, watch: watch))
      }
      done += parts.joined()
    }
    return done.sorted { $0.app < $1.app }.compactMap(\.result)
  }

  /// What is known, or was made, of an app.
  private struct Lookup<Result: Sendable>: Sendable {
    let app: Int
    let result: Result?
    let watch: Stopwatch
  }

  /// Asks for what is known of each app. Few files are asked for on the caller's thread: another one
  /// would take longer to start.
  private func lookUp<Result: Sendable>(
    _ apps: [Int], _ known: @escaping @Sendable (SourceTree, Workers, inout Stopwatch) -> Result?
  ) -> [Lookup<Result>] {
    let lookUp = { @Sendable [trees] (app: Int, workers: Workers) in
      var watch = Stopwatch()
      let result = known(trees[app], workers, &watch)
      return Lookup(app: app, result: result, watch: watch)
    }
    let fileCount = trees.reduce(0) { $0 + $1.files.count }
    if fileCount <= FileCheck.filesPerThread { return apps.map { lookUp($0, workers) } }
    let nested = workers.nested
    let parts = workers.forEach(count: apps.count, stride: 1, state: { [Lookup<Result>]() }) {
      position, found in found.append(lookUp(apps[position], nested))
    }
    return Array(parts.joined())
  }

  /// What the rules say of every app, in order of name: of those whose files did not change since an
  /// earlier run, what they said then.
  ///
  /// Where only one file is asked for, other apps than its own are judged only if there is something
  /// to compare them with.
  func judge() -> [JudgedApp] {
    defer { cache?.finish() }
    guard let file = request.resolvedAskedFile else { return judge { _ in true } }
    let own = judge { $0.path(of: file) != nil }
    let isCompared = trees.indices.contains { index in
      // Results that were kept are of all files.
      trees[index].path(of: file).map { own[index].analysis.hasSwipes(inFile: $0.text) } ?? false
    }
    guard isCompared else { return own }
    let others = judge { $0.path(of: file) == nil }
    return trees.indices.map { trees[$0].path(of: file) == nil ? others[$0] : own[$0] }
  }

  /// Of the apps that are not needed nothing is said.
  private func judge(where isNeeded: @escaping @Sendable (SourceTree) -> Bool) -> [JudgedApp] {
    let facts = facts
    let cache = cache
    let progress = request.progress
    return forEachApp { tree, workers, watch in
      guard isNeeded(tree) else { return JudgedApp(stages: []) }
      guard let cache, facts[tree.name] == nil,
        let app = watch.time("look up", { cache.lookUp(tree, workers: workers) })
      else { return nil }
      progress?.noteRead(tree.files.count)
      return JudgedApp(analysis: app.analysis, numbers: app.numbers, stages: watch.stages)
    } _: { corpus, analysis, stages in
      if let cache, corpus.facts == nil, corpus.askedFile == nil, let records = corpus.records {
        cache.store(
          analysis, numbers: corpus.numbers, files: records, questions: corpus.questions,
          of: corpus.tree)
      }
      return JudgedApp(
        analysis: analysis, numbers: corpus.numbers, problems: corpus.problems, stages: stages)
    }
  }

  /// Links and judges an app, and again with the files that it asked for, until it asks for no more.
  private func settle(_ corpus: inout AppCorpus, _ watch: inout Stopwatch) -> AppAnalysis {
    guard corpus.hasLoadedFiles else { return AppAnalysis() }
    let rules = request.rules(forApp: corpus.tree.name)
    let memory = RuleMemory(corpus.linker.memory)
    var asked = corpus.askedFile.map { AskedFile(number: $0) }
    while true {
      let analysis = watch.time("analyze") {
        analyze(corpus.linker, rules, memory, asked)
      }
      if watch.time("load", { corpus.load() }) { continue }
      guard analysis.needsOtherSwipes else { return analysis }
      watch.time("load") { corpus.loadTriggers() }
      asked?.seesOtherSwipes = true
    }
  }

  /// A function of its own, so that no family is alive when files are added to the linker: what it
  /// knows of all files would be copied.
  @inline(never)
  private func analyze(
    _ linker: AppLinker, _ rules: [Rule], _ memory: RuleMemory, _ asked: AskedFile?
  ) -> AppAnalysis {
    let family = Linker.link([linker])
    let workers = workers.nested
    let work = SharedWork { count, makeBody in
      _ = workers.forEach(count: count, stride: 1, state: { makeBody() }) { number, body in
        body(number)
      }
    }
    return Analyzer.analyze(
      family, rules: rules, contract: request.contract, knownRules: request.knownRules,
      memory: memory, asked: asked, work: work)
  }
}

extension SourceTree {
  /// The path of a file, with links resolved, where it is one of its files.
  fileprivate func path(of file: SourcePath) -> SourcePath? {
    files.first { resolvedRoot.appending($0.path.bytes) == file }?.path
  }
}
