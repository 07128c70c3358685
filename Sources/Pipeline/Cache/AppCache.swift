import Analysis
import SourceText

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#elseif canImport(Glibc)
  import Glibc
#endif

/// What earlier runs made of apps, for those of which no file that matters has changed since. It never
/// fails: any doubt means that the app has to be judged anew.
final class AppCache: Sendable {
  private let folder: CacheFolder
  private let limits: CacheLimits
  private let program: RunningProgram
  private let request: RunRequest
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
    /// By their names: those that were read to find files, and whose apps are still to be looked up.
    var opened: [String: Opened] = [:]
    /// Whether folders' times can be relied on, by the device.
    var keepsTimes: [UInt64: Bool] = [:]
  }

  /// An entry that this build wrote.
  private struct Opened {
    var entry: CacheEntry
    /// When it was last used, in nanoseconds since 1970.
    var used: Int64
    /// Whether this run found the app's files by it.
    var isRecalled = false
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
    self.request = request
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
  /// read, but for some whose change does not matter. A file counts as unchanged when the system says
  /// so and it was settled when that run began; otherwise its content is compared, so that a fresh
  /// checkout of the same sources is found too.
  ///
  /// - Parameter workers: used for apps of many files.
  func lookUp(_ tree: SourceTree, workers: Workers) -> CachedApp? {
    guard serves(tree) else { return nil }
    counts.withLock { $0.asked += 1 }
    let scope = CacheScope(tree, key: key)
    let name = scope.fileName
    guard var opened = open(name), opened.entry.answers(scope, files: tree.files) else {
      return nil
    }
    let folder = OpenFolder(tree.resolvedRoot)
    let check = FileCheck(opened.entry, root: tree.resolvedRoot, now: start)
    let most = opened.entry.questions == nil ? 0 : AppQuestions.mostChanges - opened.entry.changes
    guard let outcome = check.run(in: folder, most: most, on: workers),
      let idle = idleChanges(outcome.changed, in: opened.entry, name, folder)
    else { return nil }
    counts.withLock {
      $0.found += 1
      $0.used.insert(name)
      $0.opened[name] = nil
    }
    opened.entry.note(idle)
    guard let app = try? opened.entry.app(for: scope) else { return nil }
    renew(opened, name, outcome.renewed, hasIdle: !idle.isEmpty, tree)
    return app
  }

  /// What files that have changed are now; nil where one of them can matter.
  private func idleChanges(
    _ changed: [Int], in entry: CacheEntry, _ name: String, _ folder: OpenFolder
  ) -> [IdleChange]? {
    if changed.isEmpty { return [] }
    guard let descriptor = folder.descriptor,
      let (bytes, _) = self.folder.read(CacheScope.questionsName(of: name)),
      bytes.withUnsafeBufferPointer({ ContentHash($0) }) == entry.questions,
      let questions = try? AppQuestions(unpacking: bytes)
    else { return nil }
    defer { withExtendedLifetime(folder) {} }
    return ChangeCheck(questions, Triggers(request)).idleChanges(of: changed, in: entry, descriptor)
  }

  /// Writes an entry anew that was used, where that makes the next run faster.
  ///
  /// - Parameter hasIdle: whether changes were noted in it.
  private func renew(
    _ opened: Opened, _ name: String, _ renewed: [(file: Int, stamp: FileStamp)], hasIdle: Bool,
    _ tree: SourceTree
  ) {
    var entry = opened.entry
    let isSameFile = entry.program.stamp == program.stamp
    // A build that was new when the entry was made: else all of it would be compared in every run.
    let isSettledSince =
      !program.stamp.isSettled(before: entry.start) && program.stamp.isSettled(before: start)
    let walk = keepable(tree.walk, of: tree)
    // One that is not would be of no use in the next run either.
    let hasWalk = walk?.isSettled(before: start) ?? false
    if hasIdle || !renewed.isEmpty || !isSameFile || isSettledSince || hasWalk,
      let identity = isSameFile ? entry.program : program.identity
    {
      entry.renew(renewed, identity, start: start)
      // What an earlier walk saw must not look as if it were seen now.
      if !opened.isRecalled { entry = entry.replacingWalk(with: walk) }
      if folder.write(name, entry.bytes) { counts.withLock { $0.hasWritten = true } }
    } else if start - opened.used > CacheLimits.day {
      folder.markUsed(name)
    }
  }

  /// What walks of apps' folders would find: of those apps of which an earlier run's walk is kept, and
  /// nothing that it came across is another since.
  ///
  /// - Parameter conditions: what else decides what each walk finds.
  func walks(
    of trees: [SourceTree], under conditions: [ContentHash], workers: Workers
  ) -> [KnownWalk?] {
    var named = trees
    AppNames.makeUnique(&named)
    let names = named.map { CacheScope($0, key: key).fileName }
    let recall = { @Sendable [self] (index: Int, workers: Workers) -> KnownWalk? in
      let root = trees[index].resolvedRoot
      guard let opened = open(names[index]), opened.entry.hasRoot(root),
        FolderCheck(opened.entry, root: root, now: start)
          .holds(under: conditions[index], on: workers)
      else { return nil }
      counts.withLock { $0.opened[names[index]]?.isRecalled = true }
      return opened.entry.knownWalk
    }
    // Few are asked for on the caller's thread: another one would take longer to start.
    var walks: [KnownWalk?] = []
    var fileCount = 0
    while walks.count < trees.count, fileCount <= FileCheck.filesPerThread {
      let walk = recall(walks.count, workers)
      fileCount += walk?.files.count ?? 0
      walks.append(walk)
    }
    let done = walks.count
    if done == trees.count { return walks }
    let nested = workers.nested
    let parts = workers.forEach(
      count: trees.count - done, stride: 1, state: { [(index: Int, walk: KnownWalk?)]() }
    ) { index, found in found.append((done + index, recall(done + index, nested))) }
    return walks + parts.joined().sorted { $0.index < $1.index }.map(\.walk)
  }

  /// An entry that this build wrote, read once.
  private func open(_ name: String) -> Opened? {
    if let opened = counts.withLock({ $0.opened[name] }) { return opened }
    guard let (bytes, used) = folder.read(name), let entry = try? CacheEntry(reading: bytes),
      program.isSame(as: entry.program, seenAfter: entry.start)
    else { return nil }
    let opened = Opened(entry: entry, used: used)
    counts.withLock { $0.opened[name] = opened }
    return opened
  }

  /// A walk that a later run can rely on.
  private func keepable(_ walk: WalkRecord?, of tree: SourceTree) -> WalkRecord? {
    guard let walk else { return nil }
    let known = counts.withLock { $0.keepsTimes[walk.device] }
    let keepsTimes = known ?? FolderTimes.areKept(in: tree.resolvedRoot, on: walk.device)
    counts.withLock { $0.keepsTimes[walk.device] = keepsTimes }
    return keepsTimes ? walk : nil
  }

  /// Keeps what this run made of an app. Only for apps of which every file could be read.
  ///
  /// - Parameters:
  ///   - files: all of the app's, in the order of `tree.files`, as this run read them.
  ///   - questions: what was asked of them; nil where any change is to count.
  func store(
    _ analysis: AppAnalysis, numbers: AppNumbers, files: [FileRecord],
    questions: AppQuestions? = nil, of tree: SourceTree
  ) {
    guard serves(tree), files.count == tree.files.count,
      files.indices.allSatisfy({ tree.files.path($0).elementsEqual(files[$0].path.bytes) }),
      let identity = program.identity
    else { return }
    let scope = CacheScope(tree, key: key)
    let opened = counts.withLock { $0.opened.removeValue(forKey: scope.fileName) }
    let isRecalled = opened.map { $0.isRecalled && $0.entry.answers(scope, files: tree.files) }
    let walk = isRecalled == true ? opened?.entry.walk : keepable(tree.walk, of: tree)
    let asked = questions?.packed
    if let asked, !folder.write(CacheScope.questionsName(of: scope.fileName), asked) { return }
    let entry = CacheEntry(
      CachedApp(analysis: analysis, numbers: numbers), scope: scope, files: files, walk: walk,
      questions: asked.map { $0.withUnsafeBufferPointer { ContentHash($0) } }, program: identity,
      start: start)
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
