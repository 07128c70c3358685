/// Words that are known beforehand, by their numbers: those that declarations start with, and those
/// that nearly every file has, which would only fill its index.
struct CommonWords: Sendable {
  static let shared = CommonWords()

  /// The word says nothing about a file.
  static let isCommon: UInt8 = 1
  /// A declaration may follow.
  static let declares: UInt8 = 2
  /// Several names may follow: `let (a, b)`, `var a = 1, b = 2`.
  static let hasPattern: UInt8 = 4

  private static let declaring: [(word: String, kind: DeclaredKind, flags: UInt8)] = [
    ("func", .function, declares), ("struct", .type, declares), ("class", .type, declares),
    ("enum", .type, declares), ("actor", .type, declares), ("protocol", .type, declares),
    ("typealias", .type, declares), ("associatedtype", .type, declares),
    ("extension", .extended, declares), ("macro", .value, declares),
    ("var", .value, declares | hasPattern), ("let", .value, declares | hasPattern),
  ]
  private static let common = [
    "import", "return", "self", "if", "else", "case", "guard", "in", "for", "switch", "default",
    "init",
    "private", "public", "static", "override", "final", "internal", "fileprivate", "true", "false",
    "nil", "try", "await", "async", "throws", "is", "as", "some", "any", "where", "get", "set",
    "the", "to", "a", "of", "and", "this", "be", "on", "with", "by", "or", "not", "it", "Created",
    "Copyright", "All", "rights", "reserved", "Foundation", "UIKit", "SwiftUI", "String", "Bool",
    "Int", "View", "body", "MARK", "0", "1", "2",
  ]

  /// A power of two, so large that most other words meet an empty place at once.
  private static let size = 1024

  /// Each number in the place that its high bits give, or in the next that was free; 0 elsewhere.
  private let table: [UInt64]
  private let allFlags: [UInt8]
  private let allKinds: [DeclaredKind]

  private init() {
    var table = [UInt64](repeating: 0, count: CommonWords.size)
    var flags = [UInt8](repeating: 0, count: CommonWords.size)
    var kinds = [DeclaredKind](repeating: .value, count: CommonWords.size)
    func add(_ word: String, _ flag: UInt8, _ kind: DeclaredKind) {
      for hash in IdentifierRuns.hashes(of: word) {
        var place = CommonWords.place(of: hash)
        while table[place] != 0, table[place] != hash { place = (place + 1) % CommonWords.size }
        table[place] = hash
        flags[place] |= flag | CommonWords.isCommon
        if flag != 0 { kinds[place] = kind }
      }
    }
    for (word, kind, flag) in CommonWords.declaring { add(word, flag, kind) }
    for word in CommonWords.common { add(word, 0, .value) }
    self.table = table
    allFlags = flags
    allKinds = kinds
  }

  @inline(__always)
  private static func place(of hash: UInt64) -> Int {
    Int(truncatingIfNeeded: hash &>> 40) & (size &- 1)
  }

  /// Where a word stands; nil for one that is not among them.
  @inline(__always)
  func place(of hash: UInt64) -> Int? {
    table.withUnsafeBufferPointer { table in
      var place = CommonWords.place(of: hash)
      while true {
        if table[place] == hash { return place }
        if table[place] == 0 { return nil }
        place = (place &+ 1) & (CommonWords.size &- 1)
      }
    }
  }

  func flags(at place: Int) -> UInt8 { allFlags[place] }

  /// As what a word declares the name behind it.
  func kind(at place: Int) -> DeclaredKind { allKinds[place] }
}
