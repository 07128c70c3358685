/// What the process says to whoever called it.
enum ExitStatus: Int32, Comparable {
  /// Nothing at error level.
  case clean = 0
  case findings = 1
  /// Could not search: bad usage, a bad contract, a path that is missing or unreadable, a folder
  /// without sources. Wins over `findings`.
  case failed = 2

  static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

/// A command line that cannot be carried out; exit 2.
struct UsageError: Error, Equatable {
  /// A sentence without a full stop.
  var message: String
  /// Whether the command's help says how to do better; it does not where git or a file is at fault.
  var hasHelp = true
}
