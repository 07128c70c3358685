import SourceText
import Synchronization

/// The vocabulary of contracts that are built in, as text. It is read when it is first asked for: a
/// run that finds what earlier ones found asks for no word of it.
final class UnreadVocabulary: Sendable {
  /// What it is laid over; nil for nothing.
  private let base: UnreadVocabulary?
  /// A JSON object without faults, of the shape that `ContractKeys` gives it.
  private let text: ArraySlice<UInt8>
  private let made = AtomicLazyReference<Made>()

  private final class Made: Sendable {
    let vocabulary: Vocabulary

    init(_ vocabulary: Vocabulary) { self.vocabulary = vocabulary }
  }

  init(_ text: ArraySlice<UInt8>, over base: UnreadVocabulary?) {
    self.base = base
    self.text = text
  }

  /// What the text says.
  var vocabulary: Vocabulary {
    if let made = made.load() { return made.vocabulary }
    var vocabulary = base?.vocabulary ?? Vocabulary()
    vocabulary.update(with: JSONReader.read(Array(text)).value)
    return made.storeIfNil(Made(vocabulary)).vocabulary
  }

  /// Says the text, which says everything.
  func spell(into spelling: inout Spelling) {
    base?.spell(into: &spelling)
    spelling.add(text)
  }
}

/// The vocabulary of a contract that is still being put together.
enum ContractWords: Sendable, Equatable {
  case read(Vocabulary)
  case unread(UnreadVocabulary)

  var vocabulary: Vocabulary {
    switch self {
    case .read(let vocabulary): vocabulary
    case .unread(let words): words.vocabulary
    }
  }

  /// Lays a text over what is there, which is read only when it is asked for.
  mutating func update(withUnread text: ArraySlice<UInt8>) {
    switch self {
    case .unread(let words): self = .unread(UnreadVocabulary(text, over: words))
    case .read(let vocabulary) where vocabulary == Vocabulary():
      self = .unread(UnreadVocabulary(text, over: nil))
    case .read(var vocabulary):
      vocabulary.update(with: JSONReader.read(Array(text)).value)
      self = .read(vocabulary)
    }
  }

  /// Says everything, the same for equal vocabularies that come the same way: as they are built in,
  /// or with changes of the family's own.
  func spell(into spelling: inout Spelling) {
    switch self {
    case .read(let vocabulary):
      spelling.add(0)
      vocabulary.spell(into: &spelling)
    case .unread(let words):
      spelling.add(1)
      words.spell(into: &spelling)
    }
  }

  static func == (left: Self, right: Self) -> Bool {
    if case .unread(let left) = left, case .unread(let right) = right, left === right {
      return true
    }
    return left.vocabulary == right.vocabulary
  }
}
