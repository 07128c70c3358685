import SourceText

/// Names for apps that the contract does not name.
enum AppNames {
  /// The last component of the path as given; of the real folder where that says nothing (`..`).
  static func name(given: SourcePath, resolved: SourcePath) -> String {
    let last = given.lastComponent
    let saysNothing = last.isEmpty || last.allSatisfy { $0 == UInt8(ascii: ".") }
    let name = SourcePath.text(of: saysNothing ? resolved.lastComponent : last)
    return name.isEmpty ? "/" : name
  }

  /// Puts more of the path before names that are equal (`ios/App`, `mac/App`), and a number after
  /// those that still are.
  static func makeUnique(_ trees: inout [SourceTree]) {
    var depth = 2
    while depth < 16 {
      let clashes = clashing(trees)
      if clashes.isEmpty { return }
      for index in clashes {
        let parts = trees[index].resolvedRoot.bytes.split(separator: UInt8(ascii: "/"))
        guard parts.count >= depth else { continue }
        trees[index].name = SourcePath.text(of: Array(parts.suffix(depth).joined(separator: [47])))
      }
      depth += 1
    }
    var seen: [String: Int] = [:]
    for index in trees.indices {
      let count = seen[trees[index].name, default: 0] + 1
      seen[trees[index].name] = count
      if count > 1 { trees[index].name += " \(count)" }
    }
  }

  private static func clashing(_ trees: [SourceTree]) -> [Int] {
    let counts = trees.reduce(into: [:]) { $0[$1.name, default: 0] += 1 }
    return trees.indices.filter { counts[trees[$0].name, default: 0] > 1 }
  }
}
