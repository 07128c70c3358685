/// Finds what a person who mistyped a name most likely meant.
public enum NearestName {
  /// The known names nearest to `name`, best first, at most `limit`; those too far to be a slip of
  /// the keyboard are left out. Ties stand in alphabetical order.
  public static func of(_ name: String, in known: some Sequence<String>, limit: Int = 1)
    -> [String]
  { [] }
}
