#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#elseif canImport(Glibc)
  import Glibc
#endif

/// What is common to all calls of the operating system.
public enum SystemCall {
  /// Repeats a call that a signal interrupted.
  @inline(__always)
  public static func retried<Value: SignedInteger>(_ call: () -> Value) -> Value {
    var value = call()
    while value == -1, errno == EINTR { value = call() }
    return value
  }

  /// The system's words for an `errno`, in lower case: "permission denied".
  public static func message(_ code: Int32) -> String {
    switch code {
    case ENOENT: return "no such file or folder"
    case EACCES, EPERM: return "permission denied"
    case EISDIR: return "is a folder"
    case ENOTDIR: return "is not a folder"
    case ELOOP: return "too many levels of symbolic links"
    case ENAMETOOLONG: return "path is too long"
    default:
      guard let words = strerror(code) else { return "error \(code)" }
      let text = String(cString: words)
      return text.prefix(1).lowercased() + text.dropFirst()
    }
  }
}

/// What a path names.
public enum FileKind: Sendable, Equatable {
  case regular, folder, link, pipe, socket, device, other

  /// From `st_mode`.
  public init(mode: UInt32) {
    switch mode & UInt32(S_IFMT) {
    case UInt32(S_IFREG): self = .regular
    case UInt32(S_IFDIR): self = .folder
    case UInt32(S_IFLNK): self = .link
    case UInt32(S_IFIFO): self = .pipe
    case UInt32(S_IFSOCK): self = .socket
    case UInt32(S_IFCHR), UInt32(S_IFBLK): self = .device
    default: self = .other
    }
  }

  /// From a folder entry's `d_type`; nil where the file system does not say.
  public init?(entryType: UInt8) {
    switch Int(entryType) {
    case Int(DT_REG): self = .regular
    case Int(DT_DIR): self = .folder
    case Int(DT_LNK): self = .link
    case Int(DT_FIFO): self = .pipe
    case Int(DT_SOCK): self = .socket
    case Int(DT_CHR), Int(DT_BLK): self = .device
    default: return nil
    }
  }

  /// With its article: "a named pipe".
  public var text: String {
    switch self {
    case .regular: "a file"
    case .folder: "a folder"
    case .link: "a symbolic link"
    case .pipe: "a named pipe"
    case .socket: "a socket"
    case .device: "a device"
    case .other: "of an unknown kind"
    }
  }
}

/// `read(2)`, where a method of the same name hides it.
func systemRead(_ descriptor: Int32, _ memory: UnsafeMutableRawPointer, _ size: Int) -> Int {
  read(descriptor, memory, size)
}
