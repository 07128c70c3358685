/// Collects the names that stand after a declaration keyword, without lexing: too many rather than
/// too few.
///
/// The one thing it misses is a second name after an accessor block, `var a = 1 { didSet {} }, b`.
struct DeclaredNames {
  /// How far a pattern is followed when its brackets do not close.
  private static let longestPattern = 4096

  private var hashes: [UInt32] = []
  private var kind = DeclaredKind.value

  var sorted: [UInt32] {
    var sorted = hashes
    sorted.sort()
    var kept = 0
    for index in sorted.indices where kept == 0 || sorted[index] != sorted[kept - 1] {
      sorted[kept] = sorted[index]
      kept += 1
    }
    sorted.removeLast(sorted.count - kept)
    return Array(sorted)
  }

  mutating func removeAll() { hashes.removeAll(keepingCapacity: true) }

  /// Adds what a keyword that ends at `start` introduces.
  mutating func add(
    in text: UnsafeBufferPointer<UInt8>, from start: Int, as kind: DeclaredKind, hasPattern: Bool
  ) {
    self.kind = kind
    let first = hashes.count
    addNames(in: text, from: start, hasPattern: hasPattern)
    guard kind == .extended, mayInherit(text, from: start) else { return }
    for index in first..<hashes.count {
      hashes.append(hashes[index] ^ kind.rawValue ^ DeclaredKind.conformed.rawValue)
    }
  }

  /// Adds `init` where it does not call one: `.init(…)`.
  mutating func addInitializer(
    in text: UnsafeBufferPointer<UInt8>, at position: Int, _ hash: UInt64
  ) {
    if position > 0, text[position - 1] == UInt8(ascii: ".") { return }
    hashes.append(DeclaredKind.function.key(hash))
  }

  /// Whether a `:`, or something that could hide one, stands before the brace of an extension.
  private func mayInherit(_ text: UnsafeBufferPointer<UInt8>, from start: Int) -> Bool {
    let end = min(text.count, start + DeclaredNames.longestPattern)
    for position in start..<end {
      switch text[position] {
      case UInt8(ascii: "{"): return false
      case UInt8(ascii: ":"), UInt8(ascii: "/"), UInt8(ascii: "#"), UInt8(ascii: "`"): return true
      default: break
      }
    }
    return true
  }

  private mutating func addNames(
    in text: UnsafeBufferPointer<UInt8>, from start: Int, hasPattern: Bool
  ) {
    var position = skipBlanks(text, start)
    guard position < text.count else { return }
    switch text[position] {
    case UInt8(ascii: "`"):
      let end = addRest(of: text, from: position, upTo: "`")
      position = addQualified(text, end + 1)
      if hasPattern { addFurther(text, position) }
    case UInt8(ascii: "/"):
      // A comment stands before the name.
      addWords(of: text[position..<min(position + DeclaredNames.longestPattern, text.count)])
    case UInt8(ascii: "(") where hasPattern:
      _ = addRest(of: text, from: position, upTo: "=:{")
    case let byte where CodeByte.isWordPart(byte):
      position = addQualified(text, addWord(text, position))
      if hasPattern { addFurther(text, position) }
    default:
      return
    }
  }

  /// The other names of `Outer.Inner`, which may stand apart or in back-ticks; gives the place behind
  /// the last.
  private mutating func addQualified(_ text: UnsafeBufferPointer<UInt8>, _ start: Int) -> Int {
    var position = start
    while true {
      var next = skipTrivia(text, position)
      if kind == .extended, next < text.count, text[next] == UInt8(ascii: "<") {
        // Whatever the arguments are.
        return addRest(of: text, from: next, upTo: "{")
      }
      guard next < text.count, text[next] == UInt8(ascii: ".") else { return position }
      next = skipTrivia(text, next + 1)
      guard next < text.count else { return position }
      if text[next] == UInt8(ascii: "`") {
        position = min(addRest(of: text, from: next, upTo: "`") + 1, text.count)
      } else if CodeByte.isWordPart(text[next]) {
        position = addWord(text, next)
      } else {
        return position
      }
    }
  }

