/// Turns byte offsets of one file into lines and UTF-16 columns.
///
/// Lines end at LF, CRLF or a lone CR, as Swift's own lexer counts them.
public struct LineIndex: Sendable {
  /// The byte offset at which each line starts; the first is 0.
  public let lineStarts: [UInt32]
  /// Whether the file is ASCII only: then a column is a distance in bytes.
  public let isASCII: Bool

  public init(_ bytes: UnsafeBufferPointer<UInt8>) {
    var starts: [UInt32] = [0]
    starts.reserveCapacity(bytes.count / 32 + 1)
    var seen: UInt64 = 0
    var offset = 0
    while offset < bytes.count {
      if offset + 8 <= bytes.count {
        let word = UnsafeRawBufferPointer(bytes).loadUnaligned(
          fromByteOffset: offset, as: UInt64.self)
        seen |= word
        let distance = LineIndex.distanceToLineEnd(in: UInt64(littleEndian: word))
        offset += distance
        if distance == 8 { continue }
      }
      let byte = bytes[offset]
      seen |= UInt64(byte)
      offset += 1
      if byte == 0x0D, offset < bytes.count, bytes[offset] == 0x0A { offset += 1 }
      if byte == 0x0A || byte == 0x0D { starts.append(UInt32(truncatingIfNeeded: offset)) }
    }
    lineStarts = starts
    isASCII = seen & 0x8080_8080_8080_8080 == 0
  }

  /// How many of eight bytes, the first in the lowest place, stand before the first CR or LF.
  private static func distanceToLineEnd(in word: UInt64) -> Int {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let feed = word ^ (ones &* 0x0A)
    let carriage = word ^ (ones &* 0x0D)
    // The lowest set bit is in the first byte that is zero.
    let found = (feed &- ones) & ~feed | (carriage &- ones) & ~carriage
    return (found & (ones &* 0x80)).trailingZeroBitCount / 8
  }

  /// The position of a byte offset; `bytes` are those the index was made from. An offset past the
  /// end gives the end.
  public func position(of offset: Int, in bytes: UnsafeBufferPointer<UInt8>) -> SourcePosition {
    let bounded = UInt32(max(0, min(offset, bytes.count)))
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= bounded { low = middle } else { high = middle }
    }
    let width = utf16Width(of: Int(lineStarts[low])..<Int(bounded), in: bytes)
    return SourcePosition(offset: bounded, line: UInt32(low + 1), column: 1 + width)
  }

  /// How many UTF-16 units a stretch of the bytes takes.
  public func utf16Width(of range: Range<Int>, in bytes: UnsafeBufferPointer<UInt8>) -> UInt32 {
    if isASCII { return UInt32(range.count) }
    var width: UInt32 = 0
    for index in range {
      // A continuation byte has none, the lead of a four-byte sequence two.
      let byte = bytes[index]
      if byte & 0xC0 != 0x80 { width += byte >= 0xF0 ? 2 : 1 }
    }
    return width
  }
}
