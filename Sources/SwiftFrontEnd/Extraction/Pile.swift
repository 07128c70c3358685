import Facts
import SourceText

/// Elements that wait to become a list. Lists are gathered on top of each other, as what they are
/// part of is read, and each is taken off as an array of exactly its size: facts are kept, so that
/// room for more elements would be kept as well.
///
/// Whoever made it frees it.
struct Pile<Element> {
  private var memory: UnsafeMutablePointer<Element>
  private var capacity: Int
  private(set) var count = 0

  init(capacity: Int = 64) {
    self.capacity = max(capacity, 16)
    memory = GrowingMemory.resized(nil, to: self.capacity)
  }

  /// Ends the pile's life; neither it nor a copy can be used afterwards.
  func free() {
    memory.deinitialize(count: count)
    GrowingMemory.free(memory)
  }

  @inline(__always)
  mutating func push(_ element: consuming Element) {
    if count == capacity { grow() }
    (memory + count).initialize(to: element)
    count &+= 1
  }

  @inline(never)
  private mutating func grow() {
    capacity *= 2
    memory = GrowingMemory.resized(memory, to: capacity)
  }

  /// The newest element.
  @inline(__always)
  mutating func pop() -> Element {
    count -= 1
    return (memory + count).move()
  }

  /// All elements from `mark` on, which are then no longer here.
  @inline(__always)
  mutating func take(from mark: Int) -> [Element] {
    // Most lists are short, and what a literal needs is known when the program is built.
    switch count &- mark {
    case 0: return []
    case 1: return [pop()]
    case 2:
      let second = pop()
      return [pop(), second]
    default: return takeMany(from: mark)
    }
  }

  /// The same as a list that shares a block with others.
  @inline(__always)
  mutating func take(from mark: Int, into lists: ListStorage<Element>) -> SharedList<Element>
  where Element: Sendable {
    let list = lists.add(moving: elements(from: mark))
    count = mark
    return list
  }

  private mutating func takeMany(from mark: Int) -> [Element] {
    let taken = count - mark
    count = mark
    return [Element](unsafeUninitializedCapacity: taken) { array, filled in
      array.baseAddress.unsafelyUnwrapped.moveInitialize(from: memory + mark, count: taken)
      filled = taken
    }
  }

  /// The elements from `mark` on, where they are: for the time until the next push.
  func elements(from mark: Int) -> UnsafeMutableBufferPointer<Element> {
    UnsafeMutableBufferPointer(start: memory + mark, count: count - mark)
  }

  subscript(position: Int) -> Element {
    @inline(__always)
    unsafeAddress {
      assert(position < count, "no such element")
      return UnsafePointer(memory + position)
    }
    @inline(__always)
    nonmutating unsafeMutableAddress {
      assert(position < count, "no such element")
      return memory + position
    }
  }
}
