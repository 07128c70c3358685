import SourceText

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#elseif canImport(Glibc)
  import Glibc
#endif

/// Which file systems are known to change a folder's times with the names in it. Of others, such as
/// those over a network or of a program, some do not: there all folders are listed in every run.
enum FolderTimes {
  private static let names: Set<String> = [
    "apfs", "bcachefs", "btrfs", "ext2", "ext3", "ext4", "f2fs", "hfs", "overlay", "tmpfs", "xfs",
    "zfs",
  ]

  /// Whether a folder is on such a file system.
  ///
  /// - Parameters:
  ///   - folder: absolute.
  ///   - device: what `stat(2)` says that it is on.
  static func areKept(in folder: SourcePath, on device: UInt64) -> Bool {
    let descriptor = SystemCall.retried {
      folder.withCString { open($0, O_RDONLY | O_DIRECTORY | O_CLOEXEC) }
    }
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, UInt64(truncatingIfNeeded: status.st_dev) == device
    else { return false }
    return fileSystem(of: descriptor).map(names.contains) ?? false
  }

  #if canImport(Darwin)
    private static func fileSystem(of descriptor: Int32) -> String? {
      var status = statfs()
      guard fstatfs(descriptor, &status) == 0 else { return nil }
      return withUnsafeBytes(of: &status.f_fstypename) { name in
        String(decoding: name.prefix { $0 != 0 }, as: UTF8.self)
      }
    }
  #else
    /// The C library's modules do not have `statfs(2)`.
    ///
    /// Source: proc(5), "/proc/pid/fdinfo" and "/proc/pid/mountinfo".
    private static func fileSystem(of descriptor: Int32) -> String? {
      let info = lines(of: "/proc/self/fdinfo/\(descriptor)")
      let mount = info.first { $0.first == "mnt_id:" }?.last
      let line = lines(of: "/proc/self/mountinfo").first { $0.first == mount }
      guard mount != nil, let line, let dash = line.lastIndex(of: "-"), dash + 1 < line.count
      else { return nil }
      return line[dash + 1]
    }

    /// The words of each line of a file that the system makes up.
    private static func lines(of path: String) -> [[String]] {
      let buffer = SourceBuffer()
      guard (try? buffer.read(SourcePath(path))) != nil else { return [] }
      return buffer.bytes.split(separator: UInt8(ascii: "\n")).map { line in
        line.split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
          .map { String(decoding: $0, as: UTF8.self) }
      }
    }
  #endif
}
