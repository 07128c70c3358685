/// Finds what a person who mistyped a name most likely meant.
public enum NearestName {
  /// Longer names are not compared: the work grows with the square of the length.
  private static let lengthLimit = 64

  /// The known names nearest to `name`, best first, at most `limit`; those too far to be a slip of
  /// the keyboard are left out. Ties stand in alphabetical order.
  public static func of(
    _ name: String, in known: some Sequence<String>, limit: Int = 1
  ) -> [String] {
    let given = folded(name)
    guard !given.isEmpty, given.count <= lengthLimit else { return [] }
    let allowed = max(1, given.count / 3)
    var found: [(distance: Int, name: String)] = []
    for candidate in known {
      let other = folded(candidate)
      guard other.count <= lengthLimit else { continue }
      var distance = distance(given, other)
      // `text-selection` for `no-text-selection-in-tap-row`: a part, not a slip.
      if distance > allowed, given.count >= 4, contains(other, given) { distance = allowed }
      if distance <= allowed { found.append((distance, candidate)) }
    }
    found.sort { ($0.distance, $0.name) < ($1.distance, $1.name) }
    return found.prefix(limit).map(\.name)
  }

  /// "; did you mean `x`?", or nothing where no known name is near.
  public static func hint(for name: String, in known: some Sequence<String>) -> String {
    of(name, in: known).first.map { "; did you mean `\($0)`?" } ?? ""
  }

  /// Case and the way in which words are joined do not count.
  private static func folded(_ name: String) -> [UInt8] {
    name.lowercased().utf8.map { $0 == UInt8(ascii: "_") ? UInt8(ascii: "-") : $0 }
  }

  private static func contains(_ text: [UInt8], _ part: [UInt8]) -> Bool {
    guard text.count >= part.count else { return false }
    return (0...(text.count - part.count)).contains {
      text[$0..<$0 + part.count].elementsEqual(part)
    }
  }

  /// The optimal string alignment distance: insertions, deletions, replacements, and exchanges of
  /// two neighbours, each counted as one.
  private static func distance(_ left: [UInt8], _ right: [UInt8]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...right.count)
    for row in 0..<left.count {
      var current = [row + 1]
      current.reserveCapacity(right.count + 1)
      for column in 0..<right.count {
        var best = min(
          last[column] + (left[row] == right[column] ? 0 : 1), last[column + 1] + 1,
          current[column] + 1)
        if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
          best = min(best, beforeLast[column - 1] + 1)
        }
        current.append(best)
      }
      beforeLast = last
      last = current
    }
    return last[right.count]
  }
}
