import Analysis
import SourceText
import Testing

@testable import Pipeline

/// `git check-ignore` is the oracle: random trees with random ignore files, the same verdict for
/// every file.
@Suite struct IgnoreAgainstGitTests {
  @Test(arguments: 1...60) func sameVerdictAsGit(seed: UInt64) throws {
    var numbers = SeededNumbers(seed: seed)
    let folder = try TemporaryFolder()
    try folder.git(["init", "-q"])
    let files = try RandomTree.write(to: folder, &numbers)
    let patterns = try RandomTree.writeIgnoreFiles(to: folder, &numbers)

    let input: [UInt8] = files.flatMap { file -> [UInt8] in Array(file.utf8) + [0] }
    let answer = try folder.git(
      ["-c", "core.excludesFile=\(folder.path)/.git/global", "check-ignore", "-z", "--stdin"],
      input: input)
    try #require(answer.status <= 1)
    let ignored = Set(
      answer.output.split(separator: 0).map { String(decoding: $0, as: UTF8.self) })
    let expected = files.filter { !ignored.contains($0) }.map { Array($0.utf8) }

    let found = SourceDiscovery.discover(
      [AppInput(path: folder.path)],
      options: DiscoveryOptions(globalExcludesFile: folder.path + "/.git/global"),
      jobs: Int(seed % 3) + 1, allowEmpty: true)
    let actual = found.trees.flatMap(\.files).map(\.path.bytes)
    #expect(
      Set(actual) == Set(expected),
      "ignore files: \(patterns); only we keep \(difference(actual, expected)); only git keeps \(difference(expected, actual))"
    )
    #expect(actual.count == Set(actual).count)
  }

  private func difference(_ left: [[UInt8]], _ right: [[UInt8]]) -> [String] {
    Set(left).subtracting(right).map { SourcePath.text(of: $0) }.sorted()
  }

  /// The generator must make both kinds of file, else the test above proves nothing.
  @Test func generatorMakesIgnoredAndKeptFiles() throws {
    var kept = 0
    var ignored = 0
    for seed in 1...20 as ClosedRange<UInt64> {
      var numbers = SeededNumbers(seed: seed)
      let folder = try TemporaryFolder()
      try folder.git(["init", "-q"])
      let files = try RandomTree.write(to: folder, &numbers)
      try RandomTree.writeIgnoreFiles(to: folder, &numbers)
      let found = SourceDiscovery.discover([AppInput(path: folder.path)], allowEmpty: true)
      kept += found.trees.reduce(0) { $0 + $1.files.count }
      ignored += files.count
    }
    ignored -= kept
    #expect(kept > 100)
    #expect(ignored > 100)
  }
}

enum RandomTree {
  private static let folderNames = [
    "a", "b", "foo", "foobar", "Foo", "a b", "build", "x.swift", "[c]", "é", "z-z",
  ]
  private static let fileNames = [
    "a.swift", "b.swift", "foo.swift", "foo bar.swift", "#x.swift", "!y.swift", "[c].swift",
    "é.swift", "back\\slash.swift", "c-d.swift", "A1.swift", "star*.swift", "t .swift",
  ]
  private static let pieces = [
    "*", "**", "?", "/", "/", "/", "a", "b", "foo", "bar", "Foo", ".swift", ".swift", "*.swift",
    "[ab]", "[!a]", "[^a-f]", "[[:alpha:]]", "[[:upper:][:digit:]]", "[a-", "[]-]", "[\\]c]",
    "\\*", "\\", "\\!", "\\#", "é", "-", " ", "\\ ", "**/", "/**/", "/**", "x", "[c]", "\\[c]",
    "build", "{a,b}", "a b",
  ]

  /// Writes files and gives their paths.
  static func write(to folder: TemporaryFolder, _ numbers: inout SeededNumbers) throws -> [String] {
    var folders = [""]
    for _ in 0..<12 {
      guard let parent = folders.randomElement(using: &numbers),
        let name = folderNames.randomElement(using: &numbers)
      else { continue }
      if parent.split(separator: "/").count < 4 { folders.append(parent + name + "/") }
    }
    var files: Set<String> = []
    for parent in Set(folders).sorted() {
      for _ in 0..<4 {
        guard let name = fileNames.randomElement(using: &numbers) else { continue }
        files.insert(parent + name)
      }
    }
    for file in files { try folder.write("", to: file) }
    // A name that is a folder here and a file there is not written twice.
    return files.sorted()
  }

  /// Writes `.gitignore` here and there, and git's other two files; gives what they say.
  @discardableResult
  static func writeIgnoreFiles(
    to folder: TemporaryFolder, _ numbers: inout SeededNumbers
  ) throws -> [String: String] {
    var written: [String: String] = [:]
    let places = ["", "", "a/", "foo/", "b/", "a b/", "Foo/a/", "a/b/"].filter {
      folder.hasFolder($0)
    }
    for _ in 0..<3 {
      let place = places.randomElement(using: &numbers) ?? ""
      let content = ignoreFile(&numbers)
      written[place + ".gitignore"] = content
      try folder.write(content, to: place + ".gitignore")
    }
    if Bool.random(using: &numbers) {
      let content = ignoreFile(&numbers)
      written["exclude"] = content
      try folder.write(content, to: ".git/info/exclude")
    }
    if Bool.random(using: &numbers) {
      let content = ignoreFile(&numbers)
      written["global"] = content
      try folder.write(content, to: ".git/global")
    }
    return written
  }

  private static func ignoreFile(_ numbers: inout SeededNumbers) -> String {
    var content = Bool.random(using: &numbers) ? "\u{FEFF}" : ""
    let end = Int.random(in: 0..<4, using: &numbers) == 0 ? "\r\n" : "\n"
    for _ in 0..<Int.random(in: 1...5, using: &numbers) {
      content += pattern(&numbers) + end
    }
    return Int.random(in: 0..<4, using: &numbers) == 0 ? String(content.dropLast()) : content
  }

  private static func pattern(_ numbers: inout SeededNumbers) -> String {
    var text = Int.random(in: 0..<4, using: &numbers) == 0 ? "!" : ""
    if Int.random(in: 0..<3, using: &numbers) == 0 {
      text += (fileNames + folderNames).randomElement(using: &numbers) ?? ""
    } else {
      for _ in 0..<Int.random(in: 1...4, using: &numbers) {
        text += pieces.randomElement(using: &numbers) ?? ""
      }
    }
    if Int.random(in: 0..<5, using: &numbers) == 0 { text += "/" }
    if Int.random(in: 0..<8, using: &numbers) == 0 { text += "  " }
    return text
  }
}
