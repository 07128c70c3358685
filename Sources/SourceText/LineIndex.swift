/// Turns byte offsets of one file into lines and UTF-16 columns.
///
/// Lines end at LF, CRLF or a lone CR, as Swift's own lexer counts them.
public struct LineIndex: Sendable {
  /// The byte offset at which each line starts; the first is 0.
  public let lineStarts: [UInt32]

  public init(_ bytes: UnsafeBufferPointer<UInt8>) {
    var starts: [UInt32] = [0]
    var offset = 0
    while offset < bytes.count {
      let byte = bytes[offset]
      offset += 1
      if byte == 0x0D, offset < bytes.count, bytes[offset] == 0x0A { offset += 1 }
      if byte == 0x0A || byte == 0x0D { starts.append(UInt32(offset)) }
    }
    lineStarts = starts
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
    var column: UInt32 = 1
    for index in Int(lineStarts[low])..<Int(bounded) {
      column += LineIndex.utf16Width(ofUTF8Byte: bytes[index])
    }
    return SourcePosition(offset: bounded, line: UInt32(low + 1), column: column)
  }

  /// How many UTF-16 units a UTF-8 byte starts: 0 for a continuation byte, 2 for the lead of a
  /// four-byte sequence, else 1.
  static func utf16Width(ofUTF8Byte byte: UInt8) -> UInt32 {
    if byte & 0xC0 == 0x80 { return 0 }
    return byte >= 0xF0 ? 2 : 1
  }
}
