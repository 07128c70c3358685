/// A JSON value that is written with its keys in the order in which they were given, so that the
/// same report gives the same bytes.
///
/// The toolchain's `JSONEncoder` wants a type for every object and takes seconds for the largest
/// reports; this writes them in a fraction of that.
enum JSONValue: Sendable {
  // `Sendable` is spelled out: inferring it sends the compiler in a circle where it builds another
  // file of the module alone.
  case string(String)
  case number(Int)
  case boolean(Bool)
  case array([JSONValue])
  case object([(key: String, value: JSONValue)])

  /// Appends the value as UTF-8 JSON, two spaces a level; `depth` is the level it stands at.
  func write(into bytes: inout [UInt8], depth: Int = 0) {
    switch self {
    case .string(let text): JSONValue.writeString(text, into: &bytes)
    case .number(let number): bytes.append(contentsOf: String(number).utf8)
    case .boolean(let value): bytes.append(contentsOf: (value ? "true" : "false").utf8)
    case .array(let values):
      JSONValue.writeList(values, "[", "]", into: &bytes, depth: depth) { value, bytes in
        value.write(into: &bytes, depth: depth + 1)
      }
    case .object(let members):
      JSONValue.writeList(members, "{", "}", into: &bytes, depth: depth) { member, bytes in
        JSONValue.writeString(member.key, into: &bytes)
        bytes.append(contentsOf: ": ".utf8)
        member.value.write(into: &bytes, depth: depth + 1)
      }
    }
  }

  private static func writeList<Element>(
    _ elements: [Element], _ open: Unicode.Scalar, _ close: Unicode.Scalar,
    into bytes: inout [UInt8], depth: Int, _ write: (Element, inout [UInt8]) -> Void
  ) {
    bytes.append(UInt8(ascii: open))
    for (index, element) in elements.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: ",")) }
      startLine(depth + 1, in: &bytes)
      write(element, &bytes)
    }
    if !elements.isEmpty { startLine(depth, in: &bytes) }
    bytes.append(UInt8(ascii: close))
  }

  private static func startLine(_ depth: Int, in bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\n"))
    bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: depth * 2))
  }

  /// RFC 8259, section 7: quotation mark, backslash and the control characters are escaped.
  private static func writeString(_ text: String, into bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""): bytes.append(contentsOf: #"\""#.utf8)
      case UInt8(ascii: "\\"): bytes.append(contentsOf: #"\\"#.utf8)
      case UInt8(ascii: "\n"): bytes.append(contentsOf: #"\n"#.utf8)
      case UInt8(ascii: "\t"): bytes.append(contentsOf: #"\t"#.utf8)
      case 0..<0x20, 0x7F:
        let digits = String(byte, radix: 16)
        bytes.append(contentsOf: (digits.utf8.count == 1 ? #"\u000"# : #"\u00"#).utf8)
        bytes.append(contentsOf: digits.utf8)
      default: bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByDictionaryLiteral {
  init(stringLiteral value: String) { self = .string(value) }

  init(dictionaryLiteral elements: (String, JSONValue)...) {
    self = .object(elements.map { (key: $0.0, value: $0.1) })
  }

  /// SARIF §3.11: a message of plain text.
  static func text(_ text: String) -> JSONValue { ["text": .string(text)] }
}
