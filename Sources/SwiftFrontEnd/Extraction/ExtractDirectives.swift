import Facts
import SourceText

extension Extractor {
  /// Comments that start with `rowlint:`.
  mutating func findDirectives() -> [Directive] {
    var directives: [Directive] = []
    var path: [OutlineID] = []
    for comment in source.comments {
      guard let text = directiveText(of: comment) else { continue }
      let next = TokenIndex(value: comment.tokenIndex)
      let isAlone = isFirstOnLine(comment)
      directives.append(
        Directive(
          text: text,
          range: ByteRange(start: comment.offset, end: comment.offset + comment.length),
          covers: isAlone ? stretch(from: next, along: &path) : lineBefore(comment),
          isAlone: isAlone, isBeforeCode: isBeforeCode(next)))
    }
    return directives
  }

  /// What stands behind `rowlint:` when the comment starts with it.
  private mutating func directiveText(of comment: Comment) -> String? {
    var start = Int(comment.offset)
    var end = min(start + Int(comment.length), source.bytes.count)
    while start < end, isCommentStart(source.bytes[start]) { start += 1 }
    let marker: StaticString = "rowlint:"
    guard end - start >= marker.utf8CodeUnitCount else { return nil }
    for index in 0..<marker.utf8CodeUnitCount
    where source.bytes[start + index] != marker.utf8Start[index] {
      return nil
    }
    start += marker.utf8CodeUnitCount
    let isBlock = comment.kind == .block || comment.kind == .docBlock
    if isBlock, !comment.hasError { end = max(start, end - 2) }
    while start < end, isBlank(source.bytes[start]) { start += 1 }
    while end > start, isBlank(source.bytes[end - 1]) { end -= 1 }
    return text(start, end)
  }

  private mutating func isCommentStart(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "/") || byte == UInt8(ascii: "*") || isBlank(byte)
  }

  private mutating func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\n")
      || byte == UInt8(ascii: "\r")
  }

  private mutating func isFirstOnLine(_ comment: Comment) -> Bool {
    var index = Int(comment.offset)
    while index > 0 {
      let byte = source.bytes[index - 1]
      if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") { return true }
      // A comment before this one does not count as code, but then it is no line of its own.
      guard byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") else { return false }
      index -= 1
    }
    return true
  }

  private mutating func lineBefore(_ comment: Comment) -> ByteRange {
    ByteRange(start: lines.lineStart(before: comment.offset), end: comment.offset)
  }

  private mutating func isBeforeCode(_ next: TokenIndex) -> Bool {
    for item in outline.children(Outline.root) where outline[item].kind != .importDecl {
      return next <= outline[item].start
    }
    return true
  }

  /// The widest node that starts at a token: a declaration, a statement, an argument, or a modifier
  /// with its arguments.
  ///
  /// `path` is the way down to the place of the comment before, so that no child is passed twice.
  private mutating func stretch(from token: TokenIndex, along path: inout [OutlineID])
    -> ByteRange?
  {
    var id = Outline.root
    var level = 0
    while true {
      var inner = level < path.count ? path[level] : outline[id].firstChild
      while inner != .none, outline[inner].end <= token { inner = outline[inner].nextSibling }
      if level == path.count || path[level] != inner {
        path.removeSubrange(min(level, path.count)...)
        path.append(inner)
      }
      guard inner != .none else { return nil }
      if outline[inner].start == token, !isOnlyABlock(outline[inner].kind) {
        var last = inner
        let next = outline[inner].nextSibling
        if outline[inner].kind == .member, next != .none, outline[next].kind == .call {
          last = next
        }
        return range(from: token, to: outline[last].end)
      }
      id = inner
      level += 1
    }
  }

  private mutating func isOnlyABlock(_ kind: OutlineKind) -> Bool {
    kind == .codeBlock || kind == .memberBlock
  }
}
