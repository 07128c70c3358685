import SourceText

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#elseif canImport(Glibc)
  import Glibc
#endif

/// Which build of rowlint made something.
struct ProgramIdentity: Sendable, Equatable {
  var stamp: FileStamp
  /// Of the whole executable.
  var hash: ContentHash
}

/// The build that is running. A version number would not do: two builds of a working copy have the
/// same. Nor would the file's times alone: package managers and container builds set them to one
/// moment for all builds.
final class RunningProgram: Sendable {
  let stamp: FileStamp
  private let descriptor: Int32
  /// Worked out when it is first asked for: it takes milliseconds.
  private let known = Locked<ContentHash??>(nil)

  /// Nil where the executable cannot be found or read.
  static let current = RunningProgram()

  private init?() {
    guard let descriptor = RunningProgram.openExecutable() else { return nil }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_size > 0 else {
      close(descriptor)
      return nil
    }
    stamp = FileStamp(status)
    self.descriptor = descriptor
  }

  deinit { close(descriptor) }

  /// Nil where it cannot be read after all.
  var identity: ProgramIdentity? {
    let hash = known.withLock { known in
      if let known { return known }
      let hash = contentHash
      known = .some(hash)
      return hash
    }
    return hash.map { ProgramIdentity(stamp: stamp, hash: $0) }
  }

  /// Whether it is the build that wrote something in a run that began at `start`.
  func isSame(as other: ProgramIdentity, seenAfter start: Int64) -> Bool {
    if other.stamp == stamp, stamp.isSettled(before: start) { return true }
    return stamp.size == other.stamp.size && identity?.hash == other.hash
  }

  private var contentHash: ContentHash? {
    let size = Int(stamp.size)
    guard let memory = mmap(nil, size, PROT_READ, MAP_PRIVATE, descriptor, 0),
      memory != UnsafeMutableRawPointer(bitPattern: -1)
    else { return nil }
    defer { munmap(memory, size) }
    return ContentHash(
      UnsafeBufferPointer(start: memory.assumingMemoryBound(to: UInt8.self), count: size))
  }

  private static func openExecutable() -> Int32? {
    #if canImport(Darwin)
      var size: UInt32 = 0
      _ = _NSGetExecutablePath(nil, &size)
      var path = [CChar](repeating: 0, count: Int(size) + 1)
      guard _NSGetExecutablePath(&path, &size) == 0 else { return nil }
    #else
      // Leads to the running file even where another one has taken its name.
      let path = "/proc/self/exe"
    #endif
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    return descriptor >= 0 ? descriptor : nil
  }
}
