/// Turns byte offsets of one file into lines and UTF-16 columns.
///
/// Lines end at LF, CRLF or a lone CR, as Swift's own lexer counts them.
public struct LineIndex: Sendable {
  /// The byte offset at which each line starts; the first is 0.
  public let lineStarts: [UInt32]
  /// Whether the file is ASCII only: then a column is a distance in bytes.
  public let isASCII: Bool
  /// For every stretch of `blockSize` bytes the line that its first byte is in, from 0: a line is
  /// found in a step or two from there, and the table takes an eighth of the file.
  private let blockLines: [UInt32]
  /// For every such stretch the UTF-16 units before it in the file; empty where `isASCII`.
  private let blockUnits: [UInt32]

  /// Of every line, whether it has other bytes than ASCII; empty where `isASCII`.
  private let wideLines: [Bool]

  private static let blockSize = 32

  public init(_ bytes: UnsafeBufferPointer<UInt8>) {
    var starts: [UInt32] = [0]
    starts.reserveCapacity(bytes.count / 32 + 1)
    var blocks: [UInt32] = []
    blocks.reserveCapacity(bytes.count / LineIndex.blockSize + 1)
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
      if byte == 0x0A || byte == 0x0D {
        LineIndex.extend(&blocks, before: offset, with: starts.count - 1)
        starts.append(UInt32(truncatingIfNeeded: offset))
      }
    }
    LineIndex.extend(&blocks, before: bytes.count + 1, with: starts.count - 1)
    lineStarts = starts
    blockLines = blocks
    isASCII = seen & 0x8080_8080_8080_8080 == 0
    blockUnits = isASCII ? [] : LineIndex.units(before: blocks.count, in: bytes)
    wideLines = isASCII ? [] : LineIndex.wideLines(starts, in: bytes)
  }

  /// Gives the blocks that start before an offset and have no line yet the one that ends there.
  private static func extend(_ blocks: inout [UInt32], before end: Int, with line: Int) {
    while blocks.count * blockSize < end { blocks.append(UInt32(truncatingIfNeeded: line)) }
  }

  private static func wideLines(
    _ starts: [UInt32], in bytes: UnsafeBufferPointer<UInt8>
  ) -> [Bool] {
    starts.indices.map { line in
      let end = line + 1 < starts.count ? Int(starts[line + 1]) : bytes.count
      return bytes[Int(starts[line])..<end].contains { $0 >= 0x80 }
    }
  }

  private static func units(before count: Int, in bytes: UnsafeBufferPointer<UInt8>) -> [UInt32] {
    var units: [UInt32] = []
    units.reserveCapacity(count)
    var sum: UInt32 = 0
    for block in 0..<count {
      units.append(sum)
      let start = block * blockSize
      sum &+= width(of: start..<min(start + blockSize, bytes.count), in: bytes)
    }
    return units
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
    let bounded = max(0, min(offset, bytes.count))
    var line = Int(blockLines[bounded / LineIndex.blockSize])
    while line + 1 < lineStarts.count, lineStarts[line + 1] <= bounded { line += 1 }
    let start = Int(lineStarts[line])
    let width =
      isASCII || !wideLines[line]
      ? UInt32(bounded - start) : utf16Width(of: start..<bounded, in: bytes)
    return SourcePosition(
      offset: UInt32(bounded), line: UInt32(truncatingIfNeeded: line + 1), column: 1 + width)
  }

  /// How many UTF-16 units a stretch of the bytes takes.
  public func utf16Width(of range: Range<Int>, in bytes: UnsafeBufferPointer<UInt8>) -> UInt32 {
    if isASCII { return UInt32(range.count) }
    if range.count < 2 * LineIndex.blockSize { return LineIndex.width(of: range, in: bytes) }
    return units(before: range.upperBound, in: bytes) &- units(before: range.lowerBound, in: bytes)
  }

  private func units(before offset: Int, in bytes: UnsafeBufferPointer<UInt8>) -> UInt32 {
    let block = offset / LineIndex.blockSize
    let rest = block * LineIndex.blockSize..<offset
    return blockUnits[block] &+ LineIndex.width(of: rest, in: bytes)
  }

  private static func width(
    of range: Range<Int>, in bytes: UnsafeBufferPointer<UInt8>
  ) -> UInt32 {
    var width: UInt32 = 0
    var index = range.lowerBound
    while index < range.upperBound {
      if index + 8 <= range.upperBound {
        let word = UnsafeRawBufferPointer(bytes).loadUnaligned(
          fromByteOffset: index, as: UInt64.self)
        if word & 0x8080_8080_8080_8080 == 0 {
          width &+= 8
          index += 8
          continue
        }
      }
      // A continuation byte has none, the lead of a four-byte sequence two.
      let byte = bytes[index]
      if byte & 0xC0 != 0x80 { width &+= byte >= 0xF0 ? 2 : 1 }
      index += 1
    }
    return width
  }
}
