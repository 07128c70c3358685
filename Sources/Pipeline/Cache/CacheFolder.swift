import SourceText

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#elseif canImport(Glibc)
  import Glibc
#endif

/// The folder that the cache's entries are files of. Whatever is wrong with it means that there are
/// no entries; nothing here fails.
final class CacheFolder: Sendable {
  /// Entries that are larger are neither written nor read.
  static let largestEntry = 64 << 20

  private let path: String
  private let state: Locked<State>
  private let failure = Locked<String?>(nil)

  private enum State {
    /// It is made when there is something to put into it.
    case absent
    case open(Int32)
    /// Says why.
    case unusable(String)
  }

  /// Opens the folder where it is there.
  init(path: String) {
    self.path = path
    state = Locked(CacheFolder.opened(path))
  }

  deinit {
    if case .open(let descriptor) = state.withLock({ $0 }) { close(descriptor) }
  }

  /// Why entries can be neither read nor written, or why one could not be written; a clause without a
  /// full stop.
  var trouble: String? {
    if case .unusable(let reason) = state.withLock({ $0 }) {
      return "its folder cannot be used: \(reason)"
    }
    return failure.withLock { $0 }
  }

  // MARK: Entries

  /// The bytes of an entry and when it was last used, in nanoseconds since 1970; nil where there is
  /// none that is ours.
  func read(_ name: String) -> (bytes: [UInt8], used: Int64)? {
    guard case .open(let folder) = state.withLock({ $0 }) else { return nil }
    // Neither a link nor a pipe that someone left there is followed or waited for.
    let flags = O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC | O_NOCTTY
    let descriptor = SystemCall.retried { openat(folder, name, flags) }
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      status.st_uid == geteuid(), status.st_size <= CacheFolder.largestEntry,
      let bytes = SystemFile.read(descriptor, size: Int(status.st_size))
    else { return nil }
    return (bytes, FileStamp(status).modified)
  }

  /// Puts an entry in place, whole or not at all. Nothing waits for the disk: an entry that a crash
  /// damages is not used.
  ///
  /// - Returns: whether it is there now.
  func write(_ name: String, _ bytes: [UInt8]) -> Bool {
    guard bytes.count <= CacheFolder.largestEntry, let folder = made() else { return false }
    let temporary = "\(CacheFolder.temporaryStart)\(getpid())-\(name)"
    // What a process of the same number left behind when it crashed.
    unlinkat(folder, temporary, 0)
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
    let descriptor = SystemCall.retried { openat(folder, temporary, flags, 0o600) }
    guard descriptor >= 0 else { return note(errno) }
    var code = SystemFile.write(bytes, to: descriptor)
    if close(descriptor) != 0, code == 0 { code = errno }
    if code == 0, renameat(folder, temporary, folder, name) != 0 { code = errno }
    if code == 0 { return true }
    unlinkat(folder, temporary, 0)
    return note(code)
  }

  /// Notes that an entry is of use now.
  func markUsed(_ name: String) {
    guard case .open(let folder) = state.withLock({ $0 }) else { return }
    utimensat(folder, name, nil, AT_SYMLINK_NOFOLLOW)
  }

  // MARK: Tidying

  private static let temporaryStart = ".new-"

  /// Whether a file has the name of one that is being written.
  private static func isTemporary(_ name: String) -> Bool {
    guard name.hasPrefix(temporaryStart) else { return false }
    // Behind the number of a process.
    let entry = name.dropFirst(temporaryStart.count).drop { $0 != "-" }.dropFirst()
    return CacheScope.entryName(of: String(entry)) != nil
  }

