/// A name with its number: equal names have equal numbers, and few others do.
///
/// Names are looked for in many files and indexes; the number is worked out once for all.
struct NameKey {
  let text: String
  let hash: UInt64

  init(_ text: String) {
    self.text = text
    hash = NameKey.hash(of: text)
  }

  /// The library's own hash costs several times as much. It is kept for what is not ASCII: there
  /// equal strings may have different bytes.
  static func hash(of name: String) -> UInt64 {
    let known = name.utf8.withContiguousStorageIfAvailable { bytes in hash(of: bytes) }
    if case .some(.some(let hash)) = known { return hash }
    return UInt64(truncatingIfNeeded: name.hashValue)
  }

  /// Nil where there is a byte that is not ASCII.
  static func hash(of bytes: UnsafeBufferPointer<UInt8>) -> UInt64? {
    let start = UnsafeRawPointer(bytes.baseAddress)
    var hash = UInt64(truncatingIfNeeded: bytes.count)
    var seen: UInt64 = 0
    var place = 0
    if let start {
      while place &+ 8 <= bytes.count {
        let word = start.loadUnaligned(fromByteOffset: place, as: UInt64.self)
        seen |= word
        hash = mixed(hash ^ word)
        place &+= 8
      }
    }
    var rest: UInt64 = 0
    while place < bytes.count {
      rest = rest &<< 8 | UInt64(bytes[place])
      place &+= 1
    }
    return (seen | rest) & 0x8080_8080_8080_8080 == 0 ? mixed(hash ^ rest) : nil
  }

  @inline(__always)
  private static func mixed(_ word: UInt64) -> UInt64 {
    let product = word &* 0x9E37_79B9_7F4A_7C15
    return product ^ (product &>> 32)
  }
}

/// Elements by the number of a name. Whoever asks has to leave out those of other names with the same
/// number.
///
/// A dictionary of lists would hash every name anew, and keep a list for each: there are as many names
/// as there are lines in the sources.
struct NameIndex<Element: Comparable & Sendable>: Sendable {
  private struct Entry: Sendable {
    let hash: UInt32
    let element: Element
  }

  /// Entries that came together, sorted by the low bits of their numbers.
  private struct Part: Sendable {
    /// By those bits, where their entries start; one more for the end of the last.
    let starts: [UInt32]
    let entries: [Entry]

    init(_ added: [Entry]) {
      var size = 1
      while size * 2 < added.count { size *= 2 }
      let mask = UInt32(size - 1)
      var starts = [UInt32](repeating: 0, count: size + 1)
      for entry in added { starts[Int(entry.hash & mask) + 1] += 1 }
      for place in 0..<size { starts[place + 1] += starts[place] }
      var next = starts
      entries = [Entry](unsafeUninitializedCapacity: added.count) { entries, count in
        guard let first = entries.baseAddress else { return }
        for entry in added {
          let place = Int(entry.hash & mask)
          (first + Int(next[place])).initialize(to: entry)
          next[place] += 1
        }
        count = added.count
      }
      self.starts = starts
    }

    func entries(_ hash: UInt32) -> ArraySlice<Entry> {
      let place = Int(hash & UInt32(starts.count - 2))
      return entries[Int(starts[place])..<Int(starts[place + 1])]
    }
  }

  /// Not yet looked for.
  private var added: [Entry] = []
  private var parts: [Part] = []

  mutating func add(_ element: Element, _ hash: UInt64) {
    added.append(Entry(hash: UInt32(truncatingIfNeeded: hash), element: element))
  }

  /// Adds what another one has, of which nothing was looked for yet.
  mutating func add(_ other: NameIndex) {
    if added.isEmpty { added = other.added } else { added += other.added }
  }

  /// Makes what was added findable.
  mutating func build() {
    guard !added.isEmpty else { return }
    // Few parts, and no entry sorted often.
    while let last = parts.last, last.entries.count <= added.count * 2 {
      added += last.entries
      parts.removeLast()
    }
    parts.append(Part(added))
    added = []
  }

  func isThere(_ hash: UInt64) -> Bool {
    let hash = UInt32(truncatingIfNeeded: hash)
    return parts.contains { $0.entries(hash).contains { $0.hash == hash } }
  }

  /// In order.
  func elements(_ hash: UInt64) -> [Element] {
    let hash = UInt32(truncatingIfNeeded: hash)
    var found: [Element] = []
    var isSorted = true
    for part in parts {
      for entry in part.entries(hash) where entry.hash == hash {
        if let last = found.last, entry.element < last { isSorted = false }
        found.append(entry.element)
      }
    }
    if !isSorted { found.sort() }
    return found
  }
}
