import Facts
import SourceText
import Synchronization

/// The facts of a file with what linking looks up in them, made once a file and on any thread.
public final class IndexedFile: Sendable {
  public let facts: FileFacts
  let steps: StepsByName
  /// The statements that the file's local functions and types are.
  let localPlaces: [DeclarationID: LocalPlace]

  struct LocalPlace: Sendable {
    var body: BodyID
    var item: Int
  }

  /// Made when something first asks: of many files only the names are looked at.
  private let madeOwners = AtomicLazyReference<Owners>()
  /// The same of the words of all types that are written down.
  private let madeWords = AtomicLazyReference<WrittenWords>()

  public init(_ facts: FileFacts) {
    self.facts = facts
    steps = StepsByName(facts.nodes)
    localPlaces = IndexedFile.localPlaces(in: facts.bodies)
  }

  /// Stands for a file that was not loaded.
  static let none = IndexedFile(
    FileFacts(path: "", contentHash: ContentHash(value: 0), lines: .empty))

  /// The way from each node and body to what it stands in.
  var owners: Owners {
    if let made = madeOwners.load() { return made }
    return madeOwners.storeIfNil(Owners(facts))
  }

  private static func localPlaces(in bodies: [Body]) -> [DeclarationID: LocalPlace] {
    var places: [DeclarationID: LocalPlace] = [:]
    bodies.withUnsafeBufferPointer { bodies in
      for index in bodies.indices {
        for item in bodies[index].items.indices {
          guard case .declaration(let local) = bodies[index].items[item].role else { continue }
          places[local] = LocalPlace(body: BodyID(UInt32(index)), item: item)
        }
      }
    }
    return places
  }

  /// Whether a type's name stands somewhere in the file: it is declared, extended, made, inherited
  /// from, or written as the type of something.
  func names(_ type: NameKey) -> Bool {
    if steps.contains(type, in: facts.nodes) { return true }
    if let made = madeWords.load() { return made.contain(type) }
    return madeWords.storeIfNil(WrittenWords(facts)).contain(type)
  }
}

/// The words of all types that a file writes down, by their numbers.
private final class WrittenWords: Sendable {
  private let hashes: Set<UInt64>

  func contain(_ word: NameKey) -> Bool { hashes.contains(word.hash) }

  init(_ facts: FileFacts) {
    var hashes: Set<UInt64> = []
    /// Of what was read.
    var known: Set<UInt64> = []
    func add(_ written: String) {
      guard known.insert(NameKey.hash(of: written)).inserted else { return }
      var written = written
      written.withUTF8 { bytes in
        var start = 0
        while start < bytes.count {
          guard bytes[start].isPartOfName else {
            start += 1
            continue
          }
          var end = start
          while end < bytes.count, bytes[end].isPartOfName { end += 1 }
          let word = UnsafeBufferPointer(rebasing: bytes[start..<end])
          hashes.insert(
            NameKey.hash(of: word) ?? NameKey.hash(of: String(decoding: word, as: UTF8.self)))
          start = end
        }
      }
    }
    for declaration in facts.declarations.indices {
      if facts.declarations[declaration].kind.isType { add(facts.declarations[declaration].name) }
      if let type = facts.declarations[declaration].typeName { add(type) }
      if let type = facts.declarations[declaration].attributeArgument { add(type) }
      for type in facts.declarations[declaration].inherited { add(type) }
      for parameter in facts.declarations[declaration].parameters { add(parameter.typeName) }
    }
    for body in facts.bodies.indices {
      for parameter in facts.bodies[body].parameters { add(parameter.typeName) }
      for item in facts.bodies[body].items.indices {
        if case .local(_, let written?) = facts.bodies[body].items[item].role { add(written) }
      }
    }
    self.hashes = hashes
  }
}

extension UInt8 {
  fileprivate var isPartOfName: Bool {
    self >= 0x80 || self == UInt8(ascii: "_") || (0x30...0x39).contains(self)
      || (0x61...0x7A).contains(self | 0x20)
  }
}
