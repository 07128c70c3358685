import Analysis
import SourceText

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#elseif canImport(Glibc)
  import Glibc
#endif

/// What earlier runs made of apps, for those of which no file has changed since. It never fails: any
/// doubt means that the app has to be judged anew.
final class AppCache: Sendable {
  private let folder: CacheFolder
  private let limits: CacheLimits
  private let program: RunningProgram
  private let key: ContentHash
  /// When this run began, before it read anything.
  private let start: Int64
  /// Files that this run does not read from the disk.
  private let overlaid: [SourcePath]
  private let counts = Locked(Counts())

  private struct Counts {
    var asked = 0
    var found = 0
    var hasWritten = false
    /// The names of the entries that were read or written.
    var used: Set<String> = []
  }

  /// Nil where the request wants no cache, or wants all files read.
  ///
  /// - Parameter start: when the run began, in nanoseconds since 1970; nothing may have been read
  ///   before.
  init?(
    for request: RunRequest, limits: CacheLimits = CacheLimits(), start: Int64 = FileStamp.now
  ) {
    guard let path = request.cache, !path.isEmpty, !request.loadsEverything,
      let program = RunningProgram.current
    else { return nil }
    folder = CacheFolder(path: path)
    self.limits = limits
    self.program = program
    key = request.cacheKey
    self.start = start
    overlaid = request.overlays.compactMap { SourcePath($0.path).resolvedAsFile }
  }

  /// For `--stats`: `85 of 87 apps`, and what is wrong with the folder.
  var summary: String {
    let counts = counts.withLock { $0 }
    let apps = "\(counts.found) of \(counts.asked) app\(counts.asked == 1 ? "" : "s")"
    return folder.trouble.map { "\(apps); \($0)" } ?? apps
  }

  /// What an earlier run made of the app; nil where its files are not, to the byte, those that it
  /// read. A file counts as unchanged when the system says so and it was settled when that run began;
  /// otherwise its content is compared, so that a fresh checkout of the same sources is found too.
  ///
  /// - Parameter workers: used for apps of many files.
  func lookUp(_ tree: SourceTree, workers: Workers) -> CachedApp? {
    guard serves(tree) else { return nil }
    counts.withLock { $0.asked += 1 }
    let scope = CacheScope(tree, key: key)
    let name = scope.fileName
    guard let (bytes, used) = folder.read(name),
      var entry = try? CacheEntry(reading: bytes), entry.answers(scope, files: tree.files),
      program.isSame(as: entry.program, seenAfter: entry.start),
      let renewed = FileCheck(entry, root: tree.resolvedRoot, now: start).run(on: workers),
      let app = try? entry.app(for: scope)
    else { return nil }
    counts.withLock {
      $0.found += 1
      $0.used.insert(name)
    }
    let isSameFile = entry.program.stamp == program.stamp
    // A build that was new when the entry was made: else all of it would be compared in every run.
    let isSettledSince =
      !program.stamp.isSettled(before: entry.start) && program.stamp.isSettled(before: start)
    if !renewed.isEmpty || !isSameFile || isSettledSince,
      let identity = isSameFile ? entry.program : program.identity
    {
      entry.renew(renewed, identity, start: start)
      if folder.write(name, entry.bytes) { counts.withLock { $0.hasWritten = true } }
    } else if start - used > CacheLimits.day {
      folder.markUsed(name)
    }
    return app
  }

  /// Keeps what this run made of an app. Only for apps of which every file could be read.
  ///
  /// - Parameter files: all of the app's, in the order of `tree.files`, as this run read them.
  func store(
    _ analysis: AppAnalysis, numbers: AppNumbers, files: [FileRecord], of tree: SourceTree
  ) {
    guard serves(tree), files.count == tree.files.count,
      zip(files, tree.files).allSatisfy({ $0.path == $1.path }), let identity = program.identity
    else { return }
    let scope = CacheScope(tree, key: key)
    let entry = CacheEntry(
      CachedApp(analysis: analysis, numbers: numbers), scope: scope, files: files,
      program: identity, start: start)
    guard folder.write(scope.fileName, entry.bytes) else { return }
    counts.withLock {
      $0.hasWritten = true
      $0.used.insert(scope.fileName)
    }
  }

  /// To be called when the run is over: keeps the cache from growing, where something was written.
  func finish() {
    let counts = counts.withLock { $0 }
    if counts.hasWritten { folder.tidy(keeping: counts.used, limits: limits, now: start) }
  }

  /// Whether an app is one that is kept. Single files are judged faster than they are looked up, and
  /// would push each other out; what is not read from the disk is there for one run only.
  private func serves(_ tree: SourceTree) -> Bool {
    tree.isFolder && !tree.files.isEmpty
      && !overlaid.contains { $0.relative(to: tree.resolvedRoot) != nil }
  }
}
