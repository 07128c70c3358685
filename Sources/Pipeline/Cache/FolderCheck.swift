import SourceText
import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#elseif canImport(Glibc)
  import Glibc
#endif

/// Whether the walk of an app's folders would find what an entry says.
///
/// A folder's stamp vouches for the names in it, and for what they are of: nothing is put into a
/// folder, taken out of it or renamed without a change of its times. What can change without that is
/// asked for: what ignore files say, where links lead, and whether the folder may be listed.
struct FolderCheck: Sendable {
  private let entry: CacheEntry
  /// The app's, absolute.
  private let root: SourcePath
  private let now: Int64

  private static let foldersPerThread = 256

  init(_ entry: CacheEntry, root: SourcePath, now: Int64) {
    self.entry = entry
    self.root = root
    self.now = now
  }

  func holds(under conditions: ContentHash, on workers: Workers) -> Bool {
    guard entry.folderCount > 0, entry.start <= now, entry.conditions == conditions else {
      return false
    }
    // As for a walk.
    let flags = O_RDONLY | O_CLOEXEC | O_DIRECTORY | O_NOFOLLOW | O_NONBLOCK
    let folder = SystemCall.retried { root.withCString { open($0, flags) } }
    guard folder >= 0 else { return false }
    defer { close(folder) }
    return entry.links.allSatisfy { isSame(link: $0, in: folder) }
      && areSame(entry.folders, in: folder, workers)
  }

  private func areSame(_ folders: Range<Int>, in root: Int32, _ workers: Workers) -> Bool {
    if folders.count <= FolderCheck.foldersPerThread || workers.jobs == 1 {
      return folders.allSatisfy { isSame(folder: $0, in: root) }
    }
    let hasChange = Flag()
    _ = workers.forEach(count: folders.count, stride: 32, state: {}) { index, _ in
      if !hasChange.isSet, !isSame(folder: folders.lowerBound + index, in: root) { hasChange.set() }
    }
    return !hasChange.isSet
  }

  private func isSame(folder: Int, in root: Int32) -> Bool {
    var status = stat()
    // Cheaper than to open it, which is what a walk would do.
    let mayBeListed = entry.withCPath(of: folder) { path in
      fstatat(root, path, &status, AT_SYMLINK_NOFOLLOW) == 0
        && status.st_mode & S_IFMT == S_IFDIR && faccessat(root, path, R_OK | X_OK, 0) == 0
    }
    guard mayBeListed else { return false }
    let stamp = FileStamp(status)
    guard stamp == entry.stamp(of: folder), stamp.isSettled(before: entry.start),
      UInt64(truncatingIfNeeded: status.st_dev) == entry.device
    else { return false }
    guard let hash = entry.ignoreHash(ofFolder: folder) else { return true }
    let path = self.root.appending(entry.path(of: folder))
    return IgnoreFiles.contentHash(of: path) == hash
  }

  private func isSame(link: Int, in root: Int32) -> Bool {
    var status = stat()
    let isThere = entry.withCPath(of: link) { fstatat(root, $0, &status, 0) } == 0
    return (isThere && status.st_mode & S_IFMT == S_IFDIR) == (entry.value(of: link) != 0)
  }
}

/// Is set by whichever thread comes first.
private final class Flag: Sendable {
  private let value = Atomic(false)

  var isSet: Bool { value.load(ordering: .relaxed) }

  func set() { value.store(true, ordering: .relaxed) }
}
