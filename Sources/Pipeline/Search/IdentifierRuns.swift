/// Finds the words of a text eight bytes at a time: runs of letters, digits, `_` and bytes from
/// 0x80, wherever they stand, in comments and strings too.
enum IdentifierRuns {
  /// Calls `body` with the start and the length of each run, in order.
  ///
  /// - Parameter count: bytes of text; at least 64 NULs have to follow.
  @inline(__always)
  static func forEach(
    in text: UnsafePointer<UInt8>, count: Int, _ body: (_ start: Int, _ length: Int) -> Void
  ) {
    var offset = 0
    // The start of a run that reached the end of the stretch before; negative when there is none.
    var open = -1
    while offset < count || open >= 0 {
      let mask = identifierMask(text + offset)
      var rest = mask
      if open >= 0 {
        let length = (~mask).trailingZeroBitCount
        guard length < 64 else {
          offset &+= 64
          continue
        }
        body(open, offset &+ length &- open)
        rest = mask & (~0 &<< UInt64(truncatingIfNeeded: length))
        open = -1
      }
      var starts = rest & ~(rest &<< 1)
      if rest >> 63 != 0 {
        let last = 63 &- starts.leadingZeroBitCount
        open = offset &+ last
        starts &= ~(1 &<< UInt64(truncatingIfNeeded: last))
      }
      while starts != 0 {
        let start = starts.trailingZeroBitCount
        starts &= starts &- 1
        let length = (~(rest &>> UInt64(truncatingIfNeeded: start))).trailingZeroBitCount
        body(offset &+ start, length)
      }
      offset &+= 64
    }
  }

  /// Bit `n` says whether byte `n` of the next 64 can be part of an identifier.
  @inline(__always)
  private static func identifierMask(_ text: UnsafePointer<UInt8>) -> UInt64 {
    packed(text) | packed(text + 8) &<< 8 | packed(text + 16) &<< 16 | packed(text + 24) &<< 24
      | packed(text + 32) &<< 32 | packed(text + 40) &<< 40 | packed(text + 48) &<< 48
      | packed(text + 56) &<< 56
  }

  /// The same for eight bytes. Each range test adds so much to the low seven bits that the eighth
  /// tells whether the byte is past the range's start and end.
  @inline(__always)
  private static func packed(_ text: UnsafePointer<UInt8>) -> UInt64 {
    let bytes = eightBytes(text)
    let low = bytes & 0x7F7F_7F7F_7F7F_7F7F
    let lowerCase = low | 0x2020_2020_2020_2020
    let letter = (lowerCase &+ 0x1F1F_1F1F_1F1F_1F1F) & ~(lowerCase &+ 0x0505_0505_0505_0505)
    let digit = (low &+ 0x5050_5050_5050_5050) & ~(low &+ 0x4646_4646_4646_4646)
    let underscore = ~((low ^ 0x5F5F_5F5F_5F5F_5F5F) &+ 0x7F7F_7F7F_7F7F_7F7F)
    let found = (letter | digit | underscore | bytes) & 0x8080_8080_8080_8080
    return ((found &>> 7) &* 0x0102_0408_1020_4080) &>> 56
  }

  /// The first byte in the low bits, whatever the machine's order.
  @inline(__always)
  private static func eightBytes(_ text: UnsafePointer<UInt8>) -> UInt64 {
    UInt64(littleEndian: UnsafeRawPointer(text).loadUnaligned(as: UInt64.self))
  }

  /// A number for a word: equal words have equal ones. Words longer than 16 bytes that differ in the
  /// middle only share theirs, which no user of this minds.
  ///
  /// - Parameter word: 8 bytes have to be readable from it, however short it is.
  @inline(__always)
  static func hash(_ word: UnsafePointer<UInt8>, length: Int) -> UInt64 {
    let shift = UInt64(truncatingIfNeeded: max(8 &- length, 0)) &<< 3
    let first = eightBytes(word) &<< shift
    let over = max(length &- 8, 0)
    let last = eightBytes(word + over) & (over > 0 ? UInt64.max : 0)
    let mixed = (first ^ (last &* 0x9E37_79B9_7F4A_7C15)) &+ UInt64(truncatingIfNeeded: length)
    let product = mixed &* 0xD6E8_FEB8_6659_FD93
    return (product ^ (product &>> 32)) &* 0xD6E8_FEB8_6659_FD93
  }

  /// Calls `body` with the number of each run in a stretch of a text.
  static func forEach(
    in part: Slice<UnsafeBufferPointer<UInt8>>, of start: UnsafePointer<UInt8>,
    _ body: (UInt64) -> Void
  ) {
    var position = part.startIndex
    while position < part.endIndex {
      guard isPart(part[position]) else {
        position += 1
        continue
      }
      let first = position
      while position < part.endIndex, isPart(part[position]) { position += 1 }
      body(hash(start + first, length: position - first))
    }
  }

  /// Whether a byte can be part of an identifier.
  static func isPart(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte == UInt8(ascii: "_") || (byte >= 0x30 && byte <= 0x39)
      || ((byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x7A)
  }

  /// The numbers of the words in a text of any kind: `one.two` has two.
  static func hashes(of text: String) -> [UInt64] {
    let count = text.utf8.count
    var found: [UInt64] = []
    let padded = Array(text.utf8) + [UInt8](repeating: 0, count: 128)
    padded.withUnsafeBufferPointer { buffer in
      guard let start = buffer.baseAddress else { return }
      forEach(in: start, count: count) { position, length in
        found.append(hash(start + position, length: length))
      }
    }
    return found
  }
}
