import Analysis
import Facts
import Linking
import SourceText

/// The source files of one app: each is read once, and those that can matter are turned into facts.
/// An app that came as facts has all of it from the start.
struct AppCorpus {
  /// What is known of a file.
  struct Entry: Sendable {
    /// Its place in `SourceTree.files`.
    let file: Int
    /// Bytes.
    var size = 0
    /// Nil until something could be looked for in it.
    var words: WordIndex?
    var isLoaded = false
    /// Whether it has to be loaded whatever is asked for.
    var hasTrigger = false
    var error: SourceReadError?
    /// As it was first read; nil for bytes that do not stand on the disk.
    var stamp: FileStamp?
    /// Of the bytes; nil where nobody asks for it.
    var hash: ContentHash?

    var isPending: Bool { !isLoaded && error == nil }
  }

  /// After so many rounds of linking and loading, an app that still asks for more gets all it has:
  /// a chain of names through many files must not cost a round each.
  private static let longestChain = 32

  let tree: SourceTree
  let facts: AppFacts?
  private let means: RunMeans
  /// Sorted by path.
  private(set) var entries: [Entry]
  /// Its numbers of files are indices into `entries`, from `firstFile` on.
  private(set) var linker: AppLinker
  /// The index of the only file of which findings are wanted.
  private let askedEntry: Int?
  /// A file that has one of the words that decide how far a handler is followed, as a place in
  /// `SourceTree.files`.
  private(set) var leadingFile: Int?
  /// How many demands were met so far: every pending file was searched for all of them.
  private var askedCount = 0
  private var rounds = 0
  /// The demands of which a few files more or less would decide whether they are common.
  private(set) var closeToLimit: Set<Demand> = []
  /// What the files declare, all together; nil where no names are looked up.
  private(set) var names: CorpusNames?

  /// Reads every file once.
  ///
  /// - Parameter firstFile: the number that the app's first file has in the family.
  init(_ tree: SourceTree, firstFile: Int, facts: AppFacts?, _ means: RunMeans) {
    self.tree = tree
    self.facts = facts
    self.means = means
    let entries: [Entry] = tree.files.indices.compactMap { file in
      if facts != nil { return Entry(file: file, isLoaded: true) }
      let isHidden =
        means.overlays.hidesAny
        && means.overlays.hides(tree.resolvedRoot.appending(tree.files.path(file)))
      return isHidden ? nil : Entry(file: file)
    }
    self.entries = entries
    linker = AppLinker(name: tree.name, firstFile: firstFile, fileCount: entries.count)
    askedEntry = means.askedFile.flatMap { file in
      entries.firstIndex { tree.resolvedRoot.appending(tree.files.path($0.file)) == file }
    }
    if let facts {
      take(facts)
    } else {
      if askedEntry != nil { scanForAsked() } else { scan() }
      if hasLoadedFiles { noteNames() }
    }
  }

  /// The number of the only file of which findings are wanted, in the family.
  var askedFile: Int? { askedEntry.map { linker.firstFile + $0 } }

  /// Whether there is anything to judge.
  var hasLoadedFiles: Bool { entries.contains(where: \.isLoaded) }

  /// Whether a file has one of the words that decide how far a handler is followed.
  var mayLead: Bool { facts?.mayLead ?? (leadingFile != nil) }

  private mutating func take(_ facts: AppFacts) {
    if !facts.mayLead { linker.setAbsentWords(means.triggers.leadingWords) }
    var batch = FileBatch()
    for (file, number) in zip(facts.files, linker.numbers) { batch.add(file.indexed, at: number) }
    linker.add([batch])
    linker.setCommon(facts.common)
  }

  /// Turns every file with a trigger into facts. As soon as there is one, names will be asked for: the
  /// other files are indexed while they are at hand.
  private mutating func scan() {
    let triggers = means.triggers
    let seen = SeenWords()
    let loaded = update(likelyFirst) { entry, reader throws(SourceReadError) in
      let bytes = reader.buffer.bytes
      seen.noteLeads(in: bytes, of: entry, triggers)
      let isTrigger = triggers.occur(in: bytes)
      if isTrigger { seen.triggers.store(true, ordering: .relaxed) }
      if seen.triggers.load(ordering: .relaxed) { entry.words = reader.indexer.index(bytes) }
      return isTrigger ? try reader.facts(of: entry) : nil
    }
    noteLeads(seen)
    linker.add(loaded.batches)
  }

  /// All files, those first whose names say that they may have a trigger: once there is one, no file
  /// has to be read again to be indexed.
  private var likelyFirst: [Int] {
    let word = Array("List".utf8)
    var isLikely = [Bool](repeating: false, count: entries.count)
    for index in entries.indices {
      let path = tree.files.path(entries[index].file)
      isLikely[index] = path.indices.contains { start in
        path[start] == word[0] && path[start...].starts(with: word)
      }
    }
    return entries.indices.filter { isLikely[$0] } + entries.indices.filter { !isLikely[$0] }
  }

  /// Tells linking what is declared anywhere. Names will be asked for: every file has to be indexed.
  private mutating func noteNames() {
    indexAll()
    let names = CorpusNames(entries.compactMap(\.words))
    linker.setNames(names)
    self.names = names
  }

  /// Turns the asked file into facts where it has a trigger, and only then looks at the others.
  private mutating func scanForAsked() {
    guard let askedEntry else { return }
    let triggers = means.triggers
    let seen = SeenWords()
    let loaded = update([askedEntry]) { entry, reader throws(SourceReadError) in
      let bytes = reader.buffer.bytes
      seen.noteLeads(in: bytes, of: entry, triggers)
      return triggers.occur(in: bytes) ? try reader.facts(of: entry) : nil
    }
    linker.add(loaded.batches)
    guard hasLoadedFiles else { return }
    _ = update(entries.indices.filter { $0 != askedEntry }) { entry, reader in
      let bytes = reader.buffer.bytes
      seen.noteLeads(in: bytes, of: entry, triggers)
      entry.hasTrigger = triggers.occur(in: bytes)
      entry.words = reader.indexer.index(bytes)
      return nil
    }
    noteLeads(seen)
  }

