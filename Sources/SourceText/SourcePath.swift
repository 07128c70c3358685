#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#elseif canImport(Glibc)
  import Glibc
#endif

/// A path as the system has it: bytes, which need not be UTF-8.
public struct SourcePath: Hashable, Sendable, Comparable {
  /// Without a NUL.
  public var bytes: [UInt8]

  public init(bytes: [UInt8]) { self.bytes = bytes }

  public init(_ text: String) { bytes = Array(text.utf8) }

  /// Byte by byte, so that the order is the same on every machine.
  public static func < (left: Self, right: Self) -> Bool {
    left.bytes.withUnsafeBytes { left in
      right.bytes.withUnsafeBytes { right in
        guard let first = left.baseAddress, let second = right.baseAddress else {
          return left.count < right.count
        }
        let order = memcmp(first, second, min(left.count, right.count))
        return order == 0 ? left.count < right.count : order < 0
      }
    }
  }

  /// The path for people: UTF-8, with `\xNN` for each byte that is not, and for control characters.
  public var text: String { SourcePath.text(of: bytes) }

  /// The last component's bytes; empty for `/`.
  public var lastComponent: ArraySlice<UInt8> {
    let trimmed = bytes.lastIndex { $0 != SourcePath.slash }.map { bytes[...$0] } ?? []
    guard let slash = trimmed.lastIndex(of: SourcePath.slash) else { return trimmed }
    return trimmed[(slash + 1)...]
  }

  /// All but the last component: `/` for a child of the root, empty for a single name.
  public var parent: SourcePath {
    let trimmed = bytes.lastIndex { $0 != SourcePath.slash }.map { bytes[...$0] } ?? []
    guard let slash = trimmed.lastIndex(of: SourcePath.slash) else { return SourcePath(bytes: []) }
    let end = trimmed[..<slash].lastIndex { $0 != SourcePath.slash }
    return SourcePath(bytes: end.map { Array(trimmed[...$0]) } ?? [SourcePath.slash])
  }

  /// The path of a child; `name` may itself have several components.
  public func appending(_ name: [UInt8]) -> SourcePath { appending(name[...]) }

  /// The path of a child; `name` may itself have several components.
  public func appending(_ name: some Collection<UInt8>) -> SourcePath { appending(Array(name)) }

  /// The path of a child; `name` may itself have several components.
  public func appending(_ name: ArraySlice<UInt8>) -> SourcePath {
    var joined = [UInt8]()
    joined.reserveCapacity(bytes.count + 1 + name.count)
    joined.append(contentsOf: bytes)
    if let last = bytes.last, last != SourcePath.slash { joined.append(SourcePath.slash) }
    joined.append(contentsOf: name)
    return SourcePath(bytes: joined)
  }

  /// What remains of this path below `folder`; nil when it is not inside it. Both must be in the
  /// same form (both absolute and resolved, say).
  public func relative(to folder: SourcePath) -> SourcePath? {
    var base = folder.bytes[...]
    if base.last == SourcePath.slash { base.removeLast() }
    guard bytes.starts(with: base), bytes.count > base.count else { return nil }
    let rest = bytes[base.count...]
    guard rest.first == SourcePath.slash || base.isEmpty else { return nil }
    return SourcePath(bytes: Array(rest.drop { $0 == SourcePath.slash }))
  }

  /// Calls `body` with the path as C wants it: NUL at the end.
  public func withCString<Result>(_ body: (UnsafePointer<CChar>) throws -> Result) rethrows
    -> Result
  {
    try SourcePath.withCString(bytes) { try body($0) }
  }

  /// Calls `body` with the bytes and a NUL after them, as system calls want a path.
  public static func withCString<Result>(
    _ bytes: [UInt8], _ body: (UnsafePointer<CChar>) throws -> Result
  ) rethrows -> Result {
    try withCString(bytes[...], body)
  }

  /// Calls `body` with the bytes and a NUL after them, as system calls want a path.
  public static func withCString<Result>(
    _ bytes: ArraySlice<UInt8>, _ body: (UnsafePointer<CChar>) throws -> Result
  ) rethrows -> Result {
    let count = bytes.count
    return try withUnsafeTemporaryAllocation(of: CChar.self, capacity: count + 1) { buffer in
      bytes.withUnsafeBytes { UnsafeMutableRawBufferPointer(buffer).copyMemory(from: $0) }
      buffer[count] = 0
      return try body(UnsafePointer(buffer.baseAddress.unsafelyUnwrapped))
    }
  }

  static let slash = UInt8(ascii: "/")

  /// The text of any bytes of a path, with escapes as in `text`.
  public static func text(of bytes: some Collection<UInt8>) -> String {
    // Nearly all are of this kind, and the bytes mostly of one that is not walked by witnesses.
    let plain = bytes.withContiguousStorageIfAvailable { bytes in
      bytes.allSatisfy { $0 >= 0x20 && $0 < 0x7F } ? String(decoding: bytes, as: UTF8.self) : nil
    }
    if case .some(.some(let text)) = plain { return text }
    var text = ""
    var rest = Array(bytes)[...]
    while let byte = rest.first {
      let scalar = (1...4).lazy.compactMap { length in
        String(validating: rest.prefix(length), as: UTF8.self)
      }.first
      if let scalar, byte >= 0x20, byte != 0x7F {
        text += scalar
        rest = rest.dropFirst(scalar.utf8.count)
      } else {
        text += escape(byte)
        rest = rest.dropFirst()
      }
    }
    return text
  }

  private static func escape(_ byte: UInt8) -> String {
    let digits = Array("0123456789abcdef")
    return "\\x\(digits[Int(byte >> 4)])\(digits[Int(byte & 15)])"
  }
}
