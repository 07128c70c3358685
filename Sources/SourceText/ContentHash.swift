/// A hash over a file's bytes, 64 bits: names a file's content in facts and caches. Not for security.
///
/// FNV-1a, but eight bytes at a time, with the high half folded into the low one after each step.
///
/// Source: Fowler, Noll, Vo, http://www.isthe.com/chongo/tech/comp/fnv/
public struct ContentHash: Hashable, Sendable, Codable {
  public var value: UInt64

  public init(value: UInt64) { self.value = value }

  public init(_ bytes: UnsafeBufferPointer<UInt8>) {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    func add(_ word: UInt64) {
      hash = (hash ^ word) &* 0x100_0000_01B3
      hash ^= hash &>> 32
    }
    let raw = UnsafeRawBufferPointer(bytes)
    var offset = 0
    while offset + 8 <= raw.count {
      add(UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self)))
      offset += 8
    }
    while offset < raw.count {
      add(UInt64(raw[offset]))
      offset += 1
    }
    // So that trailing zeros count.
    add(UInt64(raw.count))
    value = hash
  }
}
