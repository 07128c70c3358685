#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A file that is written whole or not at all: whoever reads it never sees a half.
struct OutputFile {
  var path: String

  /// Nil, or why it could not be written. An earlier file keeps its permissions.
  func write(_ bytes: [UInt8]) -> String? {
    var status = stat()
    let exists = stat(path, &status) == 0
    // A device or a pipe cannot be put in place by a rename.
    if exists, status.st_mode & S_IFMT != S_IFREG { return writeInPlace(bytes) }
    let target = exists ? resolved(path) : path
    let temporary = "\(target).rowlint-\(getpid())"
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { return Descriptor.reason(errno) }
    if exists { _ = fchmod(descriptor, status.st_mode & 0o7777) }
    var code = Descriptor.write(bytes, to: descriptor)
    if close(descriptor) != 0, code == 0 { code = errno }
    if code == 0, rename(temporary, target) != 0 { code = errno }
    if code == 0 { return nil }
    unlink(temporary)
    return Descriptor.reason(code)
  }

  private func writeInPlace(_ bytes: [UInt8]) -> String? {
    let descriptor = open(path, O_WRONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return Descriptor.reason(errno) }
    var code = Descriptor.write(bytes, to: descriptor)
    if close(descriptor) != 0, code == 0 { code = errno }
    return code == 0 || code == EPIPE ? nil : Descriptor.reason(code)
  }

  /// A symbolic link stays one; what it points to is replaced.
  private func resolved(_ path: String) -> String {
    guard let real = realpath(path, nil) else { return path }
    defer { free(real) }
    return String(cString: real)
  }
}
