/// Reads a type as it is written, with single spaces.
///
/// Types are short and read only where a question needs them, so this works on their bytes without
/// a parser.
public enum TypeName {
  /// `Outer.Inner` gives `Inner`.
  static func lastWord(of name: String) -> String {
    guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")) else { return name }
    return String(name[name.utf8.index(after: dot)...])
  }

  /// Without attributes, ownership words and `some`/`any`, parentheses around it and optional marks.
  static func core(of written: String) -> Substring {
    var text = Substring(written)
    var changed = true
    while changed {
      changed = false
      while text.utf8.first == UInt8(ascii: " ") { text = text.dropFirst() }
      while let last = text.utf8.last, marks.contains(last) {
        text = text.dropLast()
        changed = true
      }
      if text.utf8.first == UInt8(ascii: "@"), let blank = text.firstIndex(of: " ") {
        text = text[text.index(after: blank)...]
        changed = true
      }
      for word in prefixes where text.hasPrefix(word) {
        text = text.dropFirst(word.count)
        changed = true
      }
      if text.utf8.first == UInt8(ascii: "("), closes(text),
        !hasTopLevel(comma, in: text.dropFirst())
      {
        text = text.dropFirst().dropLast()
        changed = true
      }
    }
    return text
  }

  /// The nominal type: `MailStore` for `MailStore?`, `Binding<MailStore>` and `any MailStore & Other`.
  /// Nil for a function, a tuple, an array or a dictionary.
  static func nominal(_ written: String) -> String? {
    var text = core(of: written)
    for wrapper in transparent where text.hasPrefix(wrapper) && text.utf8.last == UInt8(ascii: ">")
    {
      text = core(of: String(text.dropFirst(wrapper.count).dropLast()))
    }
    guard let first = text.utf8.first, first != UInt8(ascii: "("), first != UInt8(ascii: "["),
      !isFunction(written)
    else { return nil }
    let end = text.utf8.firstIndex { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: " ") }
    let name = text[..<(end ?? text.endIndex)]
    return name.isEmpty ? nil : String(name)
  }

  /// Whether a value of this type is called: `(Item) -> Void`, `(() -> Void)?`.
  static func isFunction(_ written: String) -> Bool {
    hasTopLevel(arrow, in: core(of: written))
  }

  /// What a function type gives, as written.
  static func result(ofFunction written: String) -> String? {
    let text = core(of: written)
    guard let place = topLevel(arrow, in: text) else { return nil }
    return String(text[text.utf8.index(place, offsetBy: 2)...]).trimmedBlanks
  }

  /// The elements of `[Item]`, `Array<Item>`, `Set<Item>`, `FetchedResults<Item>`; nil otherwise.
  static func element(of written: String) -> String? {
    var text = core(of: written)
    for wrapper in transparent where text.hasPrefix(wrapper) {
      text = core(of: String(text.dropFirst(wrapper.count).dropLast()))
    }
    if text.utf8.first == UInt8(ascii: "["), text.utf8.last == UInt8(ascii: "]") {
      let inner = text.dropFirst().dropLast()
      return hasTopLevel(colon, in: inner) ? nil : String(inner).trimmedBlanks
    }
    for wrapper in collections where text.hasPrefix(wrapper) && text.utf8.last == UInt8(ascii: ">")
    {
      return String(text.dropFirst(wrapper.count).dropLast()).trimmedBlanks
    }
    return nil
  }

  private static let marks: [UInt8] = [UInt8(ascii: "?"), UInt8(ascii: "!"), UInt8(ascii: " ")]
  private static let prefixes = [
    "some ", "any ", "inout ", "borrowing ", "consuming ", "sending ", "isolated ",
  ]
  private static let transparent = ["Optional<", "Binding<", "Published<", "Bindable<", "Weak<"]
  private static let collections = [
    "Array<", "Set<", "ArraySlice<", "ContiguousArray<", "FetchedResults<", "Results<",
    "IdentifiedArrayOf<",
  ]
  private static let arrow = [UInt8(ascii: "-"), UInt8(ascii: ">")]
  private static let comma = [UInt8(ascii: ",")]
  private static let colon = [UInt8(ascii: ":")]

  /// Whether the first parenthesis closes at the very end.
  private static func closes(_ text: Substring) -> Bool {
    var depth = 0
    var place = text.utf8.startIndex
    while place < text.utf8.endIndex {
      switch text.utf8[place] {
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"):
        depth -= 1
        if depth == 0 { return text.utf8.index(after: place) == text.utf8.endIndex }
      default: break
      }
      place = text.utf8.index(after: place)
    }
    return false
  }

  private static func hasTopLevel(_ bytes: [UInt8], in text: Substring) -> Bool {
    topLevel(bytes, in: text) != nil
  }

  /// The first place outside of all brackets at which these bytes stand.
  private static func topLevel(_ bytes: [UInt8], in text: Substring) -> Substring.Index? {
    var depth = 0
    var previous: UInt8 = 0
    var place = text.utf8.startIndex
    while place < text.utf8.endIndex {
      let byte = text.utf8[place]
      if depth == 0, text.utf8[place...].starts(with: bytes) { return place }
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "<"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: ">") where previous != UInt8(ascii: "-"): depth -= 1
      default: break
      }
      if depth < 0 { return nil }
      previous = byte
      place = text.utf8.index(after: place)
    }
    return nil
  }
}

extension String {
  /// Without spaces at both ends.
  fileprivate var trimmedBlanks: String {
    var text = Substring(self)
    while text.utf8.first == UInt8(ascii: " ") { text = text.dropFirst() }
    while text.utf8.last == UInt8(ascii: " ") { text = text.dropLast() }
    return String(text)
  }
}
