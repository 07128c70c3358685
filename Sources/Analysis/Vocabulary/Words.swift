/// Splits titles and names into words that can be compared: lower case, without accents, cut at
/// spaces, punctuation, underscores and camel case.
///
/// Scripts that do not part their words (Chinese, Japanese, Korean, Thai) give one word a
/// character, so that one way of comparing serves all.
enum Words {
  static func split(_ text: String) -> [String] {
    var splitter = Splitter()
    var isInPlaceholder = false
    for scalar in text.unicodeScalars {
      // `%@`, `%1$lld`: a value that is filled in, no word.
      if scalar == "%" {
        splitter.endWord()
        isInPlaceholder = true
      } else if isInPlaceholder {
        isInPlaceholder = "0123456789$l.".unicodeScalars.contains(scalar)
        if scalar == " " { splitter.take(scalar) }
      } else {
        splitter.take(scalar)
      }
    }
    splitter.endWord()
    return splitter.words
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

  var words: [String] = []
  private var word = ""
  private var last: Kind?
  /// The word's last letter began as a capital that followed another one: `URLDelete` is cut
  /// before the `D` once the `e` is seen.
  private var isInAcronym = false

  mutating func endWord() {
    if !word.isEmpty { words.append(word) }
    word = ""
    last = nil
    isInAcronym = false
  }

  mutating func take(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x61...0x7A: append(scalar, .lower)
    case 0x41...0x5A: append(Unicode.Scalar(scalar.value + 0x20) ?? scalar, .upper)
    case 0x30...0x39: append(scalar, .digit)
    // "Don't": an apostrophe within a word is not there.
    case 0x27, 0x2018, 0x2019: break
    case 0..<0x80: endWord()
    // Full-width forms of ASCII.
    case 0xFF01...0xFF5E: take(Unicode.Scalar(scalar.value - 0xFEE0) ?? scalar)
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
      for letter in base.unicodeScalars {
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
    switch (last, kind) {
    case (.lower?, .upper), (.digit?, .upper), (.digit?, .lower), (.lower?, .digit),
      (.upper?, .digit):
      endWord()
    case (.upper?, .lower) where isInAcronym:
      let capital = word.unicodeScalars.removeLast()
      endWord()
      word.unicodeScalars.append(capital)
    default:
      break
    }
    isInAcronym = kind == .upper && last == .upper
    word.unicodeScalars.append(scalar)
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
