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

  init(options: DiscoveryOptions) {
    guard options.honorsIgnoreFiles else {
      global = nil
      return
    }
    let path = options.globalExcludesFile.map { SourcePath($0) } ?? GitConfiguration.excludesFile()
    global = path.flatMap { try? IgnoreFiles.rules(at: $0) }
  }

  /// The scope of one folder, and which of its files could not be read. A file that vanished
  /// meanwhile is none.
  func scope(
    of folder: SourcePath, parent: IgnoreScope?, hasGit: Bool, hasIgnore: Bool, hasGitIgnore: Bool
  ) -> (scope: IgnoreScope, failures: [(name: String, error: SourceReadError)]) {
    var failures: [(name: String, error: SourceReadError)] = []
    func rules(_ name: String) -> IgnoreRules? {
      do {
        return try IgnoreFiles.rules(at: folder.child(name))
      } catch {
        if !error.isMissing { failures.append((name, error)) }
        return nil
      }
    }
    let isInRepository = hasGit || (parent?.isInRepository ?? false)
    let ignore = hasIgnore ? rules(".ignore") : nil
    let gitIgnore = hasGitIgnore && isInRepository ? rules(".gitignore") : nil
    let exclude = hasGit ? try? IgnoreFiles.rules(at: infoExclude(of: folder)) : nil
    let scope = IgnoreScope(
      parent: parent, baseLength: folder.bytes.count, ignore: ignore, gitIgnore: gitIgnore,
      gitExclude: exclude, gitGlobal: hasGit ? global : nil, isRepository: hasGit)
    return (scope, failures)
  }

  static func exists(_ path: SourcePath) -> Bool {
    path.withCString { access($0, F_OK) == 0 }
  }

  private static func rules(at path: SourcePath) throws(SourceReadError) -> IgnoreRules {
    let buffer = SourceBuffer()
    try buffer.read(path)
    return IgnoreRules(buffer.bytes)
  }

  /// `.git` is a folder, or in a worktree or a submodule a file that names one.
  private func infoExclude(of repository: SourcePath) -> SourcePath {
    let git = repository.child(".git")
    let named = GitConfiguration.firstLine(of: git, after: "gitdir: ")
    let own = named.map { repository.resolving($0) } ?? git
    let common = GitConfiguration.firstLine(of: own.child("commondir"), after: "")
    return (common.map { own.resolving($0) } ?? own).child("info/exclude")
  }
}

/// What the ignore files above apps' folders say. Apps mostly stand side by side, so that each folder
/// above them is looked into once.
struct ScopesAbove {
  let files: IgnoreFiles
  private var known: [SourcePath: IgnoreScope?] = [:]

  init(_ files: IgnoreFiles) { self.files = files }

  /// The scope of the folders above `folder`, from the root of the file system down.
  mutating func scope(above folder: SourcePath) -> IgnoreScope? {
    var scope: IgnoreScope?
    for (index, byte) in folder.bytes.enumerated() where byte == UInt8(ascii: "/") {
      // Without the slash at its end: the file system's root is the empty path.
      let ancestor = SourcePath(bytes: Array(folder.bytes[..<index]))
      if let known = known[ancestor] {
        scope = known
        continue
      }
      func has(_ name: String) -> Bool { IgnoreFiles.exists(ancestor.child(name)) }
      let (git, ignore, gitIgnore) = (has(".git"), has(".ignore"), has(".gitignore"))
      if git || ignore || gitIgnore {
        scope =
          files.scope(
            of: ancestor, parent: scope, hasGit: git, hasIgnore: ignore, hasGitIgnore: gitIgnore
          ).scope
      }
      known[ancestor] = .some(scope)
    }
    return scope
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
