/// Why something that was found in a folder is not looked at. A folder counts once, whatever is
/// in it.
public enum SkipReason: String, Sendable, CaseIterable {
  case gitIgnore = "ignored by git"
  case ignoreFile = "ignored by .ignore"
  case hidden = "hidden"
  /// `.build`, `DerivedData`, `Pods`, `Carthage`, `node_modules`.
  case buildFolder = "build products and dependencies"
  case excluded = "excluded by the contract"
  case symbolicLink = "symbolic link"
  /// A pipe, socket or device whose name ends in `.swift`.
  case notRegular = "not a regular file"
  /// A file that was given by name.
  case notSwift = "not Swift"
  /// Is in a folder that is given too, or was given twice.
  case givenTwice = "given twice"
}
