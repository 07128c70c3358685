import SourceText

/// A list whose elements lie in one block of memory with those of the file's other lists.
///
/// A file has a list of steps for each of its expressions and one of arguments for each of its calls.
/// Most have one or two elements: as arrays, each a piece of memory of its own, they would take half
/// as much again, and twice the time to make and to free.
@frozen
public struct SharedList<Element: Sendable>: Sendable {
  /// Nil for an empty list.
  @usableFromInline let storage: ListStorage<Element>?
  @usableFromInline let start: UInt32
  @usableFromInline let length: UInt32

  /// An empty list.
  @inlinable
  public init() { self.init(storage: nil, start: 0, length: 0) }

  @inlinable
  init(storage: ListStorage<Element>?, start: UInt32, length: UInt32) {
    self.storage = storage
    self.start = start
    self.length = length
  }

  /// A list by itself.
  public init(_ elements: some Sequence<Element>) {
    self = ListStorage().add(Array(elements))
  }
}

extension SharedList: RandomAccessCollection {
  @inlinable public var startIndex: Int { 0 }
  @inlinable public var endIndex: Int { Int(length) }

  @inlinable
  public subscript(position: Int) -> Element {
    unsafeAddress {
      precondition(position >= 0 && position < Int(length), "no such element")
      // A list with elements has storage.
      return UnsafePointer(storage.unsafelyUnwrapped.memory + (Int(start) &+ position))
    }
  }
}

extension SharedList: ExpressibleByArrayLiteral {
  public init(arrayLiteral elements: Element...) { self.init(elements) }
}

extension SharedList: Equatable where Element: Equatable {
  public static func == (left: Self, right: Self) -> Bool { left.elementsEqual(right) }
}

extension SharedList: Encodable where Element: Encodable {
  public func encode(to encoder: any Encoder) throws { try Array(self).encode(to: encoder) }
}

extension SharedList: Decodable where Element: Decodable {
  public init(from decoder: any Decoder) throws { self.init(try [Element](from: decoder)) }
}

/// The blocks that a file's lists lie in, one for each kind of element.
public struct FileLists: Sendable {
  public let items = ListStorage<Item>()
  public let steps = ListStorage<Step>()
  public let arguments = ListStorage<Argument>()

  public init() {}

  /// To be called when all lists are there.
  public func trim() {
    items.trim()
    steps.trim()
    arguments.trim()
  }
}

/// The block that lists of one file share. Whoever makes the file's facts adds lists to it, on one
/// thread; it does not change any more when the facts are handed on.
public final class ListStorage<Element: Sendable>: @unchecked Sendable {
  // Looked at for every element of every list. Whoever adds is alone with it, as said above.
  @usableFromInline @exclusivity(unchecked) var memory: UnsafeMutablePointer<Element>
  private var count = 0
  private var capacity = 16

  public init() { memory = GrowingMemory.resized(nil, to: 16) }

  deinit {
    memory.deinitialize(count: count)
    GrowingMemory.free(memory)
  }

  /// Adds a list. Its elements are moved: where they were is no longer initialized.
  public func add(moving elements: UnsafeMutableBufferPointer<Element>) -> SharedList<Element> {
    guard let first = elements.baseAddress, !elements.isEmpty else { return SharedList() }
    let start = count
    reserve(elements.count)
    (memory + start).moveInitialize(from: first, count: elements.count)
    count += elements.count
    return list(from: start)
  }

  /// Adds a list.
  public func add(_ elements: [Element]) -> SharedList<Element> {
    guard !elements.isEmpty else { return SharedList() }
    let start = count
    reserve(elements.count)
    for element in elements {
      (memory + count).initialize(to: element)
      count += 1
    }
    return list(from: start)
  }

  /// Gives back the room for more lists. Nothing is to be added afterwards.
  public func trim() {
    guard count < capacity else { return }
    capacity = Swift.max(count, 1)
    memory = GrowingMemory.resized(memory, to: capacity)
  }

  private func list(from start: Int) -> SharedList<Element> {
    SharedList(
      storage: self, start: UInt32(truncatingIfNeeded: start),
      length: UInt32(truncatingIfNeeded: count - start))
  }

  private func reserve(_ more: Int) {
    guard count + more > capacity else { return }
    capacity = Swift.max(capacity * 2, count + more)
    memory = GrowingMemory.resized(memory, to: capacity)
  }
}
