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
  /// Is itself what is declared.
  static let isName: UInt8 = 8

  private static let declaring: [(word: String, kind: DeclaredKind, flags: UInt8)] = [
    ("func", .function, declares), ("struct", .type, declares), ("class", .type, declares),
    ("enum", .type, declares), ("actor", .type, declares), ("protocol", .type, declares),
    ("typealias", .type, declares), ("associatedtype", .type, declares),
    ("extension", .extended, declares), ("macro", .value, declares),
    ("var", .value, declares | hasPattern), ("let", .value, declares | hasPattern),
    ("init", .function, declares | isName), ("subscript", .function, declares | isName),
  ]
  private static let common = [
    "import", "return", "self", "if", "else", "case", "guard", "in", "for", "switch", "default",
    "private", "public", "static", "override", "final", "internal", "fileprivate", "true", "false",
    "nil", "try", "await", "async", "throws", "is", "as", "some", "any", "where", "get", "set",
    "the", "to", "a", "of", "and", "this", "be", "on", "with", "by", "or", "not", "it", "Created",
    "Copyright", "All", "rights", "reserved", "Foundation", "UIKit", "SwiftUI", "String", "Bool",
    "Int", "View", "body", "MARK", "0", "1", "2",
  ]

  /// A power of two, so large that hardly two of them want one place.
  private static let size = 1024
  private static let flagBits: UInt64 = 15

  /// Each number in the place that its high bits give, with the flags in its low bits; 0 elsewhere. A
  /// word whose place is taken is not among the known ones: it is one more in the indexes.
  private let table: [UInt64]
  private let allKinds: [DeclaredKind]

  private init() {
    var table = [UInt64](repeating: 0, count: CommonWords.size)
    var kinds = [DeclaredKind](repeating: .value, count: CommonWords.size)
    func add(_ word: String, _ flags: UInt8, _ kind: DeclaredKind) {
      for hash in IdentifierRuns.hashes(of: word) {
        let place = CommonWords.place(of: hash)
        guard table[place] == 0 else { continue }
        table[place] = hash & ~CommonWords.flagBits | UInt64(flags | CommonWords.isCommon)
        kinds[place] = kind
      }
    }
    for (word, kind, flags) in CommonWords.declaring { add(word, flags, kind) }
    for word in CommonWords.common { add(word, 0, .value) }
    self.table = table
    allKinds = kinds
  }

  @inline(__always)
  private static func place(of hash: UInt64) -> Int {
    Int(truncatingIfNeeded: hash &>> 40) & (size &- 1)
  }

  /// A word's flags, 0 for one that is not known. Without a branch: whether the next word of a file is
  /// a known one is anyone's guess.
  @inline(__always)
  func flags(of hash: UInt64) -> UInt8 {
    table.withUnsafeBufferPointer { table in
      let difference = table[CommonWords.place(of: hash)] ^ hash
      let isKnown = UInt8(
        truncatingIfNeeded: difference & ~CommonWords.flagBits == 0 ? 0xFF : 0 as UInt64)
      let entry = table[CommonWords.place(of: hash)] & CommonWords.flagBits
      return UInt8(truncatingIfNeeded: entry) & isKnown
    }
  }

  func isCommon(_ hash: UInt64) -> Bool { flags(of: hash) != 0 }

  /// As what a word declares the name behind it.
  func kind(of hash: UInt64) -> DeclaredKind { allKinds[CommonWords.place(of: hash)] }
}