  /// Turns the other files with a trigger into facts. They answer nothing that was asked: whatever
  /// does is loaded.
  mutating func loadTriggers() {
    let waiting = entries.indices.filter { entries[$0].hasTrigger && entries[$0].isPending }
    let loaded = update(waiting) { entry, reader throws(SourceReadError) in
      try reader.facts(of: entry)
    }
    linker.add(loaded.batches)
  }

  private mutating func noteLeads(_ seen: SeenWords) {
    leadingFile = seen.leadingFile
    if !mayLead { linker.setAbsentWords(means.triggers.leadingWords) }
  }

  /// Turns those files into facts that could hold something that linking asked for.
  ///
  /// - Returns: whether there is more to know than before.
  mutating func load() -> Bool {
    let new = linker.memory.demands(after: askedCount)
    guard !new.isEmpty else { return false }
    askedCount += new.count
    rounds += 1
    let survey = survey(for: new)
    let common = survey.common
    linker.setCommon(common)
    closeToLimit.formUnion(survey.closeToLimit)
    let list = common.isEmpty ? new : new.filter { !common.contains($0) }
    let isEverything = loadsAll
    let wanted = isEverything ? .everything : WantedWords(list)
    let candidates =
      isEverything ? entries.indices.filter { entries[$0].isPending } : survey.candidates
    let loaded = update(candidates) { entry, reader throws(SourceReadError) in
      var words = entry.words ?? reader.indexer.index(reader.buffer.bytes)
      defer { entry.words = words }
      guard wanted.occurs(in: reader.buffer.bytes, &words) else { return nil }
      reader.answered.formUnion(wanted.answered(by: words))
      return try reader.facts(of: entry)
    }
    linker.add(loaded.batches)
    if isEverything {
      linker.memory.forgetAll()
    } else {
      linker.memory.forget(common.union(loaded.answered.map { list[$0] }))
    }
    return !common.isEmpty || loaded.batches.contains { !$0.isEmpty }
  }

  /// Whether it asked for more so often that it gets all it has.
  var loadsAll: Bool { rounds > AppCorpus.longestChain }

  private mutating func survey(for demands: [Demand]) -> CorpusSurvey {
    // Of an app that came as facts it is known what is common, and nothing is pending.
    if facts != nil { return CorpusSurvey() }
    let isCounted = CorpusSurvey.counts(demands, in: entries.count)
    return CorpusSurvey(of: entries, for: demands, isCounted: isCounted, means.workers)
  }

  /// Indexes the files that no one looked into yet.
  private mutating func indexAll() {
    let missing = entries.indices.filter { entries[$0].words == nil && entries[$0].error == nil }
    _ = update(missing) { entry, reader in
      entry.words = reader.indexer.index(reader.buffer.bytes)
      return nil
    }
  }

  /// What came of reading files.
  private struct Loaded {
    /// Those that facts were made of.
    var batches: [FileBatch] = []
    /// The demands that they may answer, as positions.
    var answered: Set<Int> = []
  }

  /// Reads files, on all threads that are free, and lets `body` make something of each.
  private mutating func update(
    _ indices: [Int],
    _ body: @escaping @Sendable (inout Entry, CorpusReader) throws(SourceReadError) -> IndexedFile?
  ) -> Loaded {
    guard !indices.isEmpty else { return Loaded() }
    let entries = entries
    let tree = tree
    let folder = OpenFolder(tree.resolvedRoot)
    let means = means
    let firstFile = linker.firstFile
    let parts = means.workers.forEach(
      count: indices.count, state: { CorpusReader(tree, folder, means.overlays) }
    ) { position, reader in
      let index = indices[position]
      var entry = entries[index]
      do throws(SourceReadError) {
        try reader.read(entry)
        entry.note(reader.buffer, hashes: means.hashesFiles)
        if let file = try body(&entry, reader) {
          entry.isLoaded = true
          reader.loaded.add(file, at: firstFile + index)
        }
      } catch {
        entry.error = error
      }
      means.progress?.noteRead()
      reader.done.append((index, entry))
    }
    for part in parts {
      for (index, entry) in part.done { self.entries[index] = entry }
    }
    return Loaded(
      batches: parts.map(\.loaded),
      answered: parts.reduce(into: []) { $0.formUnion($1.answered) }
    )
  }
}

/// What all apps of a run are read with.
struct RunMeans: Sendable {
  let overlays: Overlays
  let triggers: Triggers
  let workers: Workers
  let progress: RunProgress?
  /// The only file of which findings are wanted.
  let askedFile: SourcePath?
  /// Whether what is read is hashed, for a cache.
  let hashesFiles: Bool

  init(_ request: RunRequest, _ workers: Workers, hashesFiles: Bool) {
    self.hashesFiles = hashesFiles
    overlays = Overlays(request.overlays)
    triggers = Triggers(request)
    askedFile = request.resolvedAskedFile
    self.workers = workers
    progress = request.progress
  }
}

extension AppCorpus.Entry {
  /// Takes down what was read. A file that was changed since it was first read has no stamp any more:
  /// what was made of it is of two versions.
  fileprivate mutating func note(_ buffer: SourceBuffer, hashes: Bool) {
    if hashes, hash == nil {
      stamp = buffer.stamp
      hash = ContentHash(buffer.bytes)
    } else if stamp != buffer.stamp {
      stamp = nil
    }
    size = buffer.bytes.count
  }
}
