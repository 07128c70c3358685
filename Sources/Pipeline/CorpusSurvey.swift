import Linking

/// What the indexes of an app's files say of demands.
struct CorpusSurvey {
  /// What so many files could answer that it is not worth an answer. Does not depend on which files
  /// are loaded.
  private(set) var common: Set<Demand> = []
  /// Those of which a few files more or less would decide whether they are common.
  private(set) var closeToLimit: Set<Demand> = []
  /// The pending files that may answer one of the others, in order.
  private(set) var candidates: [Int] = []

  /// Of no files.
  init() {}

  /// What one thread has seen.
  private struct Part {
    /// By a demand's position, how many files may answer it.
    var counts: [Int]
    /// Pending files with the demands that they may answer, as positions; nil where that is not
    /// known.
    var pending: [(index: Int, demands: [Int]?)] = []
  }

  /// Whether any of some demands can be common in an app of so many files.
  static func counts(_ demands: [Demand], in fileCount: Int) -> Bool {
    demands.contains { $0.mostFiles.map { fileCount > $0 } ?? false }
  }

  /// Looks at all files, on all threads that are free.
  ///
  /// - Parameter isCounted: whether a demand can be common; then every file has to be indexed.
  init(
    of entries: [AppCorpus.Entry], for demands: [Demand], isCounted: Bool, _ workers: Workers
  ) {
    let wanted = WantedWords(demands)
    let limited = WantedWords(limitedOf: demands)
    let count = demands.count
    let parts = workers.forEach(
      count: entries.count, stride: 256,
      state: { Part(counts: [Int](repeating: 0, count: count)) }
    ) { index, part in
      let isPending = entries[index].isPending
      guard isPending || isCounted else { return }
      guard entries[index].words != nil else {
        if isPending { part.pending.append((index, nil)) }
        return
      }
      // Read in place: every file's index is looked at in every round.
      let answered = entries.withUnsafeBufferPointer {
        $0[index].words.map((isPending ? wanted : limited).answered) ?? []
      }
      guard !answered.isEmpty else { return }
      if isCounted {
        for demand in answered { part.counts[demand] += 1 }
      }
      if isPending { part.pending.append((index, answered)) }
    }
    let isCommon = demands.indices.map { position in
      guard isCounted, let most = demands[position].mostFiles else { return false }
      let count = parts.reduce(0) { $0 + $1.counts[position] }
      if abs(count - most) <= AppQuestions.mostChanges { closeToLimit.insert(demands[position]) }
      return count > most
    }
    common = Set(demands.indices.lazy.filter { isCommon[$0] }.map { demands[$0] })
    let candidates = parts.lazy.flatMap(\.pending).filter { _, answered in
      answered.map { !$0.allSatisfy { isCommon[$0] } } ?? true
    }
    self.candidates = candidates.map(\.index).sorted()
  }
}
