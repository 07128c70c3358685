import SourceText

extension Lexer {
  // MARK: Operators

  /// An operator, `=`, `->`, `?`, `!`, `.`, an editor placeholder or a regex literal.
  mutating func lexOperator() {
    let start = at
    let first = bytes[start]
    if first == "<" || first == ">" {
      if lexConflictMarker() || lexPlaceholder() { return }
    }
    let isLeftBound = isLeftBound(start)
    if isLeftBound, first == "?" || first == "!" {
      at += 1
      return emit(first == "!" ? .exclamation : .postfixQuestion, from: start)
    }
    skipOperator()
    if let slash = (start..<at).first(where: { bytes[$0] == "/" }),
      lexSlash(slash, from: start, isLeftBound)
    {
      return
    }
    cutAtComment(from: start)
    emitOperator(from: start, isLeftBound)
  }

  private mutating func skipOperator() {
    let start = at
    repeat {
      if bytes[at] < 0x80 {
        at += 1
      } else if let scalar = decodeScalar() {
        at += scalar.length
      }
      guard at < end else { return }
      let next = bytes[at]
      if next == ".", bytes[start] != "." { return }
      if next == "<", placeholderEnd(at) != nil { return }
      if next < 0x80 {
        if !ByteClass.isOperatorPart(next) { return }
      } else {
        guard let scalar = decodeScalar(), scalar.value.isOperatorPart else { return }
      }
    } while true
  }

  mutating func emitOperator(from start: Int, _ isLeftBound: Bool) {
    let isRightBound = isRightBound(at, isLeftBound)
    var kind: TokenKind =
      isLeftBound == isRightBound
      ? .binaryOperator : isLeftBound ? .postfixOperator : .prefixOperator
    var flags: TokenFlags = []
    if at - start == 1 {
      switch bytes[start] {
      case "=":
        kind = .equal
        if isLeftBound != isRightBound { flags = .hasError }
      case "&": if kind == .prefixOperator { kind = .prefixAmpersand }
      case ".": kind = .period
      case "?": kind = isLeftBound ? .postfixQuestion : .infixQuestion
      default: break
      }
    } else if at - start == 2, bytes[start] == "-", bytes[start + 1] == ">" {
      kind = .arrow
    } else {
      for index in start..<at - 1 where bytes[index] == "*" && bytes[index + 1] == "/" {
        kind = .unknown
        flags = .hasError
      }
    }
    emit(kind, from: start, flags: flags)
  }

  /// A comment may start inside what looks like an operator.
  private mutating func cutAtComment(from start: Int) {
    guard at - start > 2 else { return }
    let comment = (start + 1..<at).first {
      bytes[$0] == "/" && (byte($0 + 1) == "/" || byte($0 + 1) == "*")
    }
    if let comment { at = comment }
  }

  /// Whether an operand may end before `index`.
  private func isLeftBound(_ index: Int) -> Bool {
    guard index > 0 else { return false }
    switch bytes[index - 1] {
    case " ", "\t", "\n", "\r", "\0", "(", "[", "{", ",", ";", ":": return false
    case "/": return byte(index - 2) != "*"
    case 0xA0: return byte(index - 2) != 0xC2
    default: return true
    }
  }

  /// Whether an operand may start at `index`.
  func isRightBound(_ index: Int, _ isLeftBound: Bool) -> Bool {
    switch byte(index) {
    case " ", "\t", "\n", "\r", "\0", ")", "]", "}", ",", ";", ":": return false
    case ".": return !isLeftBound
    case "/": return byte(index + 1) != "/" && byte(index + 1) != "*"
    case 0xC2: return byte(index + 1) != 0xA0
    default: return true
    }
  }

  // MARK: What editors and merges leave behind

  /// `<#…#>`
  private mutating func lexPlaceholder() -> Bool {
    guard let close = placeholderEnd(at) else { return false }
    let start = at
    at = close
    emit(.identifier, from: start, flags: .hasError)
    return true
  }

  /// Where the editor placeholder that starts at `start` ends; nil when there is none.
  private func placeholderEnd(_ start: Int) -> Int? {
    guard byte(start) == "<", byte(start + 1) == "#" else { return nil }
    var index = start + 2
    while index < end, bytes[index] != "\n" {
      if bytes[index] == "#", byte(index + 1) == ">" { return index + 2 }
      if bytes[index] == "<", byte(index + 1) == "#" { return nil }
      index += 1
    }
    return nil
  }

  /// A merge conflict from `<<<<<<< ` to the line of `>>>>>>> `, or Perforce's `>>>> ` to `<<<<`.
  private mutating func lexConflictMarker() -> Bool {
    guard at == 0 || byte(at - 1) == "\n" || byte(at - 1) == "\r" else { return false }
    let start = at
    let isPerforce = bytes[at] == ">"
    guard matches(isPerforce ? ">>>> " : "<<<<<<< ", at: at) else { return false }
    if isPerforce ? failed.perforceConflict : failed.normalConflict { return false }
    guard let close = line(startingWith: isPerforce ? "<<<<\n" : ">>>>>>> ", from: at) else {
      if isPerforce { failed.perforceConflict = true } else { failed.normalConflict = true }
      return false
    }
    at = close
    skipToLineEnd()
    emit(.unknown, from: start, flags: .hasError)
    return true
  }

  private func matches(_ text: StaticString, at index: Int) -> Bool {
    guard index + text.utf8CodeUnitCount <= end else { return false }
    for offset in 0..<text.utf8CodeUnitCount where bytes[index + offset] != text.utf8Start[offset] {
      return false
    }
    return true
  }

  private func line(startingWith text: StaticString, from start: Int) -> Int? {
    (start + 1..<max(end, start + 1)).first {
      (bytes[$0 - 1] == "\n" || bytes[$0 - 1] == "\r") && matches(text, at: $0)
    }
  }
}
