/// Turns byte offsets of one file into lines and UTF-16 columns, without the file's bytes: small
/// enough to be kept for every file that facts are made of.
///
/// Lines end at LF, CRLF or a lone CR, as Swift's own lexer counts them.
public struct LineTable: Sendable, Equatable, Codable {
  /// The byte offset at which each line starts; the first is 0.
  public let lineStarts: [UInt32]
  /// In order; empty for a file that is ASCII only.
  public let wideRuns: [WideRun]
  /// The bytes of the file.
  public let byteCount: UInt32
  /// Of each run, how many more bytes than units all runs before it have.
  private let surplusBefore: [UInt32]

  /// Characters in a row that take more bytes than UTF-16 units, all alike.
  public struct WideRun: Sendable, Equatable, Codable {
    public let start: UInt32
    public private(set) var end: UInt32
    /// Bytes of one of them, at least 1.
    public let size: UInt8
    /// UTF-16 units of one of them: 0 for a byte that continues nothing.
    public let units: UInt8

    public init(start: UInt32, end: UInt32, size: UInt8, units: UInt8) {
      self.start = start
      self.end = end
      self.size = size
      self.units = units
    }

    /// Whether the next character goes on in the same way.
    fileprivate mutating func extend(_ next: WideRun) -> Bool {
      guard end == next.start, size == next.size, units == next.units else { return false }
      end = next.end
      return true
    }

    /// How many more bytes than units stand in it before an offset. A character counts where it
    /// starts.
    fileprivate func surplus(before offset: UInt32) -> UInt32 {
      let bytes = min(max(offset, start), end) - start
      let characters = (bytes + UInt32(size) - 1) / UInt32(size)
      return bytes &- characters &* UInt32(units)
    }
  }

  /// Of a file without a byte.
  public static let empty = LineTable(lineStarts: [0], wideRuns: [], byteCount: 0)

  public init(_ bytes: UnsafeBufferPointer<UInt8>) {
    var starts: [UInt32] = [0]
    starts.reserveCapacity(bytes.count / 32 + 1)
    var runs: [WideRun] = []
    var offset = 0
    while offset < bytes.count {
      if offset + 8 <= bytes.count {
        let word = UnsafeRawBufferPointer(bytes).loadUnaligned(
          fromByteOffset: offset, as: UInt64.self)
        let distance = LineTable.distanceToMark(in: UInt64(littleEndian: word))
        offset += distance
        if distance == 8 { continue }
      }
      let byte = bytes[offset]
      if byte >= 0x80 {
        let run = LineTable.character(at: offset, in: bytes)
        offset = Int(run.end)
        // A lead alone counts as an ASCII character does.
        if run.size == 1, run.units == 1 { continue }
        if runs.isEmpty || !runs[runs.count - 1].extend(run) { runs.append(run) }
        continue
      }
      offset += 1
      if byte == 0x0D, offset < bytes.count, bytes[offset] == 0x0A { offset += 1 }
      if byte == 0x0A || byte == 0x0D { starts.append(UInt32(truncatingIfNeeded: offset)) }
    }
    self.init(
      lineStarts: starts, wideRuns: runs, byteCount: UInt32(truncatingIfNeeded: bytes.count))
  }

  /// Of what is known of a file. Starts and runs are in order, and the first line starts at 0.
  public init(lineStarts: [UInt32], wideRuns: [WideRun], byteCount: UInt32) {
    // Exactly as large as it has to be: it is kept.
    self.lineStarts = lineStarts.withUnsafeBufferPointer { Array($0) }
    self.wideRuns = wideRuns
    self.byteCount = byteCount
    var sum: UInt32 = 0
    surplusBefore = wideRuns.map { run in
      defer { sum &+= run.surplus(before: run.end) }
      return sum
    }
  }

  /// How many of eight bytes, the first in the lowest place, stand before the first that is CR, LF or
  /// no ASCII.
  private static func distanceToMark(in word: UInt64) -> Int {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let feed = word ^ (ones &* 0x0A)
    let carriage = word ^ (ones &* 0x0D)
    // The lowest set bit is in the first byte that is zero.
    let found = (feed &- ones) & ~feed | (carriage &- ones) & ~carriage | word
    return (found & (ones &* 0x80)).trailingZeroBitCount / 8
  }

  /// The character that starts with a byte from 0x80, as a run of one.
  private static func character(
    at start: Int, in bytes: UnsafeBufferPointer<UInt8>
  ) -> WideRun {
    var end = start + 1
    let isLead = bytes[start] & 0xC0 != 0x80
    while isLead, end < bytes.count, end < start + 4, bytes[end] & 0xC0 == 0x80 { end += 1 }
    // A continuation byte has no unit, the lead of a four-byte sequence two.
    let units: UInt8 = !isLead ? 0 : bytes[start] >= 0xF0 ? 2 : 1
    return WideRun(
      start: UInt32(truncatingIfNeeded: start), end: UInt32(truncatingIfNeeded: end),
      size: UInt8(end - start), units: units)
  }

  /// The position of a byte offset. One past the end gives the end.
  public func position(of offset: UInt32) -> SourcePosition {
    let bounded = min(offset, byteCount)
    let line = line(of: bounded)
    return SourcePosition(
      offset: bounded, line: UInt32(truncatingIfNeeded: line + 1),
      column: 1 + utf16Width(of: lineStarts[line]..<bounded))
  }

  /// The offset at which the line starts that an offset is in.
  public func lineStart(before offset: UInt32) -> UInt32 { lineStarts[line(of: offset)] }

  /// From 0.
  private func line(of offset: UInt32) -> Int {
    lineStarts.partitioningIndex { $0 > offset } - 1
  }

  /// A range with lines and columns.
  public func range(_ range: ByteRange) -> SourceRange {
    SourceRange(start: position(of: range.start), end: position(of: range.end))
  }

  /// How many UTF-16 units a stretch of the file takes.
  private func utf16Width(of range: Range<UInt32>) -> UInt32 {
    let width = UInt32(range.count)
    if wideRuns.isEmpty { return width }
    return width &- (surplus(before: range.upperBound) &- surplus(before: range.lowerBound))
  }

  /// How many more bytes than units stand before an offset.
  private func surplus(before offset: UInt32) -> UInt32 {
    let index = wideRuns.partitioningIndex { $0.start >= offset } - 1
    guard index >= 0 else { return 0 }
    return surplusBefore[index] &+ wideRuns[index].surplus(before: offset)
  }
}

extension Array {
  /// The index of the first element that a condition holds for, where it holds for all behind it, too.
  fileprivate func partitioningIndex(where isBehind: (Element) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = low + (high - low) / 2
      if isBehind(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
