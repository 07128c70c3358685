import Linking
import SourceText

/// Runs the same work for many places of an app, on the threads that whoever runs the rules gives.
public struct SharedWork: Sendable {
  /// Calls what `makeBody` gives for every number below `count`, in any order, and returns when all
  /// is done. Each thread takes one body for all of its numbers.
  public typealias Run =
    @Sendable (
      _ count: Int, _ makeBody: @escaping @Sendable () -> @Sendable (Int) -> Void
    ) -> Void

  private let run: Run

  public init(_ run: @escaping Run) { self.run = run }

  /// The caller's thread does it all.
  public static let onOneThread = SharedWork { count, makeBody in
    let body = makeBody()
    for number in 0..<count { body(number) }
  }

  /// What `body` makes of each element, in order. It asks the family that it is given: that of its
  /// thread. May not be called while an answer of the family is in the making.
  func map<Element: Sendable, Result: Sendable>(
    _ elements: [Element], in family: Family,
    _ body: @escaping @Sendable (Element, Family) -> Result
  ) -> [Result] {
    let results = Results<Result>()
    run(elements.count) {
      let family = family.forAnotherThread()
      return { number in results.add(body(elements[number], family), number) }
    }
    return results.inOrder
  }
}

/// What threads made, each by its number.
private final class Results<Result: Sendable>: Sendable {
  private let results = Locked<[(number: Int, result: Result)]>([])

  func add(_ result: Result, _ number: Int) { results.withLock { $0.append((number, result)) } }

  var inOrder: [Result] {
    results.withLock { $0.sorted { $0.number < $1.number }.map(\.result) }
  }
}
