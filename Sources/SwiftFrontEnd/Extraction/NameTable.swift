/// The texts of a file's names, each made once: a name that occurs often is looked up by its bytes,
/// which is quicker than to check and copy them again, and long ones share their memory.
struct NameTable {
  private struct Entry {
    var text: String
    var key: Key
    /// Where the name stood first.
    var start: Int
  }

  /// What tells most names apart, and all of up to sixteen bytes.
  private struct Key: Equatable {
    var first: UInt64
    var last: UInt64
    var length: Int

    var hash: Int {
      let mixed = (first ^ (last &* 0x9E37_79B9_7F4A_7C15)) &+ UInt64(truncatingIfNeeded: length)
      return Int(truncatingIfNeeded: (mixed &* 0xD6E8_FEB8_6659_FD93) &>> 32)
    }
  }

  private let bytes: UnsafeBufferPointer<UInt8>
  private var entries: [Entry] = []
  /// By hash, or in the next place that was free, an index into `entries`; `free` elsewhere.
  private var table = [UInt32](repeating: NameTable.free, count: 256)
  private static let free = UInt32.max

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    entries.reserveCapacity(table.count / 2)
  }

  /// The text of a stretch of the file, which must lie inside it.
  mutating func text(_ start: Int, _ end: Int) -> String {
    let key = key(start, end)
    var place = key.hash & (table.count &- 1)
    while table[place] != NameTable.free {
      let entry = Int(table[place])
      if entries[entry].key == key, end &- start <= 16 || isEqual(entry, start, end) {
        return entries[entry].text
      }
      place = (place &+ 1) & (table.count &- 1)
    }
    let text = String(decoding: UnsafeBufferPointer(rebasing: bytes[start..<end]), as: UTF8.self)
    table[place] = UInt32(truncatingIfNeeded: entries.count)
    entries.append(Entry(text: text, key: key, start: start))
    if entries.count * 2 > table.count { growTable() }
    return text
  }

  private func key(_ start: Int, _ end: Int) -> Key {
    let length = end &- start
    guard length < 8 else {
      return Key(first: load(start), last: load(end &- 8), length: length)
    }
    guard start &+ 8 <= bytes.count else {
      var first: UInt64 = 0
      for index in start..<end { first |= UInt64(bytes[index]) << UInt64(8 * (index - start)) }
      return Key(first: first, last: 0, length: length)
    }
    let kept = ~(UInt64.max &<< UInt64(truncatingIfNeeded: length &* 8))
    return Key(first: load(start) & kept, last: 0, length: length)
  }

  /// Eight bytes, the first in the lowest place.
  @inline(__always)
  private func load(_ index: Int) -> UInt64 {
    UInt64(
      littleEndian: UnsafeRawBufferPointer(bytes).loadUnaligned(
        fromByteOffset: index, as: UInt64.self))
  }

  private func isEqual(_ entry: Int, _ start: Int, _ end: Int) -> Bool {
    let first = entries[entry].start
    return (0..<end - start).allSatisfy { bytes[first + $0] == bytes[start + $0] }
  }

  private mutating func growTable() {
    table = Array(repeating: NameTable.free, count: table.count * 4)
    for (index, entry) in entries.enumerated() {
      var place = entry.key.hash & (table.count - 1)
      while table[place] != NameTable.free { place = (place + 1) & (table.count - 1) }
      table[place] = UInt32(truncatingIfNeeded: index)
    }
  }
}
