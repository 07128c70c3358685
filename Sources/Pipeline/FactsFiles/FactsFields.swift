/// Texts in a line, with tabs between them. A backslash with two hexadecimal digits stands for a
/// control character and for itself, so that a line is a line whatever the texts hold.
enum FactsFields {
  static let tab = UInt8(ascii: "\t")
  static let lineEnd = UInt8(ascii: "\n")
  private static let backslash = UInt8(ascii: "\\")
  private static let digits = Array("0123456789abcdef".utf8)

  static func line(_ texts: [String]) -> [UInt8] {
    Array(texts.map { escaped(Array($0.utf8)) }.joined(separator: [tab])) + [lineEnd]
  }

  static func escaped(_ text: [UInt8]) -> [UInt8] {
    guard text.contains(where: needsEscape) else { return text }
    return text.flatMap { byte in
      needsEscape(byte) ? [backslash, digits[Int(byte >> 4)], digits[Int(byte & 15)]] : [byte]
    }
  }

  static func read(_ line: ArraySlice<UInt8>) throws(FactsFault) -> [String] {
    var texts: [String] = []
    var bytes: [UInt8] = []
    var place = line.startIndex
    while true {
      if place == line.endIndex || line[place] == tab {
        guard let text = String(validating: bytes, as: UTF8.self) else { throw .damaged }
        texts.append(text)
        bytes.removeAll(keepingCapacity: true)
        if place == line.endIndex { return texts }
        place += 1
      } else if line[place] == backslash {
        guard place + 2 < line.endIndex, let high = digits.firstIndex(of: line[place + 1]),
          let low = digits.firstIndex(of: line[place + 2])
        else { throw .damaged }
        bytes.append(UInt8(high << 4 | low))
        place += 3
      } else {
        bytes.append(line[place])
        place += 1
      }
    }
  }

  private static func needsEscape(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == 0x7F || byte == backslash
  }
}
