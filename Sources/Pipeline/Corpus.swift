import Analysis
import Facts
import Linking
import Reporting
import SourceText
import Synchronization

/// The source files of a run: each is read once, and those that can matter are turned into facts.
/// Apps that came as facts stand beside them with all that they have.
struct Corpus: Sendable {
  /// What is known of a file.
  struct Entry: Sendable {
    /// Index into `trees`.
    let tree: Int
    let path: SourcePath
    /// Bytes.
    var size = 0
    /// Nil until something could be looked for in it.
    var words: WordIndex?
    var isLoaded = false
    var error: SourceReadError?

    var isPending: Bool { !isLoaded && error == nil }
  }

  /// After so many rounds of linking and loading, an app that still asks for more gets all it has:
  /// a chain of names through many files must not cost a round each.
  private static let longestChain = 32

  /// Sorted by name, as in a linked family.
  let trees: [SourceTree]
  /// The apps that came as facts, by name.
  let facts: [String: AppFacts]
  let overlays: Overlays
  let workers: Workers
  private let triggers: Triggers
  private let progress: RunProgress?
  /// App after app, each app's sorted by path.
  private(set) var entries: [Entry]
  /// By app, an index into `trees`; its numbers of files are indices into `entries`.
  private(set) var apps: [AppLinker] = []
  /// By app: whether a file of it has one of the words that decide how far a handler is followed.
  private(set) var leads: [Bool] = []
  /// What was asked of each app so far; every pending file was searched for all of it.
  private var asked: [Set<Demand>]
  private var rounds: [Int]

  /// Reads every file once.
  init(_ discovered: [SourceTree], _ request: RunRequest) {
    trees = (discovered + request.facts.map(\.tree)).sorted { $0.name < $1.name }
    facts = Dictionary(request.facts.map { ($0.name, $0) }) { first, _ in first }
    overlays = Overlays(request.overlays)
    workers = Workers(jobs: request.jobs)
    triggers = Triggers(request)
    progress = request.progress
    let overlays = overlays
    let facts = facts
    entries = trees.enumerated().flatMap { index, tree in
      if facts[tree.name] != nil {
        return tree.files.map { Entry(tree: index, path: $0.path, isLoaded: true) }
      }
      return tree.files
        .filter { !overlays.hides(tree.resolvedRoot.appending($0.path.bytes)) }
        .map { Entry(tree: index, path: $0.path) }
    }
    asked = trees.map { _ in [] }
    rounds = trees.map { _ in 0 }
    progress?.noteFound(entries.count { $0.isPending })
    scan()
  }

  /// The apps that have files that were turned into facts.
  var loadedApps: Set<Int> { Set(entries.lazy.filter(\.isLoaded).map(\.tree)) }

  /// Turns every file with a trigger into facts. As soon as an app has one, names will be asked for
  /// in it: its other files are indexed while they are at hand.
  private mutating func scan() {
    let triggers = triggers
    let seen = trees.map { _ in SeenInApp() }
    let pending = entries.indices.filter { entries[$0].isPending }
    let loaded = update(pending) { entry, reader in
      let bytes = reader.buffer.bytes
      let seen = seen[entry.tree]
      if triggers.mayLead(to: bytes) { seen.leads.store(true, ordering: .relaxed) }
      let isTrigger = triggers.occur(in: bytes)
      if isTrigger { seen.triggers.store(true, ordering: .relaxed) }
      if seen.triggers.load(ordering: .relaxed) { entry.words = reader.indexer.index(bytes) }
      return isTrigger ? reader.facts(of: entry) : nil
    }
    var start = 0
    var counts = trees.map { _ in 0 }
    for entry in entries { counts[entry.tree] += 1 }
    leads = trees.indices.map { app in
      facts[trees[app].name]?.mayLead ?? seen[app].leads.load(ordering: .relaxed)
    }
    apps = trees.indices.map { app in
      defer { start += counts[app] }
      return AppLinker(
        name: trees[app].name, firstFile: start, fileCount: counts[app],
        absentWords: leads[app] ? [] : triggers.leadingWords)
    }
    for app in apps.indices {
      for (file, number) in zip(facts[trees[app].name]?.files ?? [], apps[app].numbers) {
        apps[app].add(file.indexed, at: number)
      }
      apps[app].setCommon(facts[trees[app].name]?.common ?? [])
    }
    add(loaded)
  }

