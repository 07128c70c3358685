import Facts

/// The files of one app, before they are linked.
public struct App: Sendable, Equatable {
  public var name: String
  /// Sorted by path.
  public var files: [FileFacts]

  public init(name: String, files: [FileFacts]) {
    self.name = name
    self.files = files.sorted { $0.path < $1.path }
  }
}
