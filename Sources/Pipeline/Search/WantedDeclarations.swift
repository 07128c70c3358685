import Linking

/// Names that files have to declare, found from the names that a file declares.
///
/// There are thousands of them, and every file of an app is looked at for all: so they lie in a few
/// arrays of numbers, and a table leads from a declared name to those that start with it.
struct WantedDeclarations: Sendable {
  /// Names that a file has to declare, all of them.
  fileprivate struct Wanted: Sendable {
    /// The demand that this is part of, as a position.
    var demand: Int
    /// The name that the table leads from, as `DeclaredKind.key` gives it.
    var first: UInt32
    /// The other names, in `keys`.
    var others: Range<Int>
    /// Something has to be extended as well.
    var needsExtension: Bool
    /// Words that have to stand outside of all brackets, in `topLevel`.
    var topLevel: Range<Int>
  }

  /// By their first names.
  private let wanted: [Wanted]
  private let keys: [UInt32]
  private let topLevel: [UInt64]
  /// By a first name's number, or in the next place that was free, where in `wanted` it starts;
  /// `free` elsewhere. A power of two.
  private let table: [UInt32]
  private static let free = UInt32.max

  fileprivate init(_ wanted: [Wanted], _ keys: [UInt32], _ topLevel: [UInt64]) {
    let wanted = wanted.sorted { $0.first < $1.first }
    var size = 64
    while size < wanted.count * 8 { size *= 2 }
    var table = [UInt32](repeating: WantedDeclarations.free, count: size)
    for (position, names) in wanted.enumerated()
    where position == 0 || wanted[position - 1].first != names.first {
      var place = Int(names.first) & (size - 1)
      while table[place] != WantedDeclarations.free { place = (place + 1) & (size - 1) }
      table[place] = UInt32(position)
    }
    self.wanted = wanted
    self.keys = keys
    self.topLevel = topLevel
    self.table = table
  }

  /// Whether a file may declare any of them.
  func occur(in words: WordIndex) -> Bool {
    var isThere = false
    forEach(in: words) { _ in
      isThere = true
      return false
    }
    return isThere
  }

  /// Calls `body` with each demand that a file may answer, as a position, for as long as it wants
  /// more.
  @inline(__always)
  func forEach(in words: WordIndex, _ body: (Int) -> Bool) {
    guard !wanted.isEmpty else { return }
    table.withUnsafeBufferPointer { table in
      wanted.withUnsafeBufferPointer { wanted in
        words.declared.withUnsafeBufferPointer { declared in
          for key in declared {
            var place = Int(key) & (table.count &- 1)
            while table[place] != WantedDeclarations.free {
              var position = Int(table[place])
              guard wanted[position].first == key else {
                place = (place &+ 1) & (table.count &- 1)
                continue
              }
              while position < wanted.count, wanted[position].first == key {
                if isDeclared(wanted[position], in: words), !body(wanted[position].demand) {
                  return
                }
                position &+= 1
              }
              break
            }
          }
        }
      }
    }
  }

  private func isDeclared(_ names: Wanted, in words: WordIndex) -> Bool {
    if names.needsExtension, !words.hasExtension { return false }
    for other in names.others where !words.mayDeclare(keys[other]) { return false }
    guard !names.topLevel.isEmpty, let outside = words.topLevel else { return true }
    return names.topLevel.allSatisfy { outside.mayContain(topLevel[$0]) }
  }

  /// Gathers names.
  struct Builder {
    private var wanted: [Wanted] = []
    private var keys: [UInt32] = []
    private var topLevel: [UInt64] = []

    /// Adds what a demand asks to be declared; nothing for one that asks for none.
    ///
    /// - Parameter position: of the demand.
    mutating func add(_ demand: Demand, _ position: Int) {
      func keys(_ name: String, _ kind: DeclaredKind) -> [UInt32] {
        IdentifierRuns.hashes(of: name).map { kind.key($0) }
      }
      switch demand {
      case .type(let name):
        add(position, keys(name, .type), outside: name)
      case .nested(let name, let outer):
        for kind in [DeclaredKind.type, .extended] {
          add(position, keys(name, .type) + keys(outer, kind))
        }
      case .conformed(let name): add(position, keys(name, .conformed))
      case .member(let name, let type):
        for kind in [DeclaredKind.function, .value, .type] {
          add(position, keys(name, kind) + keys(type, .extended))
        }
      case .modifier(let name): add(position, keys(name, .function), needsExtension: true)
      case .function(let name): add(position, keys(name, .function))
      case .topLevelValue(let name):
        for kind in [DeclaredKind.function, .value] {
          add(position, keys(name, kind), outside: name)
        }
      case .mention: break
      }
    }

    private mutating func add(
      _ demand: Int, _ names: [UInt32], outside name: String? = nil, needsExtension: Bool = false
    ) {
      guard let first = names.first else { return }
      let others = keys.count
      keys += names.dropFirst()
      let words = topLevel.count
      if let name { topLevel += IdentifierRuns.hashes(of: name) }
      wanted.append(
        Wanted(
          demand: demand, first: first, others: others..<keys.count, needsExtension: needsExtension,
          topLevel: words..<topLevel.count))
    }

    func build() -> WantedDeclarations { WantedDeclarations(wanted, keys, topLevel) }
  }
}
