/// Which files of a folder count as sources.
public struct DiscoveryOptions: Sendable, Equatable {
  /// False with `--no-ignore`: `.gitignore`, `.ignore` and git's other exclude files do not count,
  /// and the folders of build tools and package managers are walked too.
  public var honorsIgnoreFiles: Bool
  /// With `--hidden`: names that start with a dot count too. `.git` never does.
  public var includesHidden: Bool
  /// Globs of the contract; one that matches a folder prunes it. With the syntax and the meaning of
  /// a line in `.gitignore`.
  public var exclude: [String]
  /// The contract's folder: what `exclude` is relative to in the apps inside it. In other apps, and
  /// with nil, `exclude` is relative to the app's root.
  public var excludeRoot: String?
  /// Git's excludes file for all repositories; nil to find it as git does.
  public var globalExcludesFile: String?

  public init(
    honorsIgnoreFiles: Bool = true, includesHidden: Bool = false, exclude: [String] = [],
    excludeRoot: String? = nil,
    globalExcludesFile: String? = nil
  ) {
    self.honorsIgnoreFiles = honorsIgnoreFiles
    self.includesHidden = includesHidden
    self.exclude = exclude
    self.excludeRoot = excludeRoot
    self.globalExcludesFile = globalExcludesFile
  }
}
