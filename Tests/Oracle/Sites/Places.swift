import SwiftSyntax

/// Turns byte offsets into 1-based lines and UTF-16 columns; lines end at LF, CRLF or a lone CR.
struct Places {
  private let bytes: [UInt8]
  private let lineStarts: [Int]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var starts = [0]
    var offset = 0
    while offset < bytes.count {
      let byte = bytes[offset]
      offset += 1
      if byte == 0x0D, offset < bytes.count, bytes[offset] == 0x0A { offset += 1 }
      if byte == 0x0A || byte == 0x0D { starts.append(offset) }
    }
    lineStarts = starts
  }

  /// `line:column` of a token's first byte after its leading trivia.
  func place(of syntax: some SyntaxProtocol) -> (line: Int, column: Int) {
    let offset = syntax.positionAfterSkippingLeadingTrivia.utf8Offset
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    var column = 1
    for byte in bytes[lineStarts[low]..<min(offset, bytes.count)] where byte & 0xC0 != 0x80 {
      column += byte >= 0xF0 ? 2 : 1
    }
    return (low + 1, column)
  }

  /// The byte offset of a 1-based line and UTF-16 column; nil past the end.
  func offset(line: Int, column: Int) -> Int? {
    guard line >= 1, line <= lineStarts.count else { return nil }
    var left = column - 1
    var offset = lineStarts[line - 1]
    while offset < bytes.count, left > 0 || bytes[offset] & 0xC0 == 0x80 {
      if bytes[offset] & 0xC0 != 0x80 { left -= bytes[offset] >= 0xF0 ? 2 : 1 }
      offset += 1
    }
    return offset < bytes.count ? offset : nil
  }
}
