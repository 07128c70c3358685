import Pipeline

/// How two states of a repository differ from its working tree, as overlays for a run.
struct GitChanges {
  /// One file of `git diff --raw`.
  struct Entry: Equatable {
    /// Relative to the repository's root.
    var path: String
    /// The blob on the left side; nil where the file is not there or is no plain file.
    var blob: String?
  }

  /// The repository's root, absolute.
  let root: String

  init() throws(GitProcess.Failure) {
    root = try GitProcess.line(["rev-parse", "--show-toplevel"])
  }

  /// The working tree as the index has it: what a commit would hold.
  func index() throws(GitProcess.Failure) -> [FileOverlay] {
    let changed = try entries(["diff-files"])
    return try overlays(changed) + (try untracked())
  }

  /// The working tree as a commit has it.
  func commit(_ revision: String) throws(GitProcess.Failure) -> [FileOverlay] {
    let changed = try entries(["diff-index", revision])
    return try overlays(changed) + (try untracked())
  }

  /// Whether anything Swift differs between the index and a commit; true where there is no commit.
  func hasStagedSources(against revision: String?) throws(GitProcess.Failure) -> Bool {
    guard let revision else {
      return !(try GitProcess.run(["ls-files", "-z", "--", GitChanges.sources])).isEmpty
    }
    return !(try entries(["diff-index", "--cached", revision])).isEmpty
  }

  /// The full name of a commit; nil where there is none of that name.
  static func resolve(_ revision: String) -> String? {
    let name = ["rev-parse", "--verify", "--quiet", "--end-of-options", "\(revision)^{commit}"]
    guard let line = try? GitProcess.line(name), !line.isEmpty else { return nil }
    return line
  }

  private static let sources = ":(top)*.swift"

  private func entries(_ command: [String]) throws(GitProcess.Failure) -> [Entry] {
    let bytes = try GitProcess.run(
      [command[0], "--raw", "-z", "--no-renames", "--no-abbrev"] + command.dropFirst()
        + ["--", GitChanges.sources])
    return GitChanges.parse(bytes)
  }

  /// `:100644 100644 <blob> <blob> M\0path\0`, again and again.
  ///
  /// Source: git's documentation, "Raw output format".
  static func parse(_ bytes: [UInt8]) -> [Entry] {
    let parts = bytes.split(separator: 0, omittingEmptySubsequences: false)
    var entries: [Entry] = []
    var index = 0
    while index + 1 < parts.count {
      let words = parts[index].split(separator: UInt8(ascii: " "))
      let path = String(decoding: parts[index + 1], as: UTF8.self)
      index += 2
      guard words.count == 5, words[0].first == UInt8(ascii: ":") else { continue }
      let blob = String(decoding: words[2], as: UTF8.self)
      let isPlain = words[0].dropFirst().starts(with: "100".utf8)
      let isThere = blob.contains { $0 != "0" }
      // `diff-files` gives an unmerged file a second entry; the first one has its blob.
      guard !entries.contains(where: { $0.path == path }) else { continue }
      entries.append(Entry(path: path, blob: isPlain && isThere ? blob : nil))
    }
    return entries
  }

  private func untracked() throws(GitProcess.Failure) -> [FileOverlay] {
    let bytes = try GitProcess.run(
      ["ls-files", "--others", "--exclude-standard", "--full-name", "-z", "--", GitChanges.sources])
    return bytes.split(separator: 0).map {
      FileOverlay(path: absolute(String(decoding: $0, as: UTF8.self)), bytes: nil)
    }
  }

  private func absolute(_ path: String) -> String { WorkingFolder.join(root, path) }

  private func overlays(_ entries: [Entry]) throws(GitProcess.Failure) -> [FileOverlay] {
    let blobs = entries.compactMap(\.blob)
    let contents = blobs.isEmpty ? [:] : try GitChanges.contents(of: blobs)
    return try entries.map { entry throws(GitProcess.Failure) in
      guard let blob = entry.blob else {
        return FileOverlay(path: absolute(entry.path), bytes: nil)
      }
      guard let bytes = contents[blob] else {
        throw GitProcess.Failure(reason: "git has no content of \(entry.path)")
      }
      return FileOverlay(path: absolute(entry.path), bytes: bytes)
    }
  }

  /// `git cat-file --batch`: a header `<blob> blob <size>`, the bytes, a line end, for each.
  private static func contents(
    of blobs: [String]
  ) throws(GitProcess.Failure) -> [String: [UInt8]] {
    let input = Set(blobs).sorted().joined(separator: "\n") + "\n"
    return parseBatch(try GitProcess.run(["cat-file", "--batch"], input: Array(input.utf8)))
  }

  static func parseBatch(_ output: [UInt8]) -> [String: [UInt8]] {
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
