/// A hash over a file's bytes, 64 bits: names a file's content in facts and caches. Not for security.
///
/// FNV-1a, but eight bytes at a time, with the high half folded into the low one after each step.
///
/// Source: Fowler, Noll, Vo, http://www.isthe.com/chongo/tech/comp/fnv/
public struct ContentHash: Hashable, Sendable, Codable {
  public var value: UInt64

  public init(value: UInt64) { self.value = value }

  /// Of nothing so far.
  public init() { value = 0xCBF2_9CE4_8422_2325 }

  public init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.init()
    add(bytes)
    // So that trailing zeros count.
    add(UInt64(bytes.count))
  }

  /// Adds one word.
  @inlinable public mutating func add(_ word: UInt64) {
    value = (value ^ word) &* 0x100_0000_01B3
    value ^= value &>> 32
  }

  /// Adds a text and how long it is.
  public mutating func add(_ text: String) {
    var text = text
    text.withUTF8 {
      add(UInt64($0.count))
      add($0)
    }
  }

  /// Adds the bytes, but not how many they are.
  public mutating func add(_ bytes: UnsafeBufferPointer<UInt8>) {
    var hash = self
    let raw = UnsafeRawBufferPointer(bytes)
    var offset = 0
    while offset + 8 <= raw.count {
      hash.add(UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self)))
      offset += 8
    }
    while offset < raw.count {
      hash.add(UInt64(raw[offset]))
      offset += 1
    }
    self = hash
  }
}
