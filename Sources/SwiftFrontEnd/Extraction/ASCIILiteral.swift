/// The text between a string literal's quotes where it is ASCII and its lines end in line feeds. Then
/// every byte is a character, and neither lines nor escapes need a look at what they are made of.
struct ASCIILiteral {
  private var bytes: [UInt8]

  /// Nil for any other text.
  init?(_ text: UnsafeBufferPointer<UInt8>) {
    guard text.allSatisfy({ $0 < 0x80 && $0 != 0x0D }) else { return nil }
    bytes = Array(text)
  }

  /// Takes the indentation of the last line off all lines, and the first and the last where they
  /// are blank.
  mutating func unindent() {
    var lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
    let indentation = lines.last.map { $0.prefix { $0 == 0x20 || $0 == 0x09 } } ?? []
    if lines.first?.allSatisfy(isWhitespace) == true { lines.removeFirst() }
    if lines.last?.allSatisfy(isWhitespace) == true { lines.removeLast() }
    bytes = Array(
      lines
        .map { $0.starts(with: indentation) ? $0.dropFirst(indentation.count) : $0 }
        .joined(separator: CollectionOfOne(0x0A)))
  }

  private func isWhitespace(_ byte: UInt8) -> Bool { byte == 0x20 || 0x09...0x0D ~= byte }

  /// - Parameter pounds: how many `#` stand before the quotes, and so behind the backslash of an
  ///   escape.
  func unescaped(pounds: Int) -> String {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var position = 0
    while position < bytes.count {
      let byte = bytes[position]
      guard byte == UInt8(ascii: "\\"), hasPounds(pounds, at: position + 1) else {
        result.append(byte)
        position += 1
        continue
      }
      position += 1 + pounds
      guard position < bytes.count else { break }
      let code = bytes[position]
      position += 1
      switch code {
      case UInt8(ascii: "n"): result.append(0x0A)
      case UInt8(ascii: "t"): result.append(0x09)
      case UInt8(ascii: "r"): result.append(0x0D)
      case UInt8(ascii: "0"): result.append(0)
      case UInt8(ascii: "u"): result += scalar(at: &position)
      default: result.append(code)
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  private func hasPounds(_ count: Int, at start: Int) -> Bool {
    start + count <= bytes.count
      && bytes[start..<start + count].allSatisfy { $0 == UInt8(ascii: "#") }
  }

  /// The bytes of what the `{1F5D1}` of `\u{1F5D1}` stands for; nothing where it is malformed.
  private func scalar(at position: inout Int) -> [UInt8] {
    guard position < bytes.count, bytes[position] == UInt8(ascii: "{"),
      let end = bytes[position...].firstIndex(of: UInt8(ascii: "}"))
    else { return [] }
    let digits = String(decoding: bytes[(position + 1)..<end], as: UTF8.self)
    position = end + 1
    guard let scalar = UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init) else { return [] }
    return Array(String(scalar).utf8)
  }
}
