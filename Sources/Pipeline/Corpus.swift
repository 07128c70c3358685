import Analysis
import Facts
import Linking
import Reporting
import SourceText
import Synchronization

/// The source files of a run: each is read once, and those that can matter are turned into facts.
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
    var facts: FileFacts?
    var error: SourceReadError?

    var isPending: Bool { facts == nil && error == nil }
  }

  /// After so many rounds of linking and loading, an app that still asks for more gets all it has:
  /// a chain of names through many files must not cost a round each.
  private static let longestChain = 8

  /// Sorted by name, as in a linked family.
  let trees: [SourceTree]
  let overlays: Overlays
  let workers: Workers
  private let triggers: Triggers
  private let progress: RunProgress?
  /// App after app, each app's sorted by path.
  private(set) var entries: [Entry]
  /// What was asked of each app so far; every pending file was searched for all of it.
  private var asked: [DemandedNames]
  private var rounds: [Int]

  /// Reads every file once.
  init(_ discovered: [SourceTree], _ request: RunRequest) {
    trees = discovered.sorted { $0.name < $1.name }
    overlays = Overlays(request.overlays)
    workers = Workers(jobs: request.jobs)
    triggers = Triggers(request)
    progress = request.progress
    let overlays = overlays
    entries = trees.enumerated().flatMap { index, tree in
      tree.files
        .filter { !overlays.hides(tree.resolvedRoot.appending($0.path.bytes)) }
        .map { Entry(tree: index, path: $0.path) }
    }
    asked = trees.map { _ in DemandedNames() }
    rounds = trees.map { _ in 0 }
    progress?.noteFound(entries.count)
    scan()
  }

  /// The files that were turned into facts, app by app, as `trees`.
  var apps: [App] {
    var files: [[FileFacts]] = trees.map { _ in [] }
    for entry in entries {
      if let facts = entry.facts { files[entry.tree].append(facts) }
    }
    return zip(trees, files).map { App(name: $0.name, files: $1) }
  }

  /// The apps that have files that were turned into facts, and files that were not.
  var unsettled: Set<Int> {
    let loaded = Set(entries.lazy.filter { $0.facts != nil }.map(\.tree))
    return loaded.intersection(entries.lazy.filter(\.isPending).map(\.tree))
  }

  /// Turns every file with a trigger into facts. As soon as an app has one, names will be asked for
  /// in it: its other files are indexed while they are at hand.
  private mutating func scan() {
    let triggers = triggers
    let hasTrigger = trees.map { _ in Flag() }
    update(Array(entries.indices)) { entry, reader in
      let bytes = reader.buffer.bytes
      if triggers.occur(in: bytes) {
        hasTrigger[entry.tree].isSet.store(true, ordering: .relaxed)
        entry.facts = reader.facts(of: entry)
      } else if hasTrigger[entry.tree].isSet.load(ordering: .relaxed) {
        entry.words = reader.indexer.index(bytes)
      }
    }
  }

  /// Turns those files into facts that could hold something that linking asked for.
  ///
  /// - Parameter demand: by app, an index into `trees`.
  /// - Returns: the apps that have more facts than before.
  mutating func load(_ demand: [Int: DemandedNames]) -> Set<Int> {
    var wanted: [Int: WantedWords] = [:]
    for (app, names) in demand {
      let new = names.subtracting(asked[app])
      guard !new.isEmpty else { continue }
      asked[app].formUnion(new)
      rounds[app] += 1
      wanted[app] = rounds[app] > Corpus.longestChain ? .everything : WantedWords(new)
    }
    let candidates = entries.indices.filter { index in
      let entry = entries[index]
      guard entry.isPending, let wanted = wanted[entry.tree] else { return false }
      return entry.words.map { wanted.mayOccur(in: $0) } ?? true
    }
    update(candidates) { [wanted] entry, reader in
      let words = entry.words ?? reader.indexer.index(reader.buffer.bytes)
      entry.words = words
      if wanted[entry.tree]?.occurs(in: reader.buffer.bytes, words) ?? false {
        entry.facts = reader.facts(of: entry)
      }
    }
    return Set(candidates.filter { entries[$0].facts != nil }.map { entries[$0].tree })
  }

  /// Reads files, on all threads, and lets `body` make something of each.
  private mutating func update(
    _ indices: [Int], _ body: @escaping @Sendable (inout Entry, CorpusReader) -> Void
  ) {
    guard !indices.isEmpty else { return }
    let entries = entries
    let trees = trees
    let overlays = overlays
    let progress = progress
    let parts = workers.forEach(count: indices.count, state: { CorpusReader() }) {
      position, reader in
      var entry = entries[indices[position]]
      do throws(SourceReadError) {
        try reader.read(entry, in: trees[entry.tree], overlays)
        entry.size = reader.buffer.bytes.count
        body(&entry, reader)
      } catch {
        entry.error = error
      }
      progress?.noteRead()
      reader.done.append((indices[position], entry))
    }
    for part in parts {
      for (index, entry) in part.done { self.entries[index] = entry }
    }
  }
}

/// Set by whichever thread comes first.
private final class Flag: Sendable {
  let isSet = Atomic(false)
}
