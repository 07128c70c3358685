import SourceText

/// A place in a contract file.
public struct ContractPlace: Sendable, Hashable, Comparable {
  /// As `ContractSource.displayName` gives it.
  public var file: String
  /// 1-based.
  public var line: Int
  /// 1-based, in UTF-16 code units.
  public var column: Int

  public init(file: String, line: Int, column: Int) {
    self.file = file
    self.line = line
    self.column = column
  }

  init(file: String, _ position: SourcePosition) {
    self.init(file: file, line: Int(position.line), column: Int(position.column))
  }

  public static func < (left: Self, right: Self) -> Bool {
    (left.file, left.line, left.column) < (right.file, right.line, right.column)
  }
}

/// Something in a contract that is not as it must be.
public struct ContractFault: Sendable, Hashable, CustomStringConvertible {
  public var place: ContractPlace
  /// Names the key and, for an unknown name, the nearest known one; no line ends.
  public var message: String

  public init(place: ContractPlace, message: String) {
    self.place = place
    self.message = message
  }

  /// `file:line:column: error: message`
  public var description: String {
    "\(place.file):\(place.line):\(place.column): error: \(message)"
  }
}

/// A contract that cannot be used.
public enum ContractError: Error, Sendable, Hashable {
  /// There is no such file, or it cannot be read.
  case unreadable(path: String, reason: String)
  /// All faults of the file and of what it extends, in the order of their places.
  case faults([ContractFault])
}
