#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#elseif canImport(Glibc)
  import Glibc
#endif

/// Reads one file after the other into the same memory: one buffer a thread, no copy a file.
///
/// The bytes are followed by `padding` NULs, so that a reader may look ahead without a check. They
/// are valid until the next read.
public final class SourceBuffer {
  /// NULs after the last byte of a file.
  public static let padding = 64
  /// Offsets are 32 bits wide everywhere in rowlint.
  public static let largestFile = Int(UInt32.max) - padding
  /// How many bytes from the start are looked at for a NUL, the mark of a binary file; as grep does.
  public static let binaryProbe = 8192

  private static let smallest = 64 * 1024
  /// A buffer that grew past this for one large file is given back before the next.
  private static let keptCapacity = 16 << 20

  private var memory: UnsafeMutablePointer<UInt8>
  private var capacity: Int
  private var count = 0
  /// Of the file that was read last, taken from the open file; nil for bytes that were in memory, and
  /// for a file that changed its size while it was read.
  public private(set) var stamp: FileStamp?

  public init() {
    capacity = SourceBuffer.smallest
    memory = .allocate(capacity: capacity)
  }

  deinit { memory.deallocate() }

  /// The file that was read last.
  public var bytes: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: memory, count: count) }

  /// Reads a file by its path.
  public func read(_ path: SourcePath) throws(SourceReadError) {
    try open(path.bytes[...], in: AT_FDCWD)
  }

  /// Reads a file by its name in an open folder.
  public func read(_ name: ArraySlice<UInt8>, in folder: Int32) throws(SourceReadError) {
    try open(name, in: folder)
  }

  /// Takes bytes that are in memory already, such as standard input.
  public func take(_ bytes: some Collection<UInt8>) {
    count = 0
    stamp = nil
    reserve(bytes.count)
    for byte in bytes {
      memory[count] = byte
      count += 1
    }
    pad()
  }

  private func open(_ path: ArraySlice<UInt8>, in folder: Int32) throws(SourceReadError) {
    count = 0
    stamp = nil
    pad()
    // Without O_NONBLOCK the opening of a named pipe would wait for a writer.
    let flags = O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY
    let descriptor = SourcePath.withCString(path) { name in
      SystemCall.retried { openat(folder, name, flags) }
    }
    guard descriptor >= 0 else { throw .system(errno) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw .system(errno) }
    guard status.st_mode & S_IFMT == S_IFREG else {
      throw .notRegular(FileKind(mode: UInt32(status.st_mode)))
    }
    guard status.st_size <= SourceBuffer.largestFile else { throw .tooLarge }
    try fill(from: descriptor, expected: Int(status.st_size))
    if memchr(memory, 0, min(count, SourceBuffer.binaryProbe)) != nil {
      let mark = (memory[0], memory[1])
      count = 0
      throw mark == (0xFF, 0xFE) || mark == (0xFE, 0xFF) ? .utf16 : .binary
    }
    if count == Int(status.st_size) { stamp = FileStamp(status) }
  }

  /// Reads to the end. A file that has the size it had when it was opened costs one call; one that
  /// shrank meanwhile, or that does not know its size, is read until there is no more.
  private func fill(from descriptor: Int32, expected: Int) throws(SourceReadError) {
    reserve(expected)
    while count < expected || expected == 0 {
      if count + SourceBuffer.padding == capacity { reserve(capacity * 2) }
      let wanted = expected == 0 ? capacity - SourceBuffer.padding - count : expected - count
      let got = SystemCall.retried { systemRead(descriptor, memory + count, wanted) }
      guard got >= 0 else {
        count = 0
        throw .system(errno)
      }
      if got == 0 { break }
      count += got
      guard count <= SourceBuffer.largestFile else {
        count = 0
        throw .tooLarge
      }
    }
    pad()
  }

  /// Room for `size` bytes and the padding; keeps what has been read.
  private func reserve(_ size: Int) {
    let needed = size + SourceBuffer.padding
    let isOversized = capacity > SourceBuffer.keptCapacity && needed <= SourceBuffer.keptCapacity
    guard needed > capacity || (isOversized && count == 0) else { return }
    var larger = SourceBuffer.smallest
    while larger < needed { larger *= 2 }
    let replacement = UnsafeMutablePointer<UInt8>.allocate(capacity: larger)
    replacement.update(from: memory, count: count)
    memory.deallocate()
    memory = replacement
    capacity = larger
  }

  private func pad() {
    (memory + count).update(repeating: 0, count: SourceBuffer.padding)
  }
}

/// Why a file could not be read.
public enum SourceReadError: Error, Equatable, Sendable {
  /// An `errno`.
  case system(Int32)
  case notRegular(FileKind)
  /// 4 GiB or more.
  case tooLarge
  /// More code than one file may have.
  case tooManyTokens
  /// A NUL byte near the start.
  case binary
  /// Text, but in UTF-16; Swift sources are UTF-8.
  case utf16

  /// A clause without a full stop: "permission denied".
  public var message: String {
    switch self {
    case .system(let code): SystemCall.message(code)
    case .notRegular(let kind): "is \(kind.text), not a file"
    case .tooLarge: "is larger than 4 GiB"
    case .tooManyTokens:
      "has more than 2 million tokens, which no source has that people or compilers read; "
        + "leave it out with an ignore file or `exclude`"
    case .binary: "is a binary file, not Swift source"
    case .utf16: "is UTF-16 text; Swift source is UTF-8"
    }
  }

  /// Whether nothing is there, rather than something that cannot be read.
  public var isMissing: Bool { self == .system(ENOENT) || self == .system(ENOTDIR) }
}
