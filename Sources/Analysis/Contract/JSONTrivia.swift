/// What stands between the parts of a text.
extension JSONReader {
  /// Spaces, line ends and comments.
  mutating func skipTrivia() {
    while let byte {
      switch byte {
      case 0x20, 0x09, 0x0A, 0x0D:
        offset += 1
      case UInt8(ascii: "/"):
        guard offset + 1 < bytes.count else { return }
        if bytes[offset + 1] == UInt8(ascii: "/") {
          while let byte = self.byte, byte != 0x0A, byte != 0x0D { offset += 1 }
        } else if bytes[offset + 1] == UInt8(ascii: "*") {
          skipBlockComment()
        } else {
          return
        }
      default:
        return
      }
    }
  }

  private mutating func skipBlockComment() {
    let start = offset
    offset += 2
    while offset + 1 < bytes.count {
      if bytes[offset] == UInt8(ascii: "*"), bytes[offset + 1] == UInt8(ascii: "/") {
        offset += 2
        return
      }
      offset += 1
    }
    offset = start
    fault("the comment\(JSONReader.notClosed)")
    offset = bytes.count
  }
}
