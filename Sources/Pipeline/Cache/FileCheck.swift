import SourceText
import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#elseif canImport(Glibc)
  import Glibc
#endif

/// Whether an app's files are still those of an entry.
struct FileCheck: Sendable {
  private let entry: CacheEntry
  private let root: SourcePath
  /// Stamps of an entry that claims to be made later than this are not believed.
  private let now: Int64

  /// So many files are asked for their stamps before another thread is worth its start.
  static let filesPerThread = 1024
  private static let contentsPerThread = 32

  init(_ entry: CacheEntry, root: SourcePath, now: Int64) {
    self.entry = entry
    self.root = root
    self.now = now
  }

  /// What became of an app's files.
  struct Outcome {
    /// The new stamps of those whose content had to be compared, because the system could not vouch
    /// for them, and is what it was.
    var renewed: [(file: Int, stamp: FileStamp)] = []
    /// Those that are not what they were, or cannot be read.
    var changed: [Int] = []
  }

  /// Nil where the app's folder cannot be opened, or where more files have changed than `most`.
  func run(in open: OpenFolder, most: Int, on workers: Workers) -> Outcome? {
    guard let folder = open.descriptor else { return nil }
    let isBelieved = entry.start <= now
    let count = ChangeCount(most: most)
    let stamps = collect(entry.fileCount, perThread: FileCheck.filesPerThread, workers, count) {
      file, part in
      let known = entry.stamp(of: file)
      guard let stamp = entry.withCPath(of: file, { FileStamp(of: $0, in: folder) }),
        stamp.size == known.size
      else {
        count.add()
        return part.outcome.changed.append(file)
      }
      if stamp != known || !isBelieved || !stamp.isSettled(before: entry.start) {
        part.doubtful.append(file)
      }
    }
    let doubtful = stamps.flatMap(\.doubtful)
    let contents = collect(doubtful.count, perThread: FileCheck.contentsPerThread, workers, count) {
      index, part in
      let file = doubtful[index]
      guard (try? part.buffer.read(entry.path(of: file), in: folder)) != nil,
        ContentHash(part.buffer.bytes).value == entry.value(of: file), let stamp = part.buffer.stamp
      else {
        count.add()
        return part.outcome.changed.append(file)
      }
      part.outcome.renewed.append((file, stamp))
    }
    if count.isTooMuch { return nil }
    return (stamps + contents).reduce(into: Outcome()) { all, part in
      all.renewed += part.outcome.renewed
      all.changed += part.outcome.changed
    }
  }

  /// What one thread found out.
  private struct Part {
    var outcome = Outcome()
    /// The files whose content has to be compared.
    var doubtful: [Int] = []
    let buffer = SourceBuffer()
  }

  /// What was found out until all were looked at, or too many changed.
  private func collect(
    _ count: Int, perThread: Int, _ workers: Workers, _ changes: ChangeCount,
    _ body: @escaping @Sendable (Int, inout Part) -> Void
  ) -> [Part] {
    if count <= perThread || workers.jobs == 1 {
      var part = Part()
      for index in 0..<count where !changes.isTooMuch { body(index, &part) }
      return [part]
    }
    return workers.forEach(count: count, stride: perThread / 8, state: { Part() }) { index, part in
      if !changes.isTooMuch { body(index, &part) }
    }
  }
}

/// How many files have changed, on all threads.
private final class ChangeCount: Sendable {
  private let most: Int
  private let value = Atomic(0)

  init(most: Int) { self.most = most }

  var isTooMuch: Bool { value.load(ordering: .relaxed) > most }

  func add() { value.wrappingAdd(1, ordering: .relaxed) }
}
