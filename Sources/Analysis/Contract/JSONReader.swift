#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Reads JSON (RFC 8259) with `//` and `/* */` comments and with commas after the last element.
///
/// It is total: any bytes give a value, with `invalid` parts where there are faults. It goes on
/// after a fault where it can be told how, so that one run names them all.
struct JSONReader {
  /// Arrays and objects may be nested this deep; the reader, and all who walk the tree, recurse.
  static let depthLimit = 100

  let bytes: UnsafeBufferPointer<UInt8>
  var offset = 0
  var faults: [JSONFault] = []

  /// A key of the whole text's object whose value is left unread.
  private let unreadKey: String?
  /// Where that value is.
  private var unread: Range<Int>?

  /// The whole text as one value. Without faults, no part of it is `invalid`.
  static func read(_ bytes: [UInt8]) -> (value: JSONValue, faults: [JSONFault]) {
    let reading = read(bytes, leaving: nil)
    return (reading.value, reading.faults)
  }

  /// The whole text as one value, but for one that is an object: it reads as null and is not looked
  /// into for faults.
  ///
  /// - Parameter key: the key of that value in the whole text's object.
  static func read(
    _ bytes: [UInt8], leaving key: String?
  ) -> (value: JSONValue, faults: [JSONFault], unread: Range<Int>?) {
    bytes.withUnsafeBufferPointer { bytes in
      var reader = JSONReader(bytes: bytes, unreadKey: key)
      if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { reader.offset = 3 }
      reader.skipTrivia()
      let value = reader.value(depth: 0)
      reader.skipTrivia()
      if reader.byte != nil, reader.faults.isEmpty {
        reader.fault("expected the end of the file, found \(reader.describeByte())")
      }
      return (value, reader.faults, reader.unread)
    }
  }

  /// Where the object is that starts at an offset, in a text without faults.
  static func extent(ofObjectAt start: UInt32, in bytes: [UInt8]) -> Range<Int> {
    bytes.withUnsafeBufferPointer { bytes in
      var reader = JSONReader(bytes: bytes, unreadKey: nil)
      reader.offset = min(Int(start), bytes.count)
      return reader.passOver()
    }
  }

  private init(bytes: UnsafeBufferPointer<UInt8>, unreadKey: String?) {
    self.bytes = bytes
    self.unreadKey = unreadKey
  }

  var byte: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  func isAt(_ character: Unicode.Scalar) -> Bool { byte == UInt8(ascii: character) }

  /// - Parameter start: where the fault is; nil for the current byte.
  mutating func fault(_ message: String, at start: Int? = nil) {
    faults.append(JSONFault(offset: UInt32(clamping: start ?? offset), message: message))
  }

  /// The current byte as a message calls it.
  func describeByte() -> String {
    guard let byte else { return "the end of the file" }
    var end = offset + 1
    while end < bytes.count, end < offset + 4, bytes[end] & 0xC0 == 0x80 { end += 1 }
    if (0x21...0x7E).contains(byte) || byte >= 0xC2 {
      return "`\(String(decoding: bytes[offset..<end], as: UTF8.self))`"
    }
    return "the byte 0x\(String(byte, radix: 16, uppercase: true))"
  }

