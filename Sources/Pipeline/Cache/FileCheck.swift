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

  /// Nil where a file is not what it was; else the new stamps of those whose content had to be
  /// compared, because the system could not vouch for them.
  func run(on workers: Workers) -> [(file: Int, stamp: FileStamp)]? {
    let open = OpenFolder(root)
    guard let folder = open.descriptor else { return nil }
    defer { withExtendedLifetime(open) {} }
    let isBelieved = entry.start <= now
    let doubtful: [Int]? = collect(entry.fileCount, perThread: FileCheck.filesPerThread, workers) {
      file, part in
      guard let stamp = entry.withCPath(of: file, { FileStamp(of: $0, in: folder) }) else {
        return false
      }
      let known = entry.stamp(of: file)
      if stamp.size != known.size { return false }
      if stamp != known || !isBelieved || !stamp.isSettled(before: entry.start) {
        part.answers.append(file)
      }
      return true
    }
    guard let doubtful else { return nil }
    return collect(doubtful.count, perThread: FileCheck.contentsPerThread, workers) { index, part in
      let file = doubtful[index]
      guard (try? part.buffer.read(entry.path(of: file), in: folder)) != nil,
        ContentHash(part.buffer.bytes).value == entry.value(of: file), let stamp = part.buffer.stamp
      else { return false }
      part.answers.append((file, stamp))
      return true
    }
  }

  /// What one thread found out.
  private struct Part<Answer> {
    var answers: [Answer] = []
    let buffer = SourceBuffer()
  }

  /// The answers of all calls, in no order; nil as soon as one says that a file has changed.
  private func collect<Answer>(
    _ count: Int, perThread: Int, _ workers: Workers,
    _ body: @escaping @Sendable (Int, inout Part<Answer>) -> Bool
  ) -> [Answer]? {
    if count <= perThread || workers.jobs == 1 {
      var part = Part<Answer>()
      for index in 0..<count {
        guard body(index, &part) else { return nil }
      }
      return part.answers
    }
    let hasChange = Flag()
    let parts = workers.forEach(count: count, stride: perThread / 8, state: { Part<Answer>() }) {
      index, part in
      if !hasChange.isSet, !body(index, &part) { hasChange.set() }
    }
    return hasChange.isSet ? nil : parts.flatMap(\.answers)
  }
}

/// Is set by whichever thread comes first.
final class Flag: Sendable {
  private let value = Atomic(false)

  var isSet: Bool { value.load(ordering: .relaxed) }

  func set() { value.store(true, ordering: .relaxed) }
}
