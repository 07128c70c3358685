/// Searches a file for any of several texts, 32 bytes at a time: first for two neighbouring bytes of
/// each that are rare in sources, then for the text around them.
struct ByteSearch: Sendable {
  private struct Needle: Sendable {
    let text: [UInt8]
    /// Where in `text` the two bytes are.
    let place: Int
    let first: SIMD32<UInt8>
    let second: SIMD32<UInt8>
  }

  private let needles: [Needle]
  private let isInEveryFile: Bool

  /// - Parameter texts: of two bytes at least; a shorter one counts as being in every file.
  init(_ texts: some Sequence<String>) {
    // What holds a text that is looked for anyway need not be looked for.
    let all = Set(texts)
    let shortest = all.filter { text in !all.contains { $0 != text && text.hasPrefix($0) } }
    needles = shortest.sorted().map { needle in
      let bytes = Array(needle.utf8)
      let place = ByteSearch.rarestPair(bytes)
      return Needle(
        text: bytes, place: place,
        first: SIMD32(repeating: bytes.count > 1 ? bytes[place] : 0),
        second: SIMD32(repeating: bytes.count > 1 ? bytes[place + 1] : 0))
    }
    isInEveryFile = needles.contains { $0.text.count < 2 }
  }

  /// Whether one of the texts is in a file.
  ///
  /// - Parameter text: at least 64 NULs have to follow it.
  func finds(in text: UnsafeBufferPointer<UInt8>) -> Bool {
    if isInEveryFile { return true }
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

  /// Looks for the whole text where its pair was seen, in the 32 bytes from `offset`.
  @inline(never)
  private func isThere(_ needle: Needle, _ text: UnsafeBufferPointer<UInt8>, _ offset: Int) -> Bool
  {
    needle.text.withUnsafeBufferPointer { wanted in
      for position in offset..<min(offset + 32, text.count)
      where text[position] == wanted[needle.place] {
        let start = position - needle.place
        guard start >= 0, start + wanted.count <= text.count else { continue }
        if wanted.indices.allSatisfy({ text[start + $0] == wanted[$0] }) { return true }
      }
      return false
    }
  }

  private static func rarestPair(_ text: [UInt8]) -> Int {
    (0..<max(1, text.count - 1)).min { left, right in
      commonness(text, left) < commonness(text, right)
    } ?? 0
  }

  private static func commonness(_ text: [UInt8], _ place: Int) -> Int {
    guard place + 1 < text.count else { return .max }
    return commonness(text[place]) * commonness(text[place + 1])
  }

  /// How often a byte occurs in Swift sources, roughly, in a thousand bytes.
  private static func commonness(_ byte: UInt8) -> Int {
    switch byte {
    case UInt8(ascii: "e"), UInt8(ascii: "t"): 60
    case UInt8(ascii: "a"), UInt8(ascii: "i"), UInt8(ascii: "n"),
      UInt8(ascii: "r"):
      42
    case UInt8(ascii: "o"), UInt8(ascii: "s"): 38
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
