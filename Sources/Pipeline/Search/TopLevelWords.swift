import SwiftFrontEnd

/// The words outside of all brackets of a file, as far as brackets match.
struct TopLevelWords: Sendable {
  /// Nil where every word may be one.
  private let keys: SortedKeys?

  /// - Parameter text: as for `IdentifierRuns.forEach`.
  init(of text: UnsafeBufferPointer<UInt8>) {
    var words = WordsOutsideBrackets(text)
    if words.read() {
      keys = SortedKeys(words.sorted)
      return
    }
    // Only tokens tell a regex from a division, or where malformed text ends.
    var lexed: Set<UInt32> = []
    let isKnown = SwiftFrontEnd.forEachTopLevelWord(of: text) { name in
      guard let start = text.baseAddress else { return }
      // A raw identifier is several words.
      IdentifierRuns.forEach(in: name, of: start) { hash in
        lexed.insert(UInt32(truncatingIfNeeded: hash))
      }
    }
    keys = isKnown ? SortedKeys(lexed.sorted()) : nil
  }

  func mayContain(_ hash: UInt64) -> Bool {
    keys?.contains(UInt32(truncatingIfNeeded: hash)) ?? true
  }
}

/// Walks over a file's bytes for the words that stand outside of all brackets, and those of a pattern
/// behind `let` or `var` there. Strings and comments are stepped over; where it is not sure how to
/// read on it gives up.
struct WordsOutsideBrackets {
  /// More open brackets than this are left to the lexer.
  private static let deepest = 512
  private static let bindings = Set(["let", "var"].flatMap(IdentifierRuns.hashes))

  private let text: UnsafeBufferPointer<UInt8>
  private var position = 0
  /// The closing brackets that are waited for.
  private var open: [UInt8] = []
  /// The word before was `let` or `var`.
  private var isAfterBinding = false
  /// Inside the brackets of `let (one, two)`.
  private var isInPattern = false
  private var hashes: [UInt32] = []

  init(_ text: UnsafeBufferPointer<UInt8>) { self.text = text }

  var sorted: [UInt32] { Set(hashes).sorted() }

  /// False where it gave up.
  mutating func read() -> Bool {
    guard let start = text.baseAddress else { return true }
    while true {
      if !open.isEmpty, !isInPattern {
        while position < text.count, CodeByte.isInside(text[position]) { position += 1 }
      }
      guard position < text.count else { return open.isEmpty }
      let byte = text[position]
      switch byte {
      case UInt8(ascii: "("):
        if open.isEmpty, isAfterBinding { isInPattern = true }
        open.append(UInt8(ascii: ")"))
      case UInt8(ascii: "["): open.append(UInt8(ascii: "]"))
      case UInt8(ascii: "{"): open.append(UInt8(ascii: "}"))
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        guard open.popLast() == byte else { return false }
        if open.isEmpty { isInPattern = false }
      case UInt8(ascii: "\""), UInt8(ascii: "#"), UInt8(ascii: "/"):
        guard let end = skipped() else { return false }
        position = end
        continue
      case UInt8(ascii: "`"):
        guard let end = endOfTicked() else { return false }
        if open.isEmpty || isInPattern { add(from: start + position + 1, end - position - 2) }
        position = end
        isAfterBinding = false
        continue
      case UInt8(ascii: "'"): return false
      case let byte where CodeByte.isWordPart(byte):
        guard readWord(start) else { return false }
        continue
      default: break
      }
      if byte > 0x20 { isAfterBinding = false }
      guard open.count < WordsOutsideBrackets.deepest else { return false }
      position += 1
    }
  }

  /// The end of a string, a comment or a bare `#`; nil for what may be a regex, a placeholder or
  /// malformed.
  private func skipped() -> Int? {
    let isPound = text[position] == UInt8(ascii: "#")
    if isPound, position > 0, text[position - 1] == UInt8(ascii: "<") { return nil }
    return SkippedText.end(in: text, from: position)
  }

  /// Behind the closing back-tick of a name of word bytes only.
  private func endOfTicked() -> Int? {
    var end = position + 1
    while end < text.count, CodeByte.isWordPart(text[end]) { end += 1 }
    guard end > position + 1, end < text.count, text[end] == UInt8(ascii: "`") else { return nil }
    return end + 1
  }

  /// False for a word that is not ASCII: a blank or an operator may be part of it.
  private mutating func readWord(_ start: UnsafePointer<UInt8>) -> Bool {
    let first = position
    var bytes: UInt8 = 0
    while position < text.count, CodeByte.isWordPart(text[position]) {
      bytes |= text[position]
      position += 1
    }
    guard open.isEmpty || isInPattern else { return true }
    let hash = add(from: start + first, position - first)
    isAfterBinding = open.isEmpty && WordsOutsideBrackets.bindings.contains(hash)
    return bytes < 0x80
  }

  @discardableResult
  private mutating func add(from word: UnsafePointer<UInt8>, _ length: Int) -> UInt64 {
    let hash = IdentifierRuns.hash(word, length: length)
    hashes.append(UInt32(truncatingIfNeeded: hash))
    return hash
  }
}
