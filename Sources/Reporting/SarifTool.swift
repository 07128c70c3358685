import Analysis

/// §3.18 and §3.19: the tool, its rules and its kinds of notification.
enum SarifTool {
  static func driver(_ report: Report, version: String) -> JSONValue {
    [
      "name": "rowlint",
      "version": .string(version),
      "semanticVersion": .string(version),
      "rules": .array(report.rules.map(rule)),
      "notifications": .array(RunProblem.Kind.allCases.map(notification)),
    ]
  }

  private static func rule(_ rule: RuleInForce) -> JSONValue {
    [
      "id": .string(rule.id),
      "name": .string(pascalCase(rule.id)),
      "shortDescription": .text(rule.summary),
      "fullDescription": .text(fullDescription(rule)),
      "help": ["text": .string(rule.page), "markdown": .string(rule.page)],
      "defaultConfiguration": ["level": .string(rule.severity.rawValue)],
      // No `security-severity`: it would turn every result into a security alert.
      "properties": [
        "precision": "high",
        "problem.severity": .string(problemSeverity(rule.severity)),
        "tags": .array(["interaction", "maintainability"]),
      ],
    ]
  }

  /// GitHub's words for a rule's weight.
  private static func problemSeverity(_ severity: Severity) -> String {
    severity == .note ? "recommendation" : severity.rawValue
  }

  private static func notification(_ kind: RunProblem.Kind) -> JSONValue {
    ["id": .string(kind.rawValue), "shortDescription": .text(kind.summary)]
  }

  /// `no-swipe-actions` is `NoSwipeActions`: §3.49.7 wants a name for people, GitHub one in
  /// Pascal case.
  private static func pascalCase(_ id: String) -> String {
    id.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  /// The page's first paragraph of prose, within GitHub's limit.
  private static func fullDescription(_ rule: RuleInForce) -> String {
    let lines = rule.page.split(separator: "\n", omittingEmptySubsequences: false)
    let paragraph =
      lines
      .drop { $0.isEmpty || $0.hasPrefix("#") }
      .prefix { !$0.isEmpty && !$0.hasPrefix("#") && !$0.hasPrefix("```") }
    let text = paragraph.isEmpty ? rule.summary : paragraph.joined(separator: " ")
    if text.count <= SarifLimits.description { return text }
    return text.prefix(SarifLimits.description - 1) + "…"
  }
}
