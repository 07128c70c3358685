/// Searches a file for any of several texts, 32 bytes at a time: first for two neighbouring bytes that
/// are rare in sources and that as many of the texts as possible share, then for the texts around
/// them.
struct ByteSearch: Sendable {
  private struct Needle: Sendable {
    let text: [UInt8]
    /// Where in `text` the two bytes are.
    let place: Int
  }

  /// The texts that are looked for by the same two bytes.
  private struct Group: Sendable {
    let pair: Pair
    let needles: [Needle]
    let first: SIMD32<UInt8>
    let second: SIMD32<UInt8>

    init(_ pair: Pair, _ needles: [Needle]) {
      self.pair = pair
      self.needles = needles
      first = SIMD32(repeating: pair.first)
      second = SIMD32(repeating: pair.second)
    }
  }

  private let groups: [Group]
  private let isInEveryFile: Bool

  /// - Parameter texts: of two bytes at least; a shorter one counts as being in every file.
  init(_ texts: some Sequence<String>) {
    // What holds a text that is looked for anyway need not be looked for.
    let all = Set(texts)
    let shortest = all.filter { text in !all.contains { $0 != text && text.hasPrefix($0) } }
    let needles = shortest.sorted().map { Array($0.utf8) }
    isInEveryFile = needles.contains { $0.count < 2 }
    groups = ByteSearch.grouped(needles.filter { $0.count > 1 })
  }

  /// Takes the pair that costs least for each text that it finds, until every text has one.
  private static func grouped(_ needles: [[UInt8]]) -> [Group] {
    var groups: [Group] = []
    var left = needles
    while !left.isEmpty {
      let pairs = Set(left.flatMap { Pair.all(in: $0) }).sorted()
      let best = pairs.min { one, other in
        cost(of: one) * left.count { other.place(in: $0) != nil }
          < cost(of: other) * left.count { one.place(in: $0) != nil }
      }
      guard let best else { break }
      groups.append(
        Group(
          best,
          left.compactMap { text in
            best.place(in: text).map { Needle(text: text, place: $0) }
          }))
      left.removeAll { best.place(in: $0) != nil }
    }
    return groups
  }

  /// What a pair costs for each stretch of the text, roughly: the look for it, which is always the
  /// same, and a closer look where it is found.
  private static func cost(of pair: Pair) -> Int {
    300 + commonness(pair.first) * commonness(pair.second)
  }

  /// Whether one of the texts is in a file.
  ///
  /// - Parameter text: at least 64 NULs have to follow it.
  func finds(in text: UnsafeBufferPointer<UInt8>) -> Bool {
    if isInEveryFile { return true }
    guard let start = text.baseAddress else { return false }
    let raw = UnsafeRawPointer(start)
    return groups.withUnsafeBufferPointer { groups in
      var offset = 0
      while offset < text.count {
        let bytes = raw.loadUnaligned(fromByteOffset: offset, as: SIMD32<UInt8>.self)
        let next = raw.loadUnaligned(fromByteOffset: offset &+ 1, as: SIMD32<UInt8>.self)
        for index in groups.indices {
          let pairs = (bytes .== groups[index].first) .& (next .== groups[index].second)
          let parts = unsafeBitCast(pairs, to: SIMD4<UInt64>.self)
          if (parts[0] | parts[1] | parts[2] | parts[3]) != 0,
            isThere(groups[index], text, offset)
          {
            return true
          }
        }
        offset &+= 32
      }
      return false
    }
  }

  /// Looks for the whole texts where their pair was seen, in the 32 bytes from `offset`.
  @inline(never)
  private func isThere(_ group: Group, _ text: UnsafeBufferPointer<UInt8>, _ offset: Int) -> Bool {
    // A pair's second byte may be the last of the file.
    for position in offset..<max(offset, min(offset + 32, text.count - 1))
    where text[position] == group.pair.first && text[position + 1] == group.pair.second {
      for needle in group.needles {
        let start = position - needle.place
        guard start >= 0, start + needle.text.count <= text.count else { continue }
        if needle.text.indices.allSatisfy({ text[start + $0] == needle.text[$0] }) { return true }
      }
    }
    return false
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

/// Two neighbouring bytes.
private struct Pair: Hashable, Comparable, Sendable {
  let first: UInt8
  let second: UInt8

  static func all(in text: [UInt8]) -> [Pair] {
    zip(text, text.dropFirst()).map { Pair(first: $0, second: $1) }
  }

  /// Where it stands first in a text.
  func place(in text: [UInt8]) -> Int? { Pair.all(in: text).firstIndex(of: self) }

  static func < (left: Self, right: Self) -> Bool {
    (left.first, left.second) < (right.first, right.second)
  }
}
