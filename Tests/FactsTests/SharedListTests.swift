import Facts
import Testing

/// Lists that lie in one block.
@Suite struct SharedListTests {
  @Test func listsOfOneBlockKeepTheirElements() {
    let storage = ListStorage<String>()
    // So many that the block has to grow while there are lists in it.
    let lists = (0..<200).map { length in
      storage.add((0..<length % 7).map { "element \(length) \($0), too long to be stored inline" })
    }
    storage.trim()
    for (length, list) in lists.enumerated() {
      #expect(list.count == length % 7)
      #expect(
        list.elementsEqual(
          (0..<length % 7).map { "element \(length) \($0), too long to be stored inline" }))
    }
  }

  @Test func movedElementsAreThere() {
    let storage = ListStorage<[Int]>()
    let pile = UnsafeMutableBufferPointer<[Int]>.allocate(capacity: 40)
    defer { pile.deallocate() }
    _ = pile.initialize(from: (0..<40).map { [$0] })
    let first = storage.add(moving: UnsafeMutableBufferPointer(rebasing: pile[0..<3]))
    let second = storage.add(moving: UnsafeMutableBufferPointer(rebasing: pile[3..<40]))
    #expect(first == [[0], [1], [2]])
    #expect(second.count == 37 && second.last == [39])
  }

  /// A list that is kept keeps the block.
  @Test func aListOutlivesItsFile() {
    func made() -> SharedList<String> {
      let storage = ListStorage<String>()
      _ = storage.add(["one"])
      return storage.add(["two, which is longer than fifteen bytes", "three"])
    }
    #expect(made() == ["two, which is longer than fifteen bytes", "three"])
  }

  @Test func elementsGoWithTheirBlock() {
    final class Counted: Sendable {}
    weak var element: Counted?
    do {
      let storage = ListStorage<Counted>()
      let list = storage.add([Counted()])
      element = list[0]
      #expect(element != nil)
    }
    #expect(element == nil)
  }

  @Test func emptyListsAreAlike() {
    let storage = ListStorage<Int>()
    storage.trim()
    #expect(storage.add([]) == SharedList() && SharedList<Int>([]).isEmpty)
    #expect(storage.add(moving: UnsafeMutableBufferPointer(start: nil, count: 0)).isEmpty)
  }

  @Test func equalMeansEqualElements() {
    let storage = ListStorage<Int>()
    _ = storage.add([0])
    #expect(storage.add([1, 2]) == [1, 2])
    #expect(storage.add([1, 2]) != [1] && storage.add([1]) != [2])
  }
}
