#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Standard output and standard error: the only way to print.
struct Console: Sendable {
  /// Prints to standard output. A reader that has gone away changes nothing and is not worth a
  /// word; any other failure, such as a full disk, is.
  func print(_ text: String, otherwise status: ExitStatus) -> ExitStatus {
    print(Array(text.utf8), otherwise: status)
  }

  func print(_ bytes: [UInt8], otherwise status: ExitStatus) -> ExitStatus {
    let code = Descriptor.write(bytes, to: STDOUT_FILENO)
    if code == 0 || code == EPIPE { return status }
    complain("cannot write to standard output: \(Descriptor.reason(code))")
    return .failed
  }

  /// One line on standard error: `rowlint: error: …`.
  func complain(_ message: String, label: String = "error") {
    say("rowlint: \(label): \(message)")
  }

  /// One line on standard error, as it is.
  func say(_ line: String) { write("\(line)\n") }

  /// Writes to standard error as it is. Nobody is left to be told when this fails.
  func write(_ text: String) { _ = Descriptor.write(Array(text.utf8), to: STDERR_FILENO) }
}

/// Writing to a file descriptor.
enum Descriptor {
  /// Writes all bytes; 0, or the `errno` that stopped it.
  static func write(_ bytes: [UInt8], to descriptor: Int32) -> Int32 {
    bytes.withUnsafeBytes { buffer in
      var done = 0
      while done < buffer.count {
        let rest = UnsafeRawBufferPointer(rebasing: buffer[done...])
        #if canImport(Glibc)
          let count = Glibc.write(descriptor, rest.baseAddress, rest.count)
        #elseif canImport(Musl)
          let count = Musl.write(descriptor, rest.baseAddress, rest.count)
        #else
          let count = Darwin.write(descriptor, rest.baseAddress, rest.count)
        #endif
        if count > 0 { done += count }
        if count == 0 { return EIO }
        if count < 0, errno != EINTR {
          if errno != EAGAIN { return errno }
          // A non-blocking descriptor that a parent left us: wait until it takes more.
          var wait = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
          _ = poll(&wait, 1, -1)
        }
      }
      return 0
    }
  }

  /// What went wrong, by its `errno`: the system's words where there are no better ones.
  static func reason(_ code: Int32) -> String {
    switch code {
    case ENOENT: "no such file or folder"
    case EISDIR: "it is a folder"
    case ENOTDIR: "a part of the path is not a folder"
    case EACCES, EPERM: "permission denied"
    case ENOSPC: "no space is left there"
    default: String(cString: strerror(code))
    }
  }
}
