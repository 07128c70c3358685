import SourceText

extension SwiftFrontEnd {
  /// The outline, a node a line, indented: `line:column kind name`. For people and golden files.
  public static func dumpOutline(_ bytes: UnsafeBufferPointer<UInt8>) -> String {
    withOutline(of: bytes) { source, outline in
      OutlineDump(source: source, outline: outline, lines: LineTable(bytes)).text
    }
  }
}

/// Prints an outline.
struct OutlineDump {
  let source: TokenSource
  let outline: Outline
  let lines: LineTable

  var text: String {
    var text = ""
    // An explicit stack: dumps are for any file, however deep.
    var waiting: [(id: OutlineID, depth: Int)] = [(Outline.root, 0)]
    while let (id, depth) = waiting.popLast() {
      text += line(of: id, depth)
      waiting += outline.children(id).map { ($0, depth + 1) }.reversed()
    }
    for gap in outline.gaps {
      text += "gap \(place(gap.start)) \(gap.reason.rawValue)\n"
    }
    return text
  }

  private func line(of id: OutlineID, _ depth: Int) -> String {
    let node = outline[id]
    var line = String(repeating: "  ", count: depth) + "\(place(node.start)) \(node.kind)"
    if node.name != .none { line += " " + spelling(node.name) }
    switch node.kind {
    case .inheritedType, .typeAnnotation, .resultType, .typeOperand, .keyPath:
      for index in node.start.value..<max(node.start.value, node.end.value) {
        line += " " + spelling(TokenIndex(value: index))
      }
    default: break
    }
    return line + "\n"
  }

  private func spelling(_ index: TokenIndex) -> String {
    let token = source.tokens[Int(index.value)]
    let end = min(Int(token.end), source.bytes.count)
    guard Int(token.offset) < end else { return "" }
    return String(decoding: source.bytes[Int(token.offset)..<end], as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)
      .joined(separator: "\\n")
  }

  private func place(_ index: TokenIndex) -> String {
    let token = source.tokens[min(Int(index.value), source.tokens.count - 1)]
    let position = lines.position(of: token.offset)
    return "\(position.line):\(position.column)"
  }
}
