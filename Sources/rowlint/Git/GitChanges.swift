import Pipeline

/// How two states of a repository differ from its working tree, as overlays for a run.
///
/// Submodules belong to a state: each is taken as of the commit that the state names.
struct GitChanges {
  /// The repository's root, absolute.
  let root: String
  /// Whether it is a submodule of the one that git finds from the working folder.
  private let isSubmodule: Bool

  init() throws(GitProcess.Failure) {
    root = try GitProcess.line(["rev-parse", "--show-toplevel"])
    isSubmodule = false
  }

  private init(submodule path: String) {
    root = path
    isSubmodule = true
  }

  /// The working tree as the index has it: what a commit would hold.
  func index() throws(GitProcess.Failure) -> [FileOverlay] {
    let changed = try entries(["diff-files"])
    return try overlays(changed) + untracked() + submodules(as: indexLinks())
  }

  /// The contracts that differ from the index, as the index has them.
  func stagedContracts() throws(GitProcess.Failure) -> [FileOverlay] {
    try overlays(try entries(["diff-files"], ":(top)*.jsonc"))
  }

  /// The working tree as a commit has it.
  func commit(_ revision: String) throws(GitProcess.Failure) -> [FileOverlay] {
    let changed = try entries(["diff-index", revision])
    return try overlays(changed) + untracked() + submodules(as: links(of: revision))
  }

  /// Whether anything Swift differs between the index and a commit; true where there is no commit.
  func hasStagedSources(against revision: String?) throws(GitProcess.Failure) -> Bool {
    guard let revision else {
      return !(try git(["ls-files", "-z", "--", GitChanges.sources])).isEmpty
    }
    if !(try entries(["diff-index", "--cached", revision])).isEmpty { return true }
    return try indexLinks() != links(of: revision)
  }

  /// Whether the index holds what a commit holds; no commit holds nothing.
  func isIndexClean(against revision: String?) throws(GitProcess.Failure) -> Bool {
    guard let revision else { return try git(["ls-files", "-z"]).isEmpty }
    return try git(["diff-index", "--cached", "--raw", "-z", revision]).isEmpty
  }

  /// Files that stand elsewhere than in a commit, with absolute paths.
  func renames(
    since revision: String, staged: Bool
  ) throws(GitProcess.Failure) -> [(old: String, new: String)] {
    let words = ["diff-index", "-M", "--diff-filter=R", "--name-status", "-z"]
    let bytes = try git(
      words + (staged ? ["--cached"] : []) + [revision, "--", GitChanges.sources])
    // `R100\0old\0new\0`, again and again.
    let parts = bytes.split(separator: 0)
    return stride(from: 0, to: parts.count - parts.count % 3, by: 3).map { index in
      (
        absolute(String(decoding: parts[index + 1], as: UTF8.self)),
        absolute(String(decoding: parts[index + 2], as: UTF8.self))
      )
    }
  }

  /// The full name of a commit; nil where there is none of that name.
  static func resolve(_ revision: String) -> String? {
    let name = ["rev-parse", "--verify", "--quiet", "--end-of-options", "\(revision)^{commit}"]
    guard let line = try? GitProcess.line(name), !line.isEmpty else { return nil }
    return line
  }

  /// What HEAD names, whether it can be read or not; nil before the first commit.
  static var head: String? {
    try? GitProcess.line(["rev-parse", "--verify", "--quiet", "HEAD"])
  }

  /// The commit that a merge under way brings in; nil where there is none.
  static var mergedHead: String? {
    try? GitProcess.line(["rev-parse", "--verify", "--quiet", "MERGE_HEAD"])
  }

  /// Where the current branch left another; nil where they share nothing, or nothing that is here.
  static func commonAncestor(_ commit: String) -> String? {
    try? GitProcess.line(["merge-base", commit, "HEAD"])
  }

  /// Whether a part of the history is not here.
  static var isShallow: Bool {
    (try? GitProcess.line(["rev-parse", "--is-shallow-repository"])) == "true"
  }