  /// Turns those files into facts that could hold something that linking asked for.
  ///
  /// - Parameter demand: by app, an index into `trees`.
  /// - Returns: the apps of which there is more to know than before.
  mutating func load(_ demand: [Int: Set<Demand>]) -> Set<Int> {
    var wanted: [Int: WantedWords] = [:]
    var changed: Set<Int> = []
    for (app, demands) in demand {
      var new = demands.subtracting(asked[app])
      guard !new.isEmpty else { continue }
      asked[app].formUnion(new)
      rounds[app] += 1
      let common = common(among: new, inApp: app)
      if !common.isEmpty {
        new.subtract(common)
        apps[app].setCommon(common)
        changed.insert(app)
      }
      wanted[app] = rounds[app] > Corpus.longestChain ? .everything : WantedWords(new)
    }
    let candidates = wanted.keys.sorted().flatMap { app in
      self.candidates(for: wanted[app], inApp: app)
    }
    let loaded = update(candidates) { [wanted] entry, reader in
      var words = entry.words ?? reader.indexer.index(reader.buffer.bytes)
      defer { entry.words = words }
      guard wanted[entry.tree]?.occurs(in: reader.buffer.bytes, &words) ?? false else { return nil }
      return reader.facts(of: entry)
    }
    add(loaded)
    return changed.union(loaded.map { entries[$0.index].tree })
  }

  /// What so many of an app's files could answer that it is not worth an answer. Does not depend on
  /// which files are loaded.
  private mutating func common(among demands: Set<Demand>, inApp app: Int) -> Set<Demand> {
    let limited = demands.filter { $0.mostFiles != nil }
    let fewest = limited.compactMap(\.mostFiles).min() ?? 0
    // Of an app that came as facts it is known.
    guard !limited.isEmpty, apps[app].numbers.count > fewest, facts[trees[app].name] == nil else {
      return []
    }
    indexAll(ofApp: app)
    let list = Array(limited)
    let wanted = WantedWords(list)
    let entries = entries
    let parts = workers.forEach(
      count: apps[app].numbers.count, stride: 256, state: { [Int](repeating: 0, count: list.count) }
    ) { [numbers = apps[app].numbers] position, counts in
      guard let words = entries[numbers.lowerBound + position].words else { return }
      for demand in wanted.answered(by: words) { counts[demand] += 1 }
    }
    return Set(
      list.indices.filter { position in
        parts.reduce(0) { $0 + $1[position] } > (list[position].mostFiles ?? .max)
      }.map { list[$0] })
  }

  /// Indexes the files of an app that no one looked into yet.
  private mutating func indexAll(ofApp app: Int) {
    let missing = apps[app].numbers.filter { entries[$0].words == nil && entries[$0].error == nil }
    _ = update(missing) { entry, reader in
      entry.words = reader.indexer.index(reader.buffer.bytes)
      return nil
    }
  }

  /// The files of an app that may hold what is wanted.
  private func candidates(for wanted: WantedWords?, inApp app: Int) -> [Int] {
    guard let wanted else { return [] }
    return apps[app].numbers.filter { index in
      guard entries[index].isPending else { return false }
      return entries[index].words.map { wanted.mayOccur(in: $0) } ?? true
    }
  }

  private mutating func add(_ loaded: [(index: Int, file: IndexedFile)]) {
    for (index, file) in loaded { apps[entries[index].tree].add(file, at: index) }
  }

  /// Reads files, on all threads, and lets `body` make something of each.
  ///
  /// - Returns: what `body` made facts of, with the indices of the entries.
  private mutating func update(
    _ indices: [Int], _ body: @escaping @Sendable (inout Entry, CorpusReader) -> IndexedFile?
  ) -> [(index: Int, file: IndexedFile)] {
    guard !indices.isEmpty else { return [] }
    let entries = entries
    let trees = trees
    let overlays = overlays
    let progress = progress
    let parts = workers.forEach(count: indices.count, state: { CorpusReader() }) {
      position, reader in
      let index = indices[position]
      var entry = entries[index]
      do throws(SourceReadError) {
        try reader.read(entry, in: trees[entry.tree], overlays)
        entry.size = reader.buffer.bytes.count
        if let file = body(&entry, reader) {
          entry.isLoaded = true
          reader.loaded.append((index, file))
        }
      } catch {
        entry.error = error
      }
      progress?.noteRead()
      reader.done.append((index, entry))
    }
    for part in parts {
      for (index, entry) in part.done { self.entries[index] = entry }
    }
    return parts.flatMap(\.loaded)
  }
}

/// What was seen in an app's files, by whichever thread.
private final class SeenInApp: Sendable {
  let triggers = Atomic(false)
  let leads = Atomic(false)
}
