/// Splits titles and names into words that can be compared: lower case, without accents, cut at
/// spaces, punctuation, underscores and camel case.
///
/// Scripts that do not part their words (Chinese, Japanese, Korean, Thai) give one word a
/// character, so that one way of comparing serves all.
enum Words {
  static func split(_ text: String) -> [String] {
    var text = text
    return text.withUTF8 { bytes in
      var splitter = Splitter()
      splitter.split(bytes)
      return splitter.words
    }
  }

  /// Whether a word is of a script that does not part its words.
  static func isUnspaced(_ word: String) -> Bool {
    word.unicodeScalars.first.map(isUnspaced) ?? false
  }

  fileprivate static func isUnspaced(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0E00...0x0E7F, 0x3041...0x3096, 0x30A1...0x30FC, 0x3400...0x4DBF, 0x4E00...0x9FFF,
      0xAC00...0xD7A3, 0xF900...0xFAFF, 0x20000...0x3FFFF:
      true
    default: false
    }
  }
}

private struct Splitter {
  private enum Kind { case lower, upper, digit }

  private(set) var words: [String] = []
  /// UTF-8.
  private var word: [UInt8] = []
  private var last: Kind?
  /// The word's last letter began as a capital that followed another one: `URLDelete` is cut
  /// before the `D` once the `e` is seen.
  private var isInAcronym = false

  /// - Parameter bytes: valid UTF-8.
  mutating func split(_ bytes: UnsafeBufferPointer<UInt8>) {
    var isInPlaceholder = false
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      // `%@`, `%1$lld`: a value that is filled in, no word.
      if byte == UInt8(ascii: "%") {
        endWord()
        isInPlaceholder = true
        index += 1
      } else if byte < 0x80 {
        if !isInPlaceholder || byte == UInt8(ascii: " ") { take(ascii: byte) }
        isInPlaceholder = isInPlaceholder && Splitter.placeholderBytes.contains(byte)
        index += 1
      } else {
        let scalar = Splitter.scalar(at: &index, of: bytes)
        if !isInPlaceholder { take(scalar) }
        isInPlaceholder = false
      }
    }
    endWord()
  }

  private static let placeholderBytes = "0123456789$l.".utf8

  /// The scalar of several bytes that starts at an index, which goes behind it.
  private static func scalar(
    at index: inout Int, of bytes: UnsafeBufferPointer<UInt8>
  ) -> Unicode.Scalar {
    let first = bytes[index]
    let count = first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
    var value = UInt32(first) & (0x7F >> UInt32(count))
    for place in (index + 1)..<min(index + count, bytes.count) {
      value = value << 6 | UInt32(bytes[place] & 0x3F)
    }
    index += count
    return Unicode.Scalar(value) ?? "\u{FFFD}"
  }

  private mutating func endWord() {
    if !word.isEmpty { words.append(String(decoding: word, as: UTF8.self)) }
    word.removeAll(keepingCapacity: true)
    last = nil
    isInAcronym = false
  }

  private mutating func take(ascii byte: UInt8) {
    switch byte {
    case 0x61...0x7A: append(byte, .lower)
    case 0x41...0x5A: append(byte + 0x20, .upper)
    case 0x30...0x39: append(byte, .digit)
    // "Don't": an apostrophe within a word is not there.
    case 0x27: break
    default: endWord()
    }
  }

  private mutating func take(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    // Apostrophes as typesetters write them.
    case 0x2018, 0x2019: break
    // Full-width forms of ASCII.
    case 0xFF01...0xFF5E: take(ascii: UInt8(truncatingIfNeeded: scalar.value - 0xFEE0))
    // Accents that stand after their letter, and variation selectors.
    case 0x0300...0x036F, 0xFE00...0xFE0F: break
    default: takeOther(scalar)
    }
  }

  private mutating func takeOther(_ scalar: Unicode.Scalar) {
    if Words.isUnspaced(scalar) {
      endWord()
      words.append(String(scalar))
    } else if let base = LatinLetters.base(of: scalar) {
      for letter in base.utf8 {
        append(letter, LatinLetters.isCapital(scalar) ? .upper : .lower)
      }
    } else if scalar.properties.isAlphabetic {
      let lower = scalar.properties.lowercaseMapping
      let kind: Kind = scalar.properties.isUppercase ? .upper : .lower
      for letter in lower.unicodeScalars { append(letter, kind) }
    } else {
      endWord()
    }
  }

  private mutating func append(_ scalar: Unicode.Scalar, _ kind: Kind) {
    prepare(for: kind)
    word += scalar.utf8
  }

  private mutating func append(_ letter: UInt8, _ kind: Kind) {
    prepare(for: kind)
    word.append(letter)
  }

  /// Ends the word where one of a letter of that kind does not go on with it.
  private mutating func prepare(for kind: Kind) {
    switch (last, kind) {
    case (.lower?, .upper), (.digit?, .upper), (.digit?, .lower), (.lower?, .digit),
      (.upper?, .digit):
      endWord()
    case (.upper?, .lower) where isInAcronym:
      let start = word.lastIndex { $0 & 0xC0 != 0x80 } ?? 0
      let capital = Array(word[start...])
      word.removeSubrange(start...)
      endWord()
      word += capital
    default:
      break
    }
    isInAcronym = kind == .upper && last == .upper
    last = kind
  }
}

/// The letters of the languages that write Latin with accents.
private enum LatinLetters {
  /// Without its accent, in lower case; nil for what is no such letter.
  static func base(of scalar: Unicode.Scalar) -> String? {
    switch scalar {
    case "À"..."Å", "à"..."å", "Ā"..."ą": "a"
    case "Æ", "æ": "ae"
    case "Ç", "ç", "Ć"..."č": "c"
    case "Ď"..."đ": "d"
    case "È"..."Ë", "è"..."ë", "Ē"..."ě": "e"
    case "Ĝ"..."ģ": "g"
    case "Ì"..."Ï", "ì"..."ï", "Ĩ"..."ı": "i"
    case "Ł", "ł": "l"
    case "Ñ", "ñ", "Ń"..."ň": "n"
    case "Ò"..."Ö", "ò"..."ö", "Ø", "ø", "Ō"..."ő": "o"
    case "Œ", "œ": "oe"
    case "Ŕ"..."ř": "r"
    case "ß", "ẞ": "ss"
    case "Ś"..."š": "s"
    case "Ţ"..."ť": "t"
    case "Ù"..."Ü", "ù"..."ü", "Ũ"..."ų": "u"
    case "Ý", "ý", "ÿ", "Ÿ": "y"
    case "Ź"..."ž": "z"
    default: nil
    }
  }

  /// Of a scalar that has a base.
  static func isCapital(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x100 ? scalar.value < 0xDF : scalar.properties.isUppercase
  }
}
