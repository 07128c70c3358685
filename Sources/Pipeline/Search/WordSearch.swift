/// Searches a text for any of several words, 32 bytes at a time: first for two neighbouring bytes
/// of each word that are rare in source text, then for the word around them.
struct WordSearch: Sendable {
  private struct Needle: Sendable {
    let word: [UInt8]
    /// Where in `word` the two bytes are.
    let place: Int
    let first: SIMD32<UInt8>
    let second: SIMD32<UInt8>
  }

  private let needles: [Needle]

  /// - Parameter words: of two bytes at least; shorter ones are in every text.
  init(_ words: some Sequence<String>) {
    needles = Set(words).sorted().map { word in
      let bytes = Array(word.utf8)
      let place = WordSearch.rarestPair(bytes)
      return Needle(
        word: bytes, place: place,
        first: SIMD32(repeating: bytes.count > 1 ? bytes[place] : 0),
        second: SIMD32(repeating: bytes.count > 1 ? bytes[place + 1] : 0))
    }
    finds = needles.contains { $0.word.count < 2 } ? .everywhere : .somewhere
  }

  private enum Places { case everywhere, somewhere }
  private let finds: Places

  /// Whether one of the words is in the text, as a whole word.
  ///
  /// - Parameter text: at least 64 NULs have to follow it.
  func finds(in text: UnsafeBufferPointer<UInt8>) -> Bool {
    if finds == .everywhere { return true }
    guard let start = text.baseAddress else { return false }
    let raw = UnsafeRawPointer(start)
    return needles.withUnsafeBufferPointer { needles in
      var offset = 0
      while offset < text.count {
        let bytes = raw.loadUnaligned(fromByteOffset: offset, as: SIMD32<UInt8>.self)
        let next = raw.loadUnaligned(fromByteOffset: offset &+ 1, as: SIMD32<UInt8>.self)
        for index in needles.indices {
          let pairs = (bytes .== needles[index].first) .& (next .== needles[index].second)
          let parts = unsafeBitCast(pairs, to: SIMD4<UInt64>.self)
          if (parts[0] | parts[1] | parts[2] | parts[3]) != 0,
            isThere(needles[index], text, offset)
          {
            return true
          }
        }
        offset &+= 32
      }
      return false
    }
  }

  /// Looks for a whole word whose pair is in the 32 bytes from `offset`.
  @inline(never)
  private func isThere(_ needle: Needle, _ text: UnsafeBufferPointer<UInt8>, _ offset: Int) -> Bool
  {
    for position in offset..<min(offset + 32, text.count) {
      let start = position - needle.place
      guard start >= 0, start + needle.word.count <= text.count,
        text[start..<(start + needle.word.count)].elementsEqual(needle.word)
      else { continue }
      let end = start + needle.word.count
      let isWhole =
        (start == 0 || !WordSearch.joins(text[start - 1], text[start]))
        && (end == text.count || !WordSearch.joins(text[end - 1], text[end]))
      if isWhole { return true }
    }
    return false
  }

  /// Whether two bytes are of one word.
  private static func joins(_ left: UInt8, _ right: UInt8) -> Bool {
    isWordByte(left) && isWordByte(right)
  }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte == UInt8(ascii: "_") || (byte >= 0x30 && byte <= 0x39)
      || ((byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x7A)
  }

  private static func rarestPair(_ word: [UInt8]) -> Int {
    (0..<max(1, word.count - 1)).min { left, right in
      commonness(word, left) < commonness(word, right)
    } ?? 0
  }

  private static func commonness(_ word: [UInt8], _ place: Int) -> Int {
    guard place + 1 < word.count else { return .max }
    return commonness(word[place]) * commonness(word[place + 1])
  }

  /// How often a byte occurs in Swift sources, roughly, in a thousand bytes.
  private static func commonness(_ byte: UInt8) -> Int {
    switch byte {
    case UInt8(ascii: "e"), UInt8(ascii: "t"): 60
    case UInt8(ascii: "a"), UInt8(ascii: "i"), UInt8(ascii: "n"), UInt8(ascii: "o"),
      UInt8(ascii: "r"), UInt8(ascii: "s"):
      40
    case UInt8(ascii: "c"), UInt8(ascii: "d"), UInt8(ascii: "l"), UInt8(ascii: "u"),
      UInt8(ascii: "p"), UInt8(ascii: "m"):
      20
    case UInt8(ascii: "f"), UInt8(ascii: "g"), UInt8(ascii: "h"), UInt8(ascii: "b"),
      UInt8(ascii: "v"), UInt8(ascii: "y"):
      9
    case UInt8(ascii: "w"), UInt8(ascii: "k"), UInt8(ascii: "x"): 5
    case UInt8(ascii: "S"), UInt8(ascii: "T"), UInt8(ascii: "C"), UInt8(ascii: "I"): 4
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): 2
    case UInt8(ascii: "j"), UInt8(ascii: "q"), UInt8(ascii: "z"): 1
    default: 3
    }
  }
}
