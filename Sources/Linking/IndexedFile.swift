import Facts
import SourceText

/// The facts of a file with what linking looks up in them, made once a file and on any thread.
public final class IndexedFile: Sendable {
  public let facts: FileFacts
  let owners: Owners
  let steps: StepsByName

  /// The words of all types that are written down; made when something first asks.
  private let writtenWords = Locked<Set<String>?>(nil)

  public init(_ facts: FileFacts) {
    self.facts = facts
    owners = Owners(facts)
    steps = StepsByName(facts.nodes)
  }

  /// Stands for a file that was not loaded.
  static let none = IndexedFile(
    FileFacts(path: "", contentHash: ContentHash(value: 0), lines: .empty))

  /// Whether a type's name stands somewhere in the file: it is declared, extended, made, inherited
  /// from, or written as the type of something.
  func names(_ type: StepsByName.Name) -> Bool {
    if steps[type] != nil { return true }
    return writtenWords.withLock { words in
      let known = words ?? IndexedFile.writtenWords(of: facts)
      words = known
      return known.contains(type.text)
    }
  }

  private static func writtenWords(of facts: FileFacts) -> Set<String> {
    var words: Set<String> = []
    var known: Set<String> = []
    func add(_ written: String?) {
      guard let written, known.insert(written).inserted else { return }
      var word: [UInt8] = []
      for byte in written.utf8 {
        if byte.isPartOfName {
          word.append(byte)
        } else if !word.isEmpty {
          words.insert(String(decoding: word, as: UTF8.self))
          word.removeAll(keepingCapacity: true)
        }
      }
      if !word.isEmpty { words.insert(String(decoding: word, as: UTF8.self)) }
    }
    for declaration in facts.declarations {
      if declaration.kind.isType { add(declaration.name) }
      add(declaration.typeName)
      add(declaration.attributeArgument)
      declaration.inherited.forEach(add)
      for parameter in declaration.parameters { add(parameter.typeName) }
    }
    for body in facts.bodies {
      for parameter in body.parameters { add(parameter.typeName) }
      for item in body.items {
        if case .local(_, let written) = item.role { add(written) }
      }
    }
    return words
  }
}

extension UInt8 {
  fileprivate var isPartOfName: Bool {
    self >= 0x80 || self == UInt8(ascii: "_") || (0x30...0x39).contains(self)
      || (0x61...0x7A).contains(self | 0x20)
  }
}
