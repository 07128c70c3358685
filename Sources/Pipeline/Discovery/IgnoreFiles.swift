import SourceText

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#elseif canImport(Glibc)
  import Glibc
#endif

/// Reads ignore files from disk.
struct IgnoreFiles: Sendable {
  /// Git's file for all repositories of a user; nil where there is none.
  let global: IgnoreRules?
  /// Of that file's content.
  let globalHash: ContentHash

  init(options: DiscoveryOptions) {
    guard options.honorsIgnoreFiles else {
      global = nil
      globalHash = ContentHash()
      return
    }
    let path = options.globalExcludesFile.map { SourcePath($0) } ?? GitConfiguration.excludesFile()
    let content = path.map { IgnoreContent(of: $0) } ?? .none
    global = content.rules
    globalHash = content.added(to: ContentHash())
  }

  /// The scope of one folder, and which of its files could not be read. A file that vanished
  /// meanwhile is none.
  func scope(
    of folder: SourcePath, parent: IgnoreScope?, hasGit: Bool, hasIgnore: Bool, hasGitIgnore: Bool
  ) -> (scope: IgnoreScope, failures: [(name: String, error: SourceReadError)]) {
    let content = IgnoreFiles.content(
      of: folder, hasGit: hasGit, hasIgnore: hasIgnore, hasGitIgnore: hasGitIgnore)
    let isInRepository = hasGit || (parent?.isInRepository ?? false)
    let scope = IgnoreScope(
      parent: parent, baseLength: folder.bytes.count, ignore: content.ignore.rules,
      gitIgnore: isInRepository ? content.gitIgnore.rules : nil,
      gitExclude: content.gitExclude.rules, gitGlobal: hasGit ? global : nil,
      isRepository: hasGit, contentHash: content.hash)
    let asked =
      [(".ignore", content.ignore)] + (isInRepository ? [(".gitignore", content.gitIgnore)] : [])
    let failures = asked.compactMap { name, content in content.failure.map { (name, $0) } }
    return (scope, failures)
  }

  /// Of all ignore files that may be in a folder: whoever knows that it is the same folder as before,
  /// with the same names in it, can tell by it whether the same is ignored.
  static func contentHash(of folder: SourcePath) -> ContentHash {
    content(of: folder, hasGit: true, hasIgnore: true, hasGitIgnore: true).hash
  }

  private static func content(
    of folder: SourcePath, hasGit: Bool, hasIgnore: Bool, hasGitIgnore: Bool
  ) -> (
    ignore: IgnoreContent, gitIgnore: IgnoreContent, gitExclude: IgnoreContent, hash: ContentHash
  ) {
    let ignore = hasIgnore ? IgnoreContent(of: folder.child(".ignore")) : .none
    let gitIgnore = hasGitIgnore ? IgnoreContent(of: folder.child(".gitignore")) : .none
    let exclude = hasGit ? IgnoreContent(of: infoExclude(of: folder)) : .none
    let hash = [ignore, gitIgnore, exclude].reduce(ContentHash()) { $1.added(to: $0) }
    return (ignore, gitIgnore, exclude, hash)
  }

  static func exists(_ path: SourcePath) -> Bool {
    path.withCString { access($0, F_OK) == 0 }
  }

  /// `.git` is a folder, or in a worktree or a submodule a file that names one.
  private static func infoExclude(of repository: SourcePath) -> SourcePath {
    let git = repository.child(".git")
    let named = GitConfiguration.firstLine(of: git, after: "gitdir: ")
    let own = named.map { repository.resolving($0) } ?? git
    let common = GitConfiguration.firstLine(of: own.child("commondir"), after: "")
    return (common.map { own.resolving($0) } ?? own).child("info/exclude")
  }
}

/// What stands in one ignore file.
private enum IgnoreContent {
  /// There is no such file.
  case none
  case text(SourceBuffer)
  case unreadable(SourceReadError)

  init(of path: SourcePath) {
    let buffer = SourceBuffer()
    do throws(SourceReadError) {
      try buffer.read(path)
      self = .text(buffer)
    } catch {
      self = error.isMissing ? .none : .unreadable(error)
    }
  }

  var rules: IgnoreRules? {
    if case .text(let buffer) = self { IgnoreRules(buffer.bytes) } else { nil }
  }

  var failure: SourceReadError? {
    if case .unreadable(let error) = self { error } else { nil }
  }

  func added(to hash: ContentHash) -> ContentHash {
    var hash = hash
    switch self {
    case .none: hash.add(0)
    case .text(let buffer):
      hash.add(1)
      hash.add(ContentHash(buffer.bytes).value)
    case .unreadable: hash.add(2)
    }
    return hash
  }
}

/// What the ignore files above apps' folders say. Apps mostly stand side by side, so that what is
/// above one is kept for the next.
struct ScopesAbove {
  let files: IgnoreFiles
  /// The folder that was asked for last, and its ancestors from the root of the file system down:
  /// where the path of each ends, and what is said there.
  private var last = SourcePath(bytes: [])
  private var known: [(end: Int, scope: IgnoreScope?)] = []

  init(_ files: IgnoreFiles) { self.files = files }

  /// The scope of the folders above `folder`, from the root of the file system down.
  mutating func scope(above folder: SourcePath) -> IgnoreScope? {
    while let end = known.last?.end, !isAbove(folder, end) { known.removeLast() }
    last = folder
    var scope = known.last?.scope
    let done = known.last?.end ?? -1
    for (index, byte) in folder.bytes.enumerated() where byte == UInt8(ascii: "/") && index > done {
      // Without the slash at its end: the file system's root is the empty path.
      let ancestor = SourcePath(bytes: Array(folder.bytes[..<index]))
      func has(_ name: String) -> Bool { IgnoreFiles.exists(ancestor.child(name)) }
      let (git, ignore, gitIgnore) = (has(".git"), has(".ignore"), has(".gitignore"))
      if git || ignore || gitIgnore {
        scope =
          files.scope(
            of: ancestor, parent: scope, hasGit: git, hasIgnore: ignore, hasGitIgnore: gitIgnore
          ).scope
      }
      known.append((index, scope))
    }
    return scope
  }

  /// Whether an ancestor of the folder that was asked for last is one of another too.
  private func isAbove(_ folder: SourcePath, _ end: Int) -> Bool {
    folder.bytes.count > end && folder.bytes[end] == UInt8(ascii: "/")
      && folder.bytes[..<end] == last.bytes[..<end]
  }
}

extension SourcePath {
  /// A path inside this folder, which must not end in `/`: the root of the file system is the
  /// empty path here.
  func child(_ name: String) -> SourcePath {
    SourcePath(bytes: bytes + [UInt8(ascii: "/")] + Array(name.utf8))
  }

  /// `other` as seen from this folder: itself when it is absolute.
  func resolving(_ other: [UInt8]) -> SourcePath {
    other.first == UInt8(ascii: "/") ? SourcePath(bytes: other) : appending(other)
  }
}
