import SourceText

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#elseif canImport(Glibc)
  import Glibc
#endif

/// An app's folder, open as long as its files are looked at: the system finds each of them from there,
/// and not from the root of the file system.
final class OpenFolder: Sendable {
  /// Nil where it cannot be opened: it may be entered all the same.
  let descriptor: Int32?

  init(_ path: SourcePath) {
    let descriptor = SystemCall.retried {
      path.withCString { open($0, O_RDONLY | O_DIRECTORY | O_CLOEXEC) }
    }
    self.descriptor = descriptor < 0 ? nil : descriptor
  }

  deinit {
    if let descriptor { close(descriptor) }
  }
}