  /// Takes away what has not been used for long, and what has not been used for longest while there
  /// is too much. Of all files in the folder only those are touched that have an entry's name.
  ///
  /// - Parameter kept: names of entries that are in use now.
  func tidy(keeping kept: Set<String>, limits: CacheLimits, now: Int64) {
    guard case .open(let folder) = state.withLock({ $0 }) else { return }
    /// By entry: its files, their bytes, and when the one that was used last was used.
    var found: [String: (files: [String], size: Int, used: Int64)] = [:]
    for name in SystemFile.names(in: folder) {
      var status = stat()
      guard fstatat(folder, name, &status, AT_SYMLINK_NOFOLLOW) == 0,
        status.st_mode & S_IFMT == S_IFREG
      else { continue }
      let used = FileStamp(status).modified
      if let entry = CacheScope.entryName(of: name) {
        let known = found[entry] ?? ([], 0, 0)
        found[entry] = (
          known.files + [name], known.size + Int(status.st_size), max(known.used, used)
        )
      } else if CacheFolder.isTemporary(name), now - used > CacheLimits.day {
        unlinkat(folder, name, 0)
      }
    }
    let entries = found.sorted { ($0.value.used, $0.key) > ($1.value.used, $1.key) }
    var (count, size) = (0, 0)
    for (name, entry) in entries {
      let isOld = now - entry.used > limits.age
      let isTooMuch = count >= limits.count || size + entry.size > limits.size
      if !kept.contains(name), isOld || isTooMuch {
        for file in entry.files { unlinkat(folder, file, 0) }
      } else {
        count += 1
        size += entry.size
      }
    }
  }

  // MARK: The folder itself

  private static func opened(_ path: String) -> State {
    let descriptor = SystemCall.retried { SystemFile.openFolder(path) }
    guard descriptor >= 0 else {
      return errno == ENOENT ? .absent : .unusable(SystemCall.message(errno))
    }
    var status = stat()
    let isOurs = fstat(descriptor, &status) == 0 && status.st_uid == geteuid()
    if isOurs, status.st_mode & 0o002 == 0 { return .open(descriptor) }
    close(descriptor)
    return .unusable(isOurs ? "everyone may write to it" : "it belongs to someone else")
  }

  /// The folder, made where it was not there.
  private func made() -> Int32? {
    let reason: String? = state.withLock { state in
      if case .absent = state {
        let isNew = CacheFolder.make(path)
        state = CacheFolder.opened(path)
        switch state {
        case .open(let folder): if isNew { CacheFolder.label(folder) }
        case .absent: state = .unusable("it cannot be made")
        case .unusable: break
        }
      }
      if case .unusable(let reason) = state { return reason }
      return nil
    }
    guard reason == nil, case .open(let folder) = state.withLock({ $0 }) else { return nil }
    return folder
  }

  /// Makes the folder and those it is in, for its owner alone; whether it was not there before.
  private static func make(_ path: String) -> Bool {
    var isNew = false
    let bytes = Array(path.utf8)
    let ends = bytes.indices.dropFirst().filter { bytes[$0] == UInt8(ascii: "/") } + [bytes.count]
    for end in ends {
      isNew = SourcePath.withCString(bytes[..<end]) { mkdir($0, 0o700) } == 0
    }
    return isNew
  }

  /// Keeps a new folder out of backups and repositories. One that was there before is someone's own.
  private static func label(_ folder: Int32) {
    let texts = [
      // Source: https://bford.info/cachedir/
      "CACHEDIR.TAG": """
      Signature: 8a477f597d28d172789f06886806bc55
      # This folder holds what rowlint found out in earlier runs. It can be deleted at any time.

      """,
      ".gitignore": "*\n",
    ]
    for (name, text) in texts {
      let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
      let descriptor = SystemCall.retried { openat(folder, name, flags, 0o600) }
      guard descriptor >= 0 else { continue }
      _ = SystemFile.write(Array(text.utf8), to: descriptor)
      close(descriptor)
    }
  }

  private func note(_ code: Int32) -> Bool {
    failure.withLock { $0 = $0 ?? "an entry cannot be written: \(SystemCall.message(code))" }
    return false
  }
}

/// How much the cache may hold.
struct CacheLimits: Sendable {
  static let day: Int64 = 86_400 * 1_000_000_000

  /// Since the last use, in nanoseconds.
  var age = 30 * CacheLimits.day
  /// Entries. A family has one an app, so that several large families find room.
  var count = 4096
  /// Bytes.
  var size = 256 << 20
}
