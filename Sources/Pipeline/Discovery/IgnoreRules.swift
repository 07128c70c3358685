import SourceText

/// The patterns of one ignore file, in order.
struct IgnoreRules: Sendable {
  private let patterns: [IgnorePattern]

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    var patterns: [IgnorePattern] = []
    var content = Array(bytes)[...]
    if content.starts(with: [0xEF, 0xBB, 0xBF]) { content = content.dropFirst(3) }
    for line in content.split(separator: UInt8(ascii: "\n")) {
      let trimmed = line.last == UInt8(ascii: "\r") ? line.dropLast() : line
      if let pattern = IgnorePattern(line: trimmed) { patterns.append(pattern) }
    }
    self.patterns = patterns
  }

  init(_ text: String) {
    var text = text
    self = text.withUTF8 { IgnoreRules($0) }
  }

  var isEmpty: Bool { patterns.isEmpty }

  /// What the last matching pattern says; nil when none matches. Parameters as in
  /// `IgnorePattern.matches`.
  func isIgnored(_ path: UnsafeBufferPointer<UInt8>, nameStart: Int, isFolder: Bool) -> Bool? {
    var index = patterns.count
    while index > 0 {
      index -= 1
      if patterns[index].matches(path, nameStart: nameStart, isFolder: isFolder) {
        return !patterns[index].isNegated
      }
    }
    return nil
  }
}

/// What the ignore files of one folder say, and through `parent` those of all folders above.
///
/// The order of precedence is ripgrep's: any `.ignore` before any `.gitignore`, the nearer file of
/// a kind before the farther, then `.git/info/exclude`, then git's global file.
final class IgnoreScope: Sendable {
  let parent: IgnoreScope?
  /// Length of the absolute path of the folder, without a `/` at its end.
  let baseLength: Int
  let ignore: IgnoreRules?
  let gitIgnore: IgnoreRules?
  let gitExclude: IgnoreRules?
  /// The global file's patterns are relative to the repository's root too, so they hang here.
  let gitGlobal: IgnoreRules?
  /// Whether the folder is the root of a repository.
  let isRepository: Bool
  /// Whether this folder or one above is in a repository: else `.gitignore` does not count.
  let isInRepository: Bool
  /// Of what stands in the folder's ignore files.
  let contentHash: ContentHash

  init(
    parent: IgnoreScope?, baseLength: Int, ignore: IgnoreRules? = nil,
    gitIgnore: IgnoreRules? = nil, gitExclude: IgnoreRules? = nil, gitGlobal: IgnoreRules? = nil,
    isRepository: Bool = false, contentHash: ContentHash = ContentHash()
  ) {
    self.parent = parent
    self.baseLength = baseLength
    self.ignore = ignore
    self.gitIgnore = gitIgnore
    self.gitExclude = gitExclude
    self.gitGlobal = gitGlobal
    self.isRepository = isRepository
    isInRepository = isRepository || (parent?.isInRepository ?? false)
    self.contentHash = contentHash
  }

  /// Of all that it says, through its parents too.
  var fingerprint: ContentHash {
    var hash = ContentHash()
    var scope: IgnoreScope? = self
    while let current = scope {
      hash.add(UInt64(current.baseLength))
      hash.add(current.isRepository ? 1 : 0)
      hash.add(current.contentHash.value)
      scope = current.parent
    }
    return hash
  }

  enum Verdict: Equatable, Sendable {
    case ignored(SkipReason)
    /// Taken in by a negated pattern, which also outweighs being hidden.
    case wanted
    case unmentioned
  }

  /// - Parameters:
  ///   - path: absolute.
  ///   - nameStart: where its last component starts.
  func verdict(_ path: UnsafeBufferPointer<UInt8>, nameStart: Int, isFolder: Bool) -> Verdict {
    var byGit: Bool?
    var byExclude: Bool?
    var byGlobal: Bool?
    var leftRepository = !isInRepository
    var scope: IgnoreScope? = self
    while let current = scope {
      let start = current.baseLength + 1
      func ask(_ rules: IgnoreRules?) -> Bool? {
        rules?.isIgnored(
          UnsafeBufferPointer(rebasing: path[start...]), nameStart: nameStart - start,
          isFolder: isFolder)
      }
      if let found = ask(current.ignore) {
        return found ? .ignored(.ignoreFile) : .wanted
      }
      if !leftRepository {
        if byGit == nil { byGit = ask(current.gitIgnore) }
        if byExclude == nil { byExclude = ask(current.gitExclude) }
        if byGlobal == nil { byGlobal = ask(current.gitGlobal) }
        leftRepository = current.isRepository
      }
      scope = current.parent
    }
    guard let ignored = byGit ?? byExclude ?? byGlobal else { return .unmentioned }
    return ignored ? .ignored(.gitIgnore) : .wanted
  }
}