  private static let sources = ":(top)*.swift"

  private func git(
    _ arguments: [String], input: [UInt8] = []
  ) throws(GitProcess.Failure) -> [UInt8] {
    try GitProcess.run(arguments, in: isSubmodule ? root : nil, input: input)
  }

  private func entries(
    _ command: [String], _ files: String = GitChanges.sources
  ) throws(GitProcess.Failure) -> [GitEntry] {
    let bytes = try git(
      [command[0], "--raw", "-z", "--no-renames", "--no-abbrev"] + command.dropFirst()
        + ["--", files])
    return try GitEntry.all(in: bytes)
  }

  private func untracked() throws(GitProcess.Failure) -> [FileOverlay] {
    try git(
      ["ls-files", "--others", "--exclude-standard", "--full-name", "-z", "--"] + [
        GitChanges.sources
      ]
    )
    .split(separator: 0).map {
      FileOverlay(path: absolute(String(decoding: $0, as: UTF8.self)), bytes: nil)
    }
  }

  private func absolute(_ path: String) -> String { WorkingFolder.join(root, path) }

  private func overlays(_ entries: [GitEntry]) throws(GitProcess.Failure) -> [FileOverlay] {
    let blobs = entries.compactMap(\.blob)
    let contents = blobs.isEmpty ? [:] : try contents(of: blobs)
    return try entries.map { entry throws(GitProcess.Failure) in
      guard let blob = entry.blob else {
        return FileOverlay(path: absolute(entry.path), bytes: nil)
      }
      guard let bytes = contents[blob] else {
        throw GitProcess.Failure(reason: "it has no content of \(entry.path)")
      }
      return FileOverlay(path: absolute(entry.path), bytes: bytes)
    }
  }

  private func contents(of blobs: [String]) throws(GitProcess.Failure) -> [String: [UInt8]] {
    let input = Set(blobs).sorted().joined(separator: "\n") + "\n"
    return GitEntry.contents(in: try git(["cat-file", "--batch"], input: Array(input.utf8)))
  }
}

// MARK: - Submodules

extension GitChanges {
  /// Commits of submodules by path.
  private typealias Links = [String: String]

  /// `.gitmodules` names them; without it nobody has to look through all that is tracked.
  private var mayHaveSubmodules: Bool { WorkingFolder.exists(absolute(".gitmodules")) }

  private func indexLinks() throws(GitProcess.Failure) -> Links {
    guard mayHaveSubmodules else { return [:] }
    return GitEntry.links(
      in: try git(["ls-files", "--stage", "--full-name", "-z", "--", ":(top)"]))
  }

  private func links(of revision: String) throws(GitProcess.Failure) -> Links {
    guard mayHaveSubmodules else { return [:] }
    return GitEntry.links(in: try git(["ls-tree", "-r", "-z", "--full-tree", revision]))
  }

  /// The submodules that are checked out, each as a state has it; one that the state does not have
  /// is taken as empty.
  private func submodules(as links: Links) throws(GitProcess.Failure) -> [FileOverlay] {
    guard mayHaveSubmodules else { return [] }
    let paths = Set(links.keys).union(try indexLinks().keys).sorted()
    var overlays: [FileOverlay] = []
    for path in paths where WorkingFolder.exists(absolute("\(path)/.git")) {
      let submodule = GitChanges(submodule: absolute(path))
      if let commit = links[path] {
        do throws(GitProcess.Failure) {
          overlays += try submodule.commit(commit)
        } catch {
          throw GitProcess.Failure(
            reason: "in the submodule \(path), \(error.reason); 'git submodule update' may bring it"
          )
        }
      } else {
        overlays += try submodule.git(["ls-files", "-z", "--", GitChanges.sources])
          .split(separator: 0)
          .map {
            FileOverlay(path: submodule.absolute(String(decoding: $0, as: UTF8.self)), bytes: nil)
          }
      }
    }
    return overlays
  }
}
