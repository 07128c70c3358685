/// What git's plumbing prints, taken apart. Source: git's documentation, "Raw output format",
/// `git ls-files --stage`, `git ls-tree`, `git cat-file --batch`.
struct GitEntry: Equatable {
  /// Relative to the repository's root.
  var path: String
  /// The blob on the left side; nil where the file is not there or is no plain file.
  var blob: String?

  /// `:100644 100644 <blob> <blob> M\0path\0`, again and again.
  static func all(in bytes: [UInt8]) throws(GitProcess.Failure) -> [GitEntry] {
    let parts = bytes.split(separator: 0, omittingEmptySubsequences: false)
    var entries: [GitEntry] = []
    var seen: Set<String> = []
    var index = 0
    while index + 1 < parts.count {
      let words = parts[index].split(separator: UInt8(ascii: " "))
      let name = parts[index + 1]
      index += 2
      guard words.count == 5, words[0].first == UInt8(ascii: ":") else { continue }
      guard let path = String(validating: name, as: UTF8.self) else {
        throw GitProcess.Failure(
          reason: "the name of \(String(decoding: name, as: UTF8.self)) is not UTF-8; rename it")
      }
      let blob = String(decoding: words[2], as: UTF8.self)
      let isPlain = words[0].dropFirst().starts(with: "100".utf8)
      let isThere = blob.contains { $0 != "0" }
      // `diff-files` gives an unmerged file a second entry; the first one has its blob.
      guard seen.insert(path).inserted else { continue }
      entries.append(GitEntry(path: path, blob: isPlain && isThere ? blob : nil))
    }
    return entries
  }

  /// The commits of submodules, by path: `160000 <commit> 0\tpath\0` of the index and
  /// `160000 commit <commit>\tpath\0` of a tree.
  static func links(in bytes: [UInt8]) -> [String: String] {
    var links: [String: String] = [:]
    for line in bytes.split(separator: 0) where line.starts(with: "160000 ".utf8) {
      let halves = line.split(separator: UInt8(ascii: "\t"), maxSplits: 1)
      let words = halves.first?.split(separator: UInt8(ascii: " ")) ?? []
      guard halves.count == 2, words.count == 3 else { continue }
      let commit = words[1].elementsEqual("commit".utf8) ? words[2] : words[1]
      links[String(decoding: halves[1], as: UTF8.self)] = String(decoding: commit, as: UTF8.self)
    }
    return links
  }

  /// A header `<blob> blob <size>`, the bytes, a line end, for each blob.
  static func contents(in output: [UInt8]) -> [String: [UInt8]] {
    var contents: [String: [UInt8]] = [:]
    var rest = output[...]
    while let lineEnd = rest.firstIndex(of: 0x0A) {
      let words = rest[..<lineEnd].split(separator: UInt8(ascii: " "))
      rest = rest[(lineEnd + 1)...]
      guard words.count == 3, let size = Int(String(decoding: words[2], as: UTF8.self)),
        size <= rest.count
      else { continue }
      contents[String(decoding: words[0], as: UTF8.self)] = Array(rest.prefix(size))
      rest = rest.dropFirst(size + 1)
    }
    return contents
  }
}
