import SourceText

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#elseif canImport(Glibc)
  import Glibc
#endif

/// Walks the folders of several apps on all threads at once.
struct FolderWalk: Sendable {
  /// One folder that is to be listed.
  struct Task: Sendable {
    var app: Int
    /// Absolute, resolved, without a `/` at the end: empty for the root of the file system.
    var path: SourcePath
    /// Of the app's root, so that what follows it is the path within the app.
    var rootLength: Int
    /// What the ignore files above this folder say.
    var scope: IgnoreScope?
  }

  /// What one thread found.
  struct Found {
    /// The paths of files within their apps, one behind the other.
    var paths: [UInt8] = []
    /// Where each of them ends.
    var files: [(app: Int, end: Int)] = []
    var skipped: [Skip: Int] = [:]
    var failures: [(app: Int, path: SourcePath, error: SourceReadError)] = []
    /// Those of `landmarks` that were walked.
    var passed: [SourcePath] = []
    /// What is noted for later runs, in no order.
    var folders: [(app: Int, folder: WalkRecord.Folder, device: UInt64)] = []
    var links: [(app: Int, link: WalkRecord.Link)] = []
    fileprivate var listing = FolderListing()
    fileprivate var scratch: [UInt8] = []
  }

  struct Skip: Hashable {
    var app: Int
    var reason: SkipReason
  }

  let options: DiscoveryOptions
  let ignoreFiles: IgnoreFiles
  /// Whether to note what later runs know the folders by.
  let keepsRecords: Bool
  /// Folders that the caller wants to know about when they are walked.
  let landmarks: Set<SourcePath>

  /// So many folders are listed before other threads are worth their start.
  private static let foldersAlone = 32

  func run(_ tasks: [Task], on workers: Workers) -> [Found] {
    let queue = WorkQueue(tasks)
    var own = Found()
    queue.work(atMost: FolderWalk.foldersAlone) { visit($0, &own) }
    guard !queue.isDone else { return [own] }
    let others = workers.forEach(count: workers.jobs, stride: 1, state: { Found() }) { _, found in
      queue.work { visit($0, &found) }
    }
    return [own] + others
  }

  /// Lists a folder: notes its files and gives its folders.
  private func visit(_ task: Task, _ found: inout Found) -> [Task] {
    let relativeStart = task.path.bytes.count == task.rootLength ? nil : task.rootLength + 1
    func relative(_ path: [UInt8]) -> SourcePath {
      SourcePath(bytes: relativeStart.map { Array(path[$0...]) } ?? [])
    }
    let descriptor = open(task.path)
    guard descriptor >= 0 else {
      found.failures.append((task.app, relative(task.path.bytes), .system(errno)))
      return []
    }
    var status = stat()
    // Before the folder is listed, which also closes it.
    let hasStamp = keepsRecords && fstat(descriptor, &status) == 0
    do {
      try found.listing.read(descriptor)
    } catch {
      found.failures.append((task.app, relative(task.path.bytes), error))
      // What was listed before the failure is looked at all the same.
    }
    if landmarks.contains(task.path) { found.passed.append(task.path) }
    let scope = scope(of: task, &found)
    if hasStamp { note(relative(task.path.bytes), of: task, status, scope, &found) }
    var folders: [Task] = []
    found.scratch.removeAll(keepingCapacity: true)
    found.scratch.append(contentsOf: task.path.bytes)
    found.scratch.append(UInt8(ascii: "/"))
    let nameStart = found.scratch.count
    for entry in found.listing.entries {
      found.scratch.removeSubrange(nameStart...)
      found.scratch.append(contentsOf: found.listing.name(entry))
      let isFolder = entry.kind == .folder
      if let reason = skipReason(
        found.scratch, nameStart, entry.kind, scope, task.rootLength)
      {
        found.skipped[Skip(app: task.app, reason: reason), default: 0] += 1
      } else if isFolder {
        folders.append(
          Task(
            app: task.app, path: SourcePath(bytes: found.scratch), rootLength: task.rootLength,
            scope: scope))
      } else {
        found.paths += found.scratch[(task.rootLength + 1)...]
        found.files.append((task.app, found.paths.count))
      }
    }
    return folders
  }

  /// Notes what a later run can know a folder by.
  private func note(
    _ path: SourcePath, of task: Task, _ status: stat, _ scope: IgnoreScope?, _ found: inout Found
  ) {
    let listing = found.listing
    let ownScope = scope === task.scope ? nil : scope
    let folder = WalkRecord.Folder(
      path: path, stamp: FileStamp(status), ignoreHash: ownScope?.contentHash)
    let device = UInt64(truncatingIfNeeded: status.st_dev)
    found.folders.append((task.app, folder, device))
    for (name, leadsToFolder) in listing.otherLinks {
      let link = WalkRecord.Link(path: path.appending(name), leadsToFolder: leadsToFolder)
      found.links.append((task.app, link))
    }
  }

  private func open(_ path: SourcePath) -> Int32 {
    let bytes = path.bytes.isEmpty ? [UInt8(ascii: "/")] : path.bytes
    return SourcePath.withCString(bytes) { name in
      SystemCall.retried {
        systemOpen(name, O_RDONLY | O_CLOEXEC | O_DIRECTORY | O_NOFOLLOW | O_NONBLOCK)
      }
    }
  }

  /// The ignore files in the folder on top of those above it.
  private func scope(of task: Task, _ found: inout Found) -> IgnoreScope? {
    guard options.honorsIgnoreFiles else { return nil }
    let listing = found.listing
    guard listing.hasGit || listing.hasIgnore || listing.hasGitIgnore else { return task.scope }
    let (scope, failures) = ignoreFiles.scope(
      of: task.path, parent: task.scope, hasGit: listing.hasGit, hasIgnore: listing.hasIgnore,
      hasGitIgnore: listing.hasGitIgnore)
    for (name, error) in failures {
      let path = task.path.child(name).bytes
      found.failures.append(
        (task.app, SourcePath(bytes: Array(path[(task.rootLength + 1)...])), error))
    }
    return scope
  }

  /// Why an entry is not looked at; nil when it is.
  private func skipReason(
    _ path: [UInt8], _ nameStart: Int, _ kind: FileKind, _ scope: IgnoreScope?,
    _ rootLength: Int
  ) -> SkipReason? {
    let isFolder = kind == .folder
    return path.withUnsafeBufferPointer { path in
      if options.excludes(path[(rootLength + 1)...], isFolder: isFolder) { return .excluded }
      switch scope?.verdict(path, nameStart: nameStart, isFolder: isFolder) ?? .unmentioned {
      case .ignored(let reason): return reason
      case .wanted: break
      case .unmentioned:
        let name = path[nameStart...]
        if options.honorsIgnoreFiles, isFolder, FolderWalk.isBuildFolder(name) {
          return .buildFolder
        }
        if !options.includesHidden, name.first == UInt8(ascii: ".") { return .hidden }
      }
      if kind == .link { return .symbolicLink }
      return isFolder || kind == .regular ? nil : .notRegular
    }
  }

  /// Folders of build tools and package managers: other people's code, or made by a program.
  private static func isBuildFolder(_ name: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    buildFolders.contains { name.elementsEqual($0) }
  }

  private static let buildFolders: [[UInt8]] = [
    ".build", "DerivedData", "Pods", "Carthage", "node_modules",
  ].map { Array($0.utf8) }
}

/// `open(2)`, where a method of the same name hides it.
private func systemOpen(_ path: UnsafePointer<CChar>, _ flags: Int32) -> Int32 {
  open(path, flags)
}
