import Analysis

/// Which files of a folder count as sources.
public struct DiscoveryOptions: Sendable, Equatable {
  /// False with `--no-ignore`: `.gitignore`, `.ignore` and git's other exclude files do not count,
  /// and the folders of build tools and package managers are walked too.
  public var honorsIgnoreFiles: Bool
  /// With `--hidden`: names that start with a dot count too. `.git` never does.
  public var includesHidden: Bool
  /// Of the contract, relative to the app's root; one that matches a folder prunes it.
  public var exclude: [Glob]
  /// Git's excludes file for all repositories; nil to find it as git does.
  public var globalExcludesFile: String?

  public init(
    honorsIgnoreFiles: Bool = true, includesHidden: Bool = false, exclude: [Glob] = [],
    globalExcludesFile: String? = nil
  ) {
    self.honorsIgnoreFiles = honorsIgnoreFiles
    self.includesHidden = includesHidden
    self.exclude = exclude
    self.globalExcludesFile = globalExcludesFile
  }

  /// Whether the contract leaves this path of an app out.
  func excludes(_ path: some Collection<UInt8>, isFolder: Bool) -> Bool {
    exclude.contains { $0.matches(path) }
  }
}
