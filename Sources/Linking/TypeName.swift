/// Reads a type as it is written, with single spaces.
///
/// Types are short and asked about at every call that may fit, so this works on their bytes, without
/// a parser and without a copy.
public enum TypeName {
  /// `Outer.Inner` gives `Inner`.
  static func lastWord(of name: String) -> String {
    guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")) else { return name }
    return String(name[name.utf8.index(after: dot)...])
  }

  /// Whether `lastWord(of:)` is a word.
  static func isLastWord(_ word: String, of name: String) -> Bool {
    name.utf8.contains(UInt8(ascii: ".")) ? lastWord(of: name) == word : name == word
  }

  /// `Outer.Inner` gives both words.
  static func words(of name: String) -> [String] {
    guard name.utf8.contains(UInt8(ascii: ".")) else { return name.isEmpty ? [] : [name] }
    return name.split(separator: ".").map(String.init)
  }

  /// The nominal type: `MailStore` for `MailStore?`, `Binding<MailStore>` and `any MailStore & Other`.
  /// Nil for a function, a tuple, an array or a dictionary.
  static func nominal(_ written: String) -> String? {
    if isWord(written) { return written.isEmpty ? nil : written }
    return read(written) { whole in
      let core = whole.core
      var text = core
      for wrapper in transparent where text.starts(with: wrapper) && text.last == UInt8(ascii: ">")
      {
        text = text.dropping(first: wrapper.utf8CodeUnitCount, last: 1).core
      }
      guard let first = text.first, first != UInt8(ascii: "("), first != UInt8(ascii: "["),
        core.place(of: arrow) == nil
      else { return nil }
      let name = text.prefix { $0 != UInt8(ascii: "<") && $0 != UInt8(ascii: " ") }
      return name.isEmpty ? nil : name.string
    }
  }

  /// Whether a value of this type is called: `(Item) -> Void`, `(() -> Void)?`.
  static func isFunction(_ written: String) -> Bool {
    !isWord(written) && read(written) { $0.core.place(of: arrow) != nil }
  }

  /// What a function type gives, as written.
  static func result(ofFunction written: String) -> String? {
    read(written) { whole in
      let text = whole.core
      guard let place = text.place(of: arrow) else { return nil }
      return text.dropping(first: place + arrow.utf8CodeUnitCount).trimmed.string
    }
  }

  /// The elements of `[Item]`, `Array<Item>`, `Set<Item>`, `FetchedResults<Item>`; nil otherwise.
  static func element(of written: String) -> String? {
    if isWord(written) { return nil }
    return read(written) { whole in
      var text = whole.core
      for wrapper in transparent where text.starts(with: wrapper) && text.last == UInt8(ascii: ">")
      {
        text = text.dropping(first: wrapper.utf8CodeUnitCount, last: 1).core
      }
      if text.first == UInt8(ascii: "["), text.last == UInt8(ascii: "]") {
        let inner = text.dropping(first: 1, last: 1)
        return inner.place(of: ":") == nil ? inner.trimmed.string : nil
      }
      for wrapper in collections
      where text.starts(with: wrapper) && text.last == UInt8(ascii: ">") {
        return text.dropping(first: wrapper.utf8CodeUnitCount, last: 1).trimmed.string
      }
      return nil
    }
  }

  private static let transparent: [StaticString] = [
    "Optional<", "Binding<", "Published<", "Bindable<", "Weak<",
  ]
  private static let collections: [StaticString] = [
    "Array<", "Set<", "ArraySlice<", "ContiguousArray<", "FetchedResults<", "Results<",
    "IdentifiedArrayOf<",
  ]
  private static let arrow: StaticString = "->"

  /// Whether a type is a name and nothing else, as most are: `String`, `Mail.Store`.
  private static func isWord(_ written: String) -> Bool {
    written.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "_"):
        true
      default: false
      }
    }
  }

  private static func read<Result>(_ written: String, _ body: (TypeText) -> Result) -> Result {
    var written = written
    return written.withUTF8 { body(TypeText(bytes: $0)) }
  }
}

