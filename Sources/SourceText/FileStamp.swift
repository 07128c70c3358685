#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#elseif canImport(Glibc)
  import Glibc
#endif

/// What the system says of a file without reading it. A file whose stamp is the same has the same
/// content, unless it was written to again within one tick of the clock: see `isSettled`.
public struct FileStamp: Hashable, Sendable {
  /// Bytes.
  public var size: UInt64
  /// When its content was changed last: nanoseconds since 1970. Programs may set it to anything.
  public var modified: Int64
  /// When its content, its name or its permissions were changed last: nanoseconds since 1970. Only
  /// the system sets it, so that it tells files apart whose other time is made up.
  public var changed: Int64
  public var inode: UInt64

  public init(size: UInt64, modified: Int64, changed: Int64, inode: UInt64) {
    self.size = size
    self.modified = modified
    self.changed = changed
    self.inode = inode
  }

  /// From `stat(2)`.
  public init(_ status: stat) {
    size = UInt64(truncatingIfNeeded: status.st_size)
    #if canImport(Darwin)
      modified = FileStamp.nanoseconds(status.st_mtimespec)
      changed = FileStamp.nanoseconds(status.st_ctimespec)
    #else
      modified = FileStamp.nanoseconds(status.st_mtim)
      changed = FileStamp.nanoseconds(status.st_ctim)
    #endif
    inode = UInt64(truncatingIfNeeded: status.st_ino)
  }

  /// Of the regular file that a path, relative to an open folder, leads to; nil for anything else.
  /// The path ends with a NUL.
  public init?(of path: UnsafePointer<CChar>, in folder: Int32) {
    var status = stat()
    guard fstatat(folder, path, &status, 0) == 0, status.st_mode & S_IFMT == S_IFREG else {
      return nil
    }
    self.init(status)
  }

  /// Whether a file that has this stamp now was last written to well before a moment, in nanoseconds
  /// since 1970. One that was not can have been written to again after it was read in that moment,
  /// within the same tick of the file system's clock, and have the same stamp: git calls such a file
  /// racy. Two seconds are the coarsest tick there is (FAT).
  public func isSettled(before moment: Int64) -> Bool {
    let (limit, overflow) = moment.subtractingReportingOverflow(2_000_000_000)
    return !overflow && modified < limit && changed < limit
  }

  /// The present moment, in nanoseconds since 1970.
  public static var now: Int64 {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return nanoseconds(time)
  }

  private static func nanoseconds(_ time: timespec) -> Int64 {
    Int64(truncatingIfNeeded: time.tv_sec) &* 1_000_000_000
      &+ Int64(truncatingIfNeeded: time.tv_nsec)
  }
}
