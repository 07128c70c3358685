import SourceText

/// Lines and columns of offsets in a text. They are worked out together and only for what is asked
/// for: hardly any place of a contract is ever shown to anyone.
struct JSONPlaces {
  /// Ascending.
  private var offsets: [UInt32]
  private var positions: [SourcePosition] = []

  /// - Parameter offsets: in any order, as often as they come.
  init(of offsets: [UInt32], in bytes: [UInt8]) {
    self.offsets = offsets.sorted()
    positions.reserveCapacity(offsets.count)
    var line: UInt32 = 1
    var column: UInt32 = 1
    var index = 0
    for offset in self.offsets {
      while index < min(Int(offset), bytes.count) {
        let byte = bytes[index]
        index += 1
        let endsLine =
          byte == 0x0A || (byte == 0x0D && (index == bytes.count || bytes[index] != 0x0A))
        if endsLine {
          line += 1
          column = 1
        } else if byte & 0xC0 != 0x80 {
          column += byte >= 0xF0 ? 2 : 1
        }
      }
      positions.append(SourcePosition(offset: offset, line: line, column: column))
    }
  }

  /// Of an offset that was asked for.
  subscript(offset: UInt32) -> SourcePosition {
    var (low, high) = (0, offsets.count)
    while low < high {
      let middle = (low + high) / 2
      if offsets[middle] < offset { low = middle + 1 } else { high = middle }
    }
    return low < positions.count ? positions[low] : SourcePosition(offset: 0, line: 1, column: 1)
  }
}
