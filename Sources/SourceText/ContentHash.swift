/// FNV-1a over a file's bytes, 64 bits: names a file's content in facts and caches. Not for security.
///
/// Source: Fowler, Noll, Vo, http://www.isthe.com/chongo/tech/comp/fnv/
public struct ContentHash: Hashable, Sendable, Codable {
  public var value: UInt64

  public init(value: UInt64) { self.value = value }

  public init(_ bytes: UnsafeBufferPointer<UInt8>) {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in bytes {
      hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3
    }
    value = hash
  }
}
