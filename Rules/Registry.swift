import Analysis

/// Every built-in rule.
public enum Registry {
  public static let rules: [Rule] = []
}
