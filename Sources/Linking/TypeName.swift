/// Reads a type as it is written.
enum TypeName {
  /// `Outer.Inner` gives `Inner`.
  static func lastWord(of name: String) -> String {
    guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")) else { return name }
    return String(name[name.utf8.index(after: dot)...])
  }
}
