#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Reading a whole file, or standard input.
enum InputFile {
  /// A file that could not be read.
  struct Failure: Error {
    /// The system's words.
    var reason: String
  }

  /// All bytes of a file; of standard input for `-`.
  static func read(_ path: String) throws(Failure) -> [UInt8] {
    if path == "-" { return try read(descriptor: STDIN_FILENO) }
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw Failure(reason: Descriptor.reason(errno)) }
    defer { close(descriptor) }
    return try read(descriptor: descriptor)
  }

  static func read(descriptor: Int32) throws(Failure) -> [UInt8] {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = chunk.withUnsafeMutableBytes { buffer in
        #if canImport(Glibc)
          Glibc.read(descriptor, buffer.baseAddress, buffer.count)
        #elseif canImport(Musl)
          Musl.read(descriptor, buffer.baseAddress, buffer.count)
        #else
          Darwin.read(descriptor, buffer.baseAddress, buffer.count)
        #endif
      }
      if count == 0 { return bytes }
      if count > 0 {
        bytes += chunk[..<count]
      } else if errno != EINTR {
        throw Failure(reason: Descriptor.reason(errno))
      }
    }
  }
}
