/// A glob as a small machine that is in several places at once, so that no pattern makes it go back.
struct GlobProgram: Sendable, Hashable {
  /// A set of byte values.
  struct ByteSet: Sendable, Hashable {
    private var bits = SIMD4<UInt64>()

    init(_ bytes: some Sequence<UInt8>) {
      for byte in bytes { bits[Int(byte) >> 6] |= 1 << (UInt64(byte) & 63) }
    }

    func contains(_ byte: UInt8) -> Bool {
      bits[Int(byte) >> 6] & (1 << (UInt64(byte) & 63)) != 0
    }

    static let all = ByteSet(0...255)
    static let withinPart = ByteSet((0...255).filter { $0 != UInt8(ascii: "/") })
    /// The bytes after the first of a character, in UTF-8.
    static let continuation = ByteSet(0x80...0xBF)
  }

  private enum Step: Sendable, Hashable {
    case byte(ByteSet)
    /// Go on at both.
    case fork(Int, Int)
    case accept
  }

  private static let nestingLimit = 8

  private var steps: [Step] = []
  private var matchesFoldersOnly = false

  init(_ pattern: String) throws(Glob.Problem) {
    var text = Array(pattern.utf8)
    guard !text.isEmpty, text != [UInt8(ascii: "/")] else { throw Glob.Problem("it is empty") }
    if text.last == UInt8(ascii: "/") {
      text.removeLast()
      matchesFoldersOnly = true
    }
    if text.first == UInt8(ascii: "/") {
      text.removeFirst()
    } else if !text.contains(UInt8(ascii: "/")) {
      appendAnyFolders()
    }
    var parser = Parser(text: text)
    try compile(&parser, nesting: 0)
    steps.append(.accept)
  }

  // MARK: Matching

  func matches(_ path: some Collection<UInt8>, isFolder: Bool) -> Bool {
    var active = Places(count: steps.count)
    var next = Places(count: steps.count)
    enter(0, &active)
    for byte in path {
      // What came so far is a folder.
      if byte == UInt8(ascii: "/"), active.contains(steps.count - 1) { return true }
      next.clear()
      for place in active.members {
        if case .byte(let set) = steps[place], set.contains(byte) { enter(place + 1, &next) }
      }
      swap(&active, &next)
      if active.members.isEmpty { return false }
    }
    return active.contains(steps.count - 1) && (isFolder || !matchesFoldersOnly)
  }

  private func enter(_ start: Int, _ places: inout Places) {
    var waiting = [start]
    while let place = waiting.popLast() {
      guard places.insert(place) else { continue }
      if case .fork(let one, let other) = steps[place] {
        waiting.append(one)
        waiting.append(other)
      }
    }
  }

  private struct Places {
    private var isMember: [Bool]
    private(set) var members: [Int] = []

    init(count: Int) { isMember = [Bool](repeating: false, count: count) }

    func contains(_ place: Int) -> Bool { isMember[place] }

    mutating func insert(_ place: Int) -> Bool {
      guard !isMember[place] else { return false }
      isMember[place] = true
      members.append(place)
      return true
    }

    mutating func clear() {
      for place in members { isMember[place] = false }
      members.removeAll(keepingCapacity: true)
    }
  }

  // MARK: Compiling

  private struct Parser {
    let text: [UInt8]
    var offset = 0

    var byte: UInt8? { offset < text.count ? text[offset] : nil }

    func isAt(_ characters: String) -> Bool { byte.map { characters.utf8.contains($0) } ?? false }
  }