  private mutating func value(depth: Int) -> JSONValue {
    let start = offset
    let content: JSONValue.Content
    switch byte {
    case UInt8(ascii: "{"): content = object(depth: depth + 1)
    case UInt8(ascii: "["): content = array(depth: depth + 1)
    case UInt8(ascii: "\""): content = string().map { .string($0) } ?? .invalid
    case UInt8(ascii: "-")?: content = number()
    case let digit? where (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(digit):
      content = number()
    default: content = word()
    }
    return JSONValue(content: content, start: UInt32(clamping: start))
  }

  private mutating func object(depth: Int) -> JSONValue.Content {
    let start = offset
    offset += 1
    guard depth <= JSONReader.depthLimit else { return tooDeep(start) }
    var members: [JSONMember] = []
    while true {
      skipTrivia()
      if closes(with: "}", opened: start) { return .object(members) }
      let keyStart = offset
      guard isAt("\"") else {
        fault("expected a key in double quotes, found \(describeByte())")
        skipToSeparator()
        if isAt(",") { offset += 1 }
        continue
      }
      let key = string()
      skipTrivia()
      guard let key else {
        endElement(closedBy: "}", isReadable: false)
        continue
      }
      guard isAt(":") else {
        fault("expected `:` after the key, found \(describeByte())")
        endElement(closedBy: "}", isReadable: false)
        continue
      }
      offset += 1
      skipTrivia()
      let value =
        depth == 1 && key == unreadKey && isAt("{") ? leaveValue() : value(depth: depth)
      members.append(JSONMember(key: key, keyStart: UInt32(clamping: keyStart), value: value))
      endElement(closedBy: "}", isReadable: value.content != .invalid)
    }
  }

  private mutating func leaveValue() -> JSONValue {
    let start = offset
    let extent = endOfIndentedObject.map { start..<$0 } ?? passOver()
    offset = extent.upperBound
    unread = extent
    return JSONValue(content: .null, start: UInt32(clamping: extent.lowerBound))
  }

  /// Where the object ends that is here, told by how it is laid out: it opens at the end of a line, and
  /// the first line from there that is indented as that one and starts with a bracket closes it. Holds
  /// for what is known to be laid out so; nil where there is no such line.
  private var endOfIndentedObject: Int? {
    guard let memory = bytes.baseAddress, offset + 1 < bytes.count,
      bytes[offset + 1] == UInt8(ascii: "\n")
    else { return nil }
    var lineStart = offset
    while lineStart > 0, bytes[lineStart - 1] != UInt8(ascii: "\n") { lineStart -= 1 }
    var indented = lineStart
    while bytes[indented] == UInt8(ascii: " ") { indented += 1 }
    let indent = indented - lineStart
    var next = offset + 1
    while let newline = memchr(memory + next, 10, bytes.count - next) {
      next = UnsafeRawPointer(memory).distance(to: newline) + 1
      let bracket = next + indent
      guard bracket < bytes.count else { return nil }
      if bytes[bracket] == UInt8(ascii: "}"), memcmp(memory + next, memory + lineStart, indent) == 0
      {
        return bracket + 1
      }
    }
    return nil
  }

  /// Goes behind the bracket that closes the one that is here. Looks no closer than to tell brackets
  /// from those in strings and comments.
  private mutating func passOver() -> Range<Int> {
    let bytes = bytes
    let start = offset
    var depth = 0
    var next = start
    while next < bytes.count {
      let byte = bytes[next]
      next += 1
      switch byte {
      case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: "\""):
        while next < bytes.count, bytes[next] != UInt8(ascii: "\"") {
          next += bytes[next] == UInt8(ascii: "\\") ? 2 : 1
        }
        next += 1
      case UInt8(ascii: "/"):
        offset = next - 1
        skipTrivia()
        next = max(offset, next)
      default: break
      }
      if depth == 0 { break }
    }
    offset = min(next, bytes.count)
    return start..<offset
  }

  private mutating func array(depth: Int) -> JSONValue.Content {
    let start = offset
    offset += 1
    guard depth <= JSONReader.depthLimit else { return tooDeep(start) }
    var elements: [JSONValue] = []
    while true {
      skipTrivia()
      if closes(with: "]", opened: start) { return .array(elements) }
      let value = value(depth: depth)
      elements.append(value)
      endElement(closedBy: "]", isReadable: value.content != .invalid)
    }
  }

  /// Takes the closing bracket; also true, with a fault, where the text or the object around it
  /// ends instead.
  private mutating func closes(with bracket: Unicode.Scalar, opened start: Int) -> Bool {
    if isAt(bracket) {
      offset += 1
      return true
    }
    guard byte == nil || isAt("}") || isAt("]") else { return false }
    // Only the innermost one is named: those around it are open for the same reason.
    let last = faults.last?.message ?? ""
    if !last.hasSuffix(JSONReader.notClosed), !last.hasPrefix(JSONReader.nested) {
      fault("the `\(bracket == "}" ? "{" : "[")`\(JSONReader.notClosed)", at: start)
    }
    if byte != nil { offset += 1 }
    return true
  }

  static let notClosed = " is not closed"
  private static let nested = "nested more than"

  /// Takes the comma. After an element that has its fault already, another is not added.
  private mutating func endElement(closedBy bracket: Unicode.Scalar, isReadable: Bool) {
    skipTrivia()
    if isAt(",") {
      offset += 1
    } else if byte != nil, !isAt("}"), !isAt("]") {
      if isReadable { fault("expected `,` or `\(bracket)`, found \(describeByte())") }
      // What follows may well be the next element whose comma was forgotten.
      if !isAt("\""), !isAt("{"), !isAt("[") { skipToSeparator() }
      if isAt(",") { offset += 1 }
    }
  }

  /// Gives up on the rest of the text: what is nested this deep was not written by a person.
  private mutating func tooDeep(_ start: Int) -> JSONValue.Content {
    fault("\(JSONReader.nested) \(JSONReader.depthLimit) deep; no contract is", at: start)
    offset = bytes.count
    return .invalid
  }

  /// To the next comma or closing bracket, over strings and comments, always at least one byte
  /// unless it is at one already.
  private mutating func skipToSeparator() {
    while let byte, byte != UInt8(ascii: ","), byte != UInt8(ascii: "}"), byte != UInt8(ascii: "]")
    {
      let before = offset
      if byte == UInt8(ascii: "\"") { _ = string() } else { skipTrivia() }
      if offset == before { offset += 1 }
    }
  }
}
