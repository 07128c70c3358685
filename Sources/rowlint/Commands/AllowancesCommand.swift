import Analysis
import Pipeline
import Reporting

extension Command {
  static let allowances = Command(
    name: "allowances",
    usage: "allowances [options] <source folder or file>...",
    summary: "Lists every silence in force: where, for which rules, why, until when.",
    details: "Comments in the sources and waivers of the contract, with how much each silences.",
    options: RunOptions.all + CacheOptions.all,
    run: { arguments, console in
      let contract: Contract
      do throws(ContractError) {
        contract = try RunOptions.contract(arguments)
      } catch {
        for problem in error.problems { console.say(problem.text) }
        return .failed
      }
      let request = try SourceRequest.make(
        arguments, paths: arguments.operands, contract: contract)
      let result = Pipeline.run(request)
      for problem in result.report.problems { console.say(problem.text) }
      let text = AllowanceList(result).text
      return console.print(text, otherwise: result.report.isComplete ? .clean : .failed)
    })
}

/// Silences as text, a line each, in the order of their places.
private struct AllowanceList {
  let result: RunResult

  init(_ result: RunResult) { self.result = result }

  var text: String {
    let roots = Dictionary(
      result.report.apps.map { ($0.name, $0.root) }, uniquingKeysWith: { first, _ in first })
    let comments = result.silences.suppressions
      .sorted { $0.suppression.place < $1.suppression.place }
      .map { used in
        let suppression = used.suppression
        let root = roots[suppression.place.app] ?? ""
        let path = WorkingFolder.relative(WorkingFolder.join(root, suppression.place.path))
        return line(
          "\(path):\(suppression.place.range.start.line)", suppression.rules, suppression.until,
          used.isExpired, suppression.reason, used.findings.values.reduce(0, +))
      }
    let waivers = result.silences.waivers
      .sorted { $0.waiver.place < $1.waiver.place }
      .map { used in
        line(
          "\(used.waiver.place.file):\(used.waiver.place.line)", [used.waiver.rule],
          used.waiver.until, used.isExpired, used.waiver.reason, used.findings)
      }
    let all = comments + waivers
    return all.isEmpty ? "Nothing is silenced.\n" : all.joined()
  }

  private func line(
    _ place: String, _ rules: [String], _ until: Day?, _ isExpired: Bool, _ reason: String,
    _ count: Int
  ) -> String {
    let day = until.map { isExpired ? ", expired \($0)" : ", until \($0)" } ?? ""
    let findings = "\(count) finding\(count == 1 ? "" : "s")"
    return "\(place): \(rules.joined(separator: ", ")) (\(findings)\(day)) -- \(reason)\n"
  }
}