  /// Behind blanks and comments.
  private func skipTrivia(_ text: UnsafeBufferPointer<UInt8>, _ start: Int) -> Int {
    var position = skipBlanks(text, start)
    while position + 1 < text.count, text[position] == UInt8(ascii: "/"),
      text[position + 1] == UInt8(ascii: "/") || text[position + 1] == UInt8(ascii: "*"),
      let end = SkippedText.end(in: text, from: position)
    {
      position = skipBlanks(text, end)
    }
    return position
  }

  /// The names after a comma: `case one(Int), two`, `var a = [1, 2], b = 3`.
  private mutating func addFurther(_ text: UnsafeBufferPointer<UInt8>, _ start: Int) {
    let end = min(text.count, start + DeclaredNames.longestPattern)
    var depth = 0
    var position = start
    var isAfterComma = false
    while position < end {
      if !isAfterComma || depth > 0 {
        while position < end, CodeByte.isPlain(text[position]) { position += 1 }
        guard position < end else { return }
      }
      let byte = text[position]
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: "["):
        depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"):
        depth -= 1
        if depth < 0 { return }
      case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: ";"):
        if depth == 0 { return }
      case UInt8(ascii: "\""), UInt8(ascii: "#"), UInt8(ascii: "/"):
        guard let next = SkippedText.end(in: text, from: position) else {
          // Whatever this is, brackets and commas may mean nothing in there: every word counts.
          addLines(of: text, from: position, isAfterComma: isAfterComma || depth > 0)
          return
        }
        position = next
        continue
      case UInt8(ascii: "`"):
        // Elsewhere it is a name as well: one too many.
        position = addRest(of: text, from: position, upTo: "`")
        isAfterComma = false
      case UInt8(ascii: ","):
        if depth == 0 { isAfterComma = true }
      case 0x0A, 0x0D:
        if depth == 0, !isAfterComma {
          let next = skipBlanks(text, position)
          guard next < text.count, text[next] == UInt8(ascii: ",") else { return }
        }
      case let byte where CodeByte.isWordPart(byte):
        // The first word after a comma; others are stepped over above.
        position = addWord(text, position)
        isAfterComma = false
        continue
      default:
        break
      }
      position += 1
    }
  }

  /// All words up to the end of the first line that has no comma in it and before the next.
  private mutating func addLines(
    of text: UnsafeBufferPointer<UInt8>, from start: Int, isAfterComma: Bool
  ) {
    let end = min(text.count, start + DeclaredNames.longestPattern)
    var lineStart = start
    var goesOn = isAfterComma
    while lineStart < end {
      let line = text[lineStart..<end].prefix { $0 != 0x0A && $0 != 0x0D }
      let next = skipBlanks(text, line.endIndex)
      let isContinued = next < text.count && text[next] == UInt8(ascii: ",")
      let hasComma = line.contains(UInt8(ascii: ","))
      guard goesOn || hasComma || isContinued else { return }
      addWords(of: line)
      goesOn = hasComma || isContinued
      lineStart = line.endIndex + 1
    }
  }

  /// Adds the words after `start` up to one of the bytes of `stops`, and gives its place.
  private mutating func addRest(
    of text: UnsafeBufferPointer<UInt8>, from start: Int, upTo stops: StaticString
  ) -> Int {
    let limit = min(text.count, start + DeclaredNames.longestPattern)
    var end = start + 1
    let stops = UnsafeBufferPointer(start: stops.utf8Start, count: stops.utf8CodeUnitCount)
    while end < limit, !stops.contains(text[end]) { end += 1 }
    addWords(of: text[start..<end])
    return end
  }

  private mutating func addWords(of part: Slice<UnsafeBufferPointer<UInt8>>) {
    var position = part.startIndex
    while position < part.endIndex {
      if CodeByte.isWordPart(part[position]) {
        position = addWord(part.base, position)
      } else {
        position += 1
      }
    }
  }

  /// Adds the word that starts here and gives its end.
  private mutating func addWord(_ text: UnsafeBufferPointer<UInt8>, _ start: Int) -> Int {
    var end = start
    while end < text.count, CodeByte.isWordPart(text[end]) { end += 1 }
    guard let base = text.baseAddress else { return end }
    let hash = IdentifierRuns.hash(base + start, length: end - start)
    hashes.append(kind.key(hash))
    return end
  }

  private func skipBlanks(_ text: UnsafeBufferPointer<UInt8>, _ start: Int) -> Int {
    var position = start
    while position < text.count, text[position] <= 0x20 { position += 1 }
    return position
  }
}
