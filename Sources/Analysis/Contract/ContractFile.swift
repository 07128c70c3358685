#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Contract files on the disk, and the arithmetic of their paths.
enum ContractFile {
  /// More than a person writes; a longer file is not read.
  static let sizeLimit = 4 << 20

  /// Why a file could not be read.
  struct Problem: Error {
    /// "no such file"; a clause without a full stop.
    var reason: String
  }

  static func bytes(at path: String) throws(Problem) -> [UInt8] {
    // Not blocking: a pipe of that name must not hang the run.
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { throw Problem(errorNumber: errno) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw Problem(errorNumber: errno) }
    guard status.st_mode & S_IFMT != S_IFDIR else { throw Problem(reason: "it is a folder") }
    guard status.st_mode & S_IFMT == S_IFREG else { throw Problem(reason: "it is not a file") }

    var bytes: [UInt8] = []
    while bytes.count <= sizeLimit {
      var failure: Int32 = 0
      let piece = [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, count in
        let taken = Self.retrying { read(descriptor, buffer.baseAddress, buffer.count) }
        if taken < 0 { failure = errno }
        count = max(0, taken)
      }
      guard failure == 0 else { throw Problem(errorNumber: failure) }
      if piece.isEmpty { return bytes }
      bytes += piece
    }
    throw Problem(reason: "it is larger than \(sizeLimit >> 20) MiB")
  }

  static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

  private static func retrying(_ call: () -> Int) -> Int {
    while true {
      let result = call()
      if result >= 0 || errno != EINTR { return result }
    }
  }

  // MARK: Paths

  /// The part before the last `/`; empty where there is none.
  static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "" }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// A name in a folder that `join` or `folder` gave.
  static func child(_ name: String, of folder: String) -> String {
    folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
  }

  /// `path` as seen from `folder`, without `.` and, where a name stands before it, without `..`.
  static func join(_ folder: String, _ path: String) -> String {
    let whole = path.hasPrefix("/") || folder.isEmpty ? path : "\(folder)/\(path)"
    var parts: [Substring] = []
    for part in whole.split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." {
        parts.removeLast()
      } else if part != ".." || !whole.hasPrefix("/") {
        parts.append(part)
      }
    }
    // In a loop: the library's own joining takes longer to be readied than any path to be joined.
    var joined = ""
    for part in parts {
      if !joined.isEmpty { joined += "/" }
      joined += String(part)
    }
    return whole.hasPrefix("/") ? "/" + joined : joined.isEmpty ? "." : joined
  }
}

extension ContractFile.Problem {
  fileprivate init(errorNumber: Int32) {
    reason =
      switch errorNumber {
      case ENOENT, ENOTDIR: "no such file"
      case EACCES, EPERM: "permission denied"
      default: String(cString: strerror(errorNumber))
      }
  }
}