/// A stretch of a written type; good for as long as the type's bytes are borrowed.
private struct TypeText {
  let bytes: UnsafeBufferPointer<UInt8>
  private var range: Range<Int>

  init(bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    range = bytes.indices
  }

  var isEmpty: Bool { range.isEmpty }
  var first: UInt8? { range.isEmpty ? nil : bytes[range.lowerBound] }
  var last: UInt8? { range.isEmpty ? nil : bytes[range.upperBound - 1] }
  var string: String { String(decoding: bytes[range], as: UTF8.self) }

  /// Without so many bytes at its ends, as far as it has them.
  func dropping(first: Int, last: Int = 0) -> TypeText {
    var text = self
    let start = min(range.lowerBound + first, range.upperBound)
    text.range = start..<max(start, range.upperBound - last)
    return text
  }

  func prefix(while holds: (UInt8) -> Bool) -> TypeText {
    var text = self
    text.range = range.lowerBound..<(range.first { !holds(bytes[$0]) } ?? range.upperBound)
    return text
  }

  /// Without spaces at both ends.
  var trimmed: TypeText {
    var text = self
    while text.first == UInt8(ascii: " ") { text = text.dropping(first: 1) }
    while text.last == UInt8(ascii: " ") { text = text.dropping(first: 0, last: 1) }
    return text
  }

  func starts(with word: StaticString) -> Bool { starts(with: word, at: range.lowerBound) }

  private func starts(with word: StaticString, at place: Int) -> Bool {
    let length = word.utf8CodeUnitCount
    guard range.upperBound - place >= length else { return false }
    for offset in 0..<length where bytes[place + offset] != word.utf8Start[offset] { return false }
    return true
  }

  private static let prefixes: [StaticString] = [
    "some ", "any ", "inout ", "borrowing ", "consuming ", "sending ", "isolated ",
  ]

  /// Without attributes, ownership words and `some`/`any`, parentheses around it and optional marks.
  var core: TypeText {
    var text = self
    var changed = true
    while changed {
      changed = false
      while text.first == UInt8(ascii: " ") { text = text.dropping(first: 1) }
      while let last = text.last,
        last == UInt8(ascii: "?") || last == UInt8(ascii: "!") || last == UInt8(ascii: " ")
      {
        text = text.dropping(first: 0, last: 1)
        changed = true
      }
      if text.first == UInt8(ascii: "@") {
        let attribute = text.prefix { $0 != UInt8(ascii: " ") }
        if attribute.range.count < text.range.count {
          text = text.dropping(first: attribute.range.count + 1)
          changed = true
        }
      }
      for word in TypeText.prefixes where text.starts(with: word) {
        text = text.dropping(first: word.utf8CodeUnitCount)
        changed = true
      }
      if text.first == UInt8(ascii: "("), text.isClosedAtEnd,
        text.dropping(first: 1).place(of: ",") == nil
      {
        text = text.dropping(first: 1, last: 1)
        changed = true
      }
    }
    return text
  }

  /// Whether the first parenthesis closes at the very end.
  private var isClosedAtEnd: Bool {
    var depth = 0
    for place in range {
      switch bytes[place] {
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"):
        depth -= 1
        if depth == 0 { return place + 1 == range.upperBound }
      default: break
      }
    }
    return false
  }

  /// The first place outside of all brackets at which a mark stands, from the stretch's start.
  func place(of mark: StaticString) -> Int? {
    var depth = 0
    var previous: UInt8 = 0
    for place in range {
      let byte = bytes[place]
      if depth == 0, starts(with: mark, at: place) { return place - range.lowerBound }
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "<"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: ">") where previous != UInt8(ascii: "-"): depth -= 1
      default: break
      }
      if depth < 0 { return nil }
      previous = byte
    }
    return nil
  }
}
