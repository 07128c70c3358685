import Linking
import SourceText

/// The names that an app's files declare, of all files together: a Bloom filter.
struct CorpusNames: KnownNames {
  /// Bits; a power of two.
  private let size: Int
  private let bits: [UInt64]

  /// - Parameter indexes: of all files that can be loaded.
  init(_ indexes: [WordIndex]) {
    let count = indexes.reduce(0) { $0 + $1.declared.count }
    var size = 1024
    while size < count * 8 { size *= 2 }
    var bits = [UInt64](repeating: 0, count: size / 64)
    for index in indexes {
      for key in index.declared {
        let (first, second) = CorpusNames.places(key, size)
        bits[first >> 6] |= 1 << UInt64(first & 63)
        bits[second >> 6] |= 1 << UInt64(second & 63)
      }
    }
    self.size = size
    self.bits = bits
  }

  /// Whether a file declares nothing beyond these names, as far as anyone who asks for one is told.
  func holdsAll(of index: WordIndex) -> Bool { index.declared.allSatisfy(mayContain) }

  func pack(into writer: inout PackedWriter) {
    writer.write(bits) { $0.write($1) }
  }

  init(unpacking reader: inout PackedReader) throws(PackedFault) {
    bits = try reader.list { reader throws(PackedFault) in try reader.number() }
    size = bits.count * 64
    guard !bits.isEmpty, size & (size - 1) == 0 else { throw .damaged }
  }

  @inline(__always)
  private static func places(_ key: UInt32, _ size: Int) -> (Int, Int) {
    let mixed = UInt64(key) &* 0xD6E8_FEB8_6659_FD93
    return (
      Int(truncatingIfNeeded: mixed &>> 32) & (size &- 1),
      Int(truncatingIfNeeded: mixed ^ (mixed &>> 24)) & (size &- 1)
    )
  }

  private func mayContain(_ key: UInt32) -> Bool {
    let (first, second) = CorpusNames.places(key, size)
    return bits[first >> 6] & (1 << UInt64(first & 63)) != 0
      && bits[second >> 6] & (1 << UInt64(second & 63)) != 0
  }

  func mayDeclare(_ name: String, as kind: DeclaredName) -> Bool {
    guard let hash = CorpusNames.hash(of: name) else { return true }
    return switch kind {
    case .type: mayContain(DeclaredKind.type.key(hash))
    case .extended: mayContain(DeclaredKind.extended.key(hash))
    case .function: mayContain(DeclaredKind.function.key(hash))
    case .value:
      mayContain(DeclaredKind.function.key(hash)) || mayContain(DeclaredKind.value.key(hash))
    }
  }

  /// Nil for a name that is not one word: a raw identifier, an operator.
  private static func hash(of name: String) -> UInt64? {
    var name = name
    return name.withUTF8 { bytes -> UInt64? in
      guard !bytes.isEmpty, bytes.allSatisfy(IdentifierRuns.isPart) else { return nil }
      // The hash reads eight bytes of the shortest word.
      return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: bytes.count + 8) { copy in
        let end = copy.update(fromContentsOf: bytes)
        for place in end..<copy.endIndex { copy[place] = 0 }
        return copy.baseAddress.map { IdentifierRuns.hash($0, length: bytes.count) }
      }
    }
  }
}
