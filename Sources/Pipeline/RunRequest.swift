import Analysis

/// A folder or a file that is to be searched.
public struct AppInput: Sendable, Equatable {
  /// What the contract calls the app; nil for the last component of its path.
  public var name: String?
  /// As the user typed it: relative to the working folder or absolute.
  public var path: String

  public init(name: String? = nil, path: String) {
    self.name = name
    self.path = path
  }
}
