/// What a name stands for.
public enum Resolution<Target: Sendable>: Sendable {
  case resolved(Target)
  /// Several declarations fit and nothing tells which.
  case ambiguous([Target])
  /// Declared outside of the app: by the system or by a package that was not scanned.
  case external
  /// Could not be followed: a value that only a caller knows, a chain that is too long.
  case unresolved

  /// What it may be: none where it is not the app's, or not known.
  public var candidates: [Target] {
    switch self {
    case .resolved(let target): [target]
    case .ambiguous(let targets): targets
    case .external, .unresolved: []
    }
  }
}
