/// Strings and comments, whose brackets and commas mean nothing.
enum SkippedText {
  /// The end of the string or comment that starts with the `"`, `#` or `/` at `start`; the next
  /// position when that byte starts neither; nil when it could be a regex or does not end.
  static func end(in text: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
    switch text[start] {
    case UInt8(ascii: "/"): return comment(text, start)
    case UInt8(ascii: "#"):
      var quote = start
      while quote < text.count, text[quote] == UInt8(ascii: "#") { quote += 1 }
      guard quote < text.count else { return quote }
      if text[quote] == UInt8(ascii: "/") { return nil }
      return text[quote] == UInt8(ascii: "\"")
        ? rawString(text, quote, pounds: quote - start) : quote
    default: return string(text, start, pounds: 0)
    }
  }

  private static func comment(_ text: UnsafeBufferPointer<UInt8>, _ start: Int) -> Int? {
    guard start + 1 < text.count else { return start + 1 }
    switch text[start + 1] {
    case UInt8(ascii: "/"):
      return text[start...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? text.count
    case UInt8(ascii: "*"):
      var depth = 1
      var position = start + 2
      while position + 1 < text.count {
        if text[position] == UInt8(ascii: "*"), text[position + 1] == UInt8(ascii: "/") {
          depth -= 1
          position += 2
          if depth == 0 { return position }
        } else if text[position] == UInt8(ascii: "/"), text[position + 1] == UInt8(ascii: "*") {
          depth += 1
          position += 2
        } else {
          position += 1
        }
      }
      return nil
    default:
      // A division has the same on both sides: blanks, or none.
      return start > 0 && text[start - 1] == 0x20 && text[start + 1] == 0x20 ? start + 1 : nil
    }
  }

  private static func rawString(
    _ text: UnsafeBufferPointer<UInt8>, _ quote: Int, pounds: Int
  ) -> Int? {
    // The text of `#"""#` is one quote; whether `#"""` starts several lines is hard to tell.
    let isTripled = quote + 2 < text.count && text[quote + 1] == 0x22 && text[quote + 2] == 0x22
    return isTripled ? nil : string(text, quote, pounds: pounds)
  }

  /// The end of a string, through interpolations with strings inside. Works on a stack of its own:
  /// for each open string its pounds and quotes, for each open interpolation its parentheses.
  private static func string(
    _ text: UnsafeBufferPointer<UInt8>, _ quote: Int, pounds: Int
  ) -> Int? {
    struct OpenString {
      var pounds: Int
      var isMultiline: Bool
      /// Open parentheses of the interpolation that is being read; 0 in the text.
      var depth = 0
    }
    var position = quote
    var open: [OpenString] = []
    func run(of byte: UInt8, at place: Int) -> Int {
      var end = place
      while end < text.count, text[end] == byte { end += 1 }
      return end - place
    }
    /// Steps over the opening quotes.
    func enter(pounds: Int) {
      let quotes = run(of: UInt8(ascii: "\""), at: position)
      open.append(OpenString(pounds: pounds, isMultiline: quotes >= 3))
      position += quotes >= 3 ? 3 : 1
    }
    enter(pounds: pounds)
    while let current = open.last {
      guard position < text.count, open.count < 32 else { return nil }
      let byte = text[position]
      if current.depth > 0 {
        let pounds = byte == UInt8(ascii: "#") ? run(of: byte, at: position) : 0
        if position + pounds < text.count, text[position + pounds] == UInt8(ascii: "\"") {
          position += pounds
          enter(pounds: pounds)
          continue
        }
        if byte == UInt8(ascii: "(") { open[open.count - 1].depth += 1 }
        if byte == UInt8(ascii: ")") { open[open.count - 1].depth -= 1 }
        if byte == UInt8(ascii: "/") { return nil }
      } else if byte == UInt8(ascii: "\\") {
        let pounds = run(of: UInt8(ascii: "#"), at: position + 1)
        guard pounds >= current.pounds else {
          position += 1
          continue
        }
        position += 1 + current.pounds
        if position < text.count, text[position] == 0x0A, !current.isMultiline { return nil }
        if position < text.count, text[position] == UInt8(ascii: "(") {
          open[open.count - 1].depth = 1
        }
      } else if byte == UInt8(ascii: "\"") {
        let quotes = current.isMultiline ? 3 : 1
        if run(of: byte, at: position) >= quotes,
          run(of: UInt8(ascii: "#"), at: position + quotes) >= current.pounds
        {
          position += quotes + current.pounds
          open.removeLast()
          continue
        }
      }
      // Also inside an interpolation, where the lexer ends the string.
      if byte == 0x0A || byte == 0x0D, !current.isMultiline { return nil }
      position += 1
    }
    return position
  }
}
