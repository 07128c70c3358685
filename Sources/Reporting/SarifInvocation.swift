/// §3.20: that the run took place, whether it was whole, and its numbers.
enum SarifInvocation {
  static func value(
    _ report: Report, _ context: ReportContext, _ locations: Locations
  ) -> JSONValue {
    func notifications(_ isConfiguration: Bool) -> JSONValue {
      .array(
        report.problems.filter { $0.kind.isConfiguration == isConfiguration }
          .map { notification($0, locations) })
    }
    return [
      // Exit 1 is a run that did its work and found something.
      "executionSuccessful": .boolean(report.isComplete),
      "exitCode": .number(context.exitCode),
      "toolExecutionNotifications": notifications(false),
      "toolConfigurationNotifications": notifications(true),
      "properties": numbers(report.summary),
    ]
  }

  private static func notification(_ problem: RunProblem, _ locations: Locations) -> JSONValue {
    var members: [(key: String, value: JSONValue)] = [
      ("descriptor", ["id": .string(problem.kind.rawValue)]),
      ("level", .string(problem.level.rawValue)),
      ("message", .text("\(locations.portablePath(problem.path)): \(problem.message)")),
    ]
    if let artifact = locations.artifact(problemPath: problem.path), problem.kind != .limit {
      var physical: [(key: String, value: JSONValue)] = [("artifactLocation", artifact)]
      if let line = problem.line {
        var region: [(key: String, value: JSONValue)] = [("startLine", .number(line))]
        if let column = problem.column { region.append(("startColumn", .number(column))) }
        physical.append(("region", .object(region)))
      }
      members.append(("locations", .array([["physicalLocation": .object(physical)]])))
    }
    return .object(members)
  }

  private static func numbers(_ summary: RunSummary) -> JSONValue {
    func byName(_ numbers: [String: Int]) -> JSONValue {
      .object(numbers.sorted { $0.key < $1.key }.map { (key: $0.key, value: .number($0.value)) })
    }
    return [
      "apps": .number(summary.apps),
      "files": .number(summary.files),
      "bytes": .number(summary.bytes),
      "lexedFiles": .number(summary.lexedFiles),
      "rules": .number(summary.rules),
      "skipped": byName(summary.skipped),
      "couldNotTell": byName(summary.couldNotTell),
      "couldNotTellTotal": .number(summary.couldNotTellTotal),
    ]
  }
}
