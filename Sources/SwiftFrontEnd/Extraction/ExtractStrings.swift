import Facts

extension Extractor {
  /// A string literal's text with its escapes undone; interpolated ones have parts instead.
  mutating func extractString(_ id: OutlineID) -> Node.Base {
    var parts: [NodeID] = []
    for child in outline.children(id) where outline[child].kind == .interpolation {
      for argument in outline.children(child) where outline[argument].kind == .argument {
        if let part = extractChild(of: argument) { parts.append(part) }
      }
    }
    guard outline[id].firstChild == .none else { return .string(text: nil, parts: parts) }
    return .string(text: literalText(id), parts: [])
  }

  private mutating func literalText(_ id: OutlineID) -> String? {
    var segments = 0..<0
    var pounds = 0
    var isMultiline = false
    for index in outline[id].start.value..<outline[id].end.value {
      let token = source.tokens[Int(index)]
      if token.flags.contains(.hasError) { return nil }
      switch token.kind {
      case .rawStringPounds where segments.isEmpty: pounds = Int(token.length)
      case .multilineStringQuote: isMultiline = true
      case .stringSegment: segments = Int(token.offset)..<min(Int(token.end), source.bytes.count)
      default: break
      }
    }
    let bytes = UnsafeBufferPointer(rebasing: source.bytes[segments])
    if !isMultiline, !bytes.contains(UInt8(ascii: "\\")) {
      return String(decoding: bytes, as: UTF8.self)
    }
    if var literal = ASCIILiteral(bytes) {
      if isMultiline { literal.unindent() }
      return literal.unescaped(pounds: pounds)
    }
    var text = String(decoding: bytes, as: UTF8.self)
    if isMultiline { text = unindented(text) }
    return unescaped(text, escape: "\\" + String(repeating: "#", count: pounds))
  }

  /// The lines of a multi-line string without the indentation of its last one.
  private mutating func unindented(_ segments: String) -> String {
    var lines = segments.split(separator: "\n", omittingEmptySubsequences: false)
    let indentation = lines.last.map { $0.prefix { $0 == " " || $0 == "\t" } } ?? ""
    if lines.first?.allSatisfy(\.isWhitespace) == true { lines.removeFirst() }
    if lines.last?.allSatisfy(\.isWhitespace) == true { lines.removeLast() }
    return
      lines
      .map { $0.hasPrefix(indentation) ? $0.dropFirst(indentation.count) : $0 }
      .joined(separator: "\n")
  }

  private mutating func unescaped(_ text: String, escape: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "\\")) else { return text }
    var result = ""
    var rest = Substring(text)
    while let character = rest.first {
      guard rest.hasPrefix(escape) else {
        result.append(character)
        rest.removeFirst()
        continue
      }
      rest.removeFirst(escape.count)
      guard let code = rest.popFirst() else { break }
      switch code {
      case "n": result.append("\n")
      case "t": result.append("\t")
      case "r": result.append("\r")
      case "0": result.append("\0")
      case "u": result += scalar(from: &rest)
      default: result.append(code)
      }
    }
    return result
  }

  /// The `{1F5D1}` of `\u{1F5D1}`; nothing where it is malformed.
  private mutating func scalar(from rest: inout Substring) -> String {
    guard rest.first == "{", let end = rest.firstIndex(of: "}") else { return "" }
    let digits = rest[rest.index(after: rest.startIndex)..<end]
    rest = rest[rest.index(after: end)...]
    return UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init).map { String($0) } ?? ""
  }
}