  /// Up to the end, or within braces to a `,` or `}`.
  private mutating func compile(_ parser: inout Parser, nesting: Int) throws(Glob.Problem) {
    while let byte = parser.byte {
      if nesting > 0, parser.isAt(",}") { return }
      let before = parser.offset
      parser.offset += 1
      switch byte {
      case UInt8(ascii: "*") where parser.isAt("*"):
        parser.offset += 1
        let startsPart = before == 0 || "/{,".utf8.contains(parser.text[before - 1])
        guard startsPart, parser.byte == nil || parser.isAt("/,}") else {
          throw Glob.Problem("`**` must be a whole part of the path")
        }
        if parser.isAt("/") {
          parser.offset += 1
          appendAnyFolders()
        } else {
          appendLoop(.all)
        }
      case UInt8(ascii: "*"): appendLoop(.withinPart)
      case UInt8(ascii: "?"): appendCharacter(.withinPart)
      case UInt8(ascii: "["): try appendClass(&parser)
      case UInt8(ascii: "{"): try appendAlternatives(&parser, nesting: nesting + 1)
      case UInt8(ascii: "\\"):
        guard let escaped = parser.byte else { throw Glob.Problem("`\\` stands at the end") }
        parser.offset += 1
        steps.append(.byte(ByteSet([escaped])))
      default: steps.append(.byte(ByteSet([byte])))
      }
    }
    if nesting > 0 { throw Glob.Problem("`{` is not closed") }
  }

  /// Nothing, or anything that ends in a `/`.
  private mutating func appendAnyFolders() {
    let start = steps.count
    steps.append(.fork(start + 1, start + 5))
    appendLoop(.all)
    steps.append(.byte(ByteSet([UInt8(ascii: "/")])))
  }

  /// Any number of these bytes.
  private mutating func appendLoop(_ set: ByteSet) {
    let start = steps.count
    steps.append(.fork(start + 1, start + 3))
    steps.append(.byte(set))
    steps.append(.fork(start, start))
  }

  /// One of these bytes and those that continue its character.
  private mutating func appendCharacter(_ set: ByteSet) {
    steps.append(.byte(set))
    appendLoop(.continuation)
  }

  private mutating func appendAlternatives(
    _ parser: inout Parser, nesting: Int
  ) throws(Glob.Problem) {
    guard nesting <= GlobProgram.nestingLimit else {
      throw Glob.Problem("`{` is nested too deeply")
    }
    var ends: [Int] = []
    while true {
      let fork = steps.count
      steps.append(.fork(fork + 1, fork + 1))
      try compile(&parser, nesting: nesting)
      let isLast = parser.isAt("}")
      parser.offset += 1
      ends.append(steps.count)
      steps.append(.fork(0, 0))
      if isLast { break }
      steps[fork] = .fork(fork + 1, steps.count)
    }
    for end in ends { steps[end] = .fork(steps.count, steps.count) }
  }

  private mutating func appendClass(_ parser: inout Parser) throws(Glob.Problem) {
    let isNegated = parser.isAt("!^")
    if isNegated { parser.offset += 1 }
    var members: [UInt8] = []
    var isFirst = true
    while true {
      guard let low = parser.byte else { throw Glob.Problem("`[` is not closed") }
      parser.offset += 1
      if low == UInt8(ascii: "]"), !isFirst { break }
      isFirst = false
      guard low < 0x80, low != UInt8(ascii: "/") else {
        throw Glob.Problem("`[…]` can hold ASCII characters other than `/` only")
      }
      var high = low
      if parser.isAt("-"), parser.offset + 1 < parser.text.count,
        parser.text[parser.offset + 1] != UInt8(ascii: "]")
      {
        high = parser.text[parser.offset + 1]
        parser.offset += 2
        guard low <= high, high < 0x80 else { throw Glob.Problem("a range in `[…]` is reversed") }
      }
      members.append(contentsOf: low...high)
    }
    members.removeAll { $0 == UInt8(ascii: "/") }
    if isNegated {
      let excluded = ByteSet(members + [UInt8(ascii: "/")])
      appendCharacter(ByteSet((0...255).filter { !excluded.contains($0) }))
    } else {
      steps.append(.byte(ByteSet(members)))
    }
  }
}

extension Glob.Problem {
  init(_ message: String) { self.init(message: message) }
}
