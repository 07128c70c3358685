import SourceText

/// Bytes that are read and written by the word of 64 bits, little-endian, at any place.
struct WordBytes: Sendable {
  var bytes: [UInt8] = []

  /// The word that starts so many bytes from the start; there have to be eight.
  subscript(offset: Int) -> UInt64 {
    get {
      bytes.withUnsafeBytes {
        UInt64(littleEndian: $0.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
      }
    }
    set {
      bytes.withUnsafeMutableBytes {
        $0.storeBytes(of: newValue.littleEndian, toByteOffset: offset, as: UInt64.self)
      }
    }
  }

  mutating func append(_ word: UInt64) {
    withUnsafeBytes(of: word.littleEndian) { bytes.append(contentsOf: $0) }
  }

  /// Of the bytes up to a place.
  func hash(upTo end: Int) -> UInt64 {
    bytes[..<end].withUnsafeBufferPointer { ContentHash($0).value }
  }

  // A stamp takes four words.

  func stamp(at offset: Int) -> FileStamp {
    FileStamp(
      size: self[offset], modified: Int64(bitPattern: self[offset + 8]),
      changed: Int64(bitPattern: self[offset + 16]), inode: self[offset + 24])
  }

  mutating func append(_ stamp: FileStamp) {
    append(stamp.size)
    append(UInt64(bitPattern: stamp.modified))
    append(UInt64(bitPattern: stamp.changed))
    append(stamp.inode)
  }

  mutating func set(_ stamp: FileStamp, at offset: Int) {
    self[offset] = stamp.size
    self[offset + 8] = UInt64(bitPattern: stamp.modified)
    self[offset + 16] = UInt64(bitPattern: stamp.changed)
    self[offset + 24] = stamp.inode
  }
}
