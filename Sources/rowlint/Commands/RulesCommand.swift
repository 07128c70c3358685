import Analysis
import Rules

extension Command {
  static let rules = Command(
    name: "rules",
    usage: "rules [--rules FILE]",
    summary: "Lists the rules in force: severity, name, what is wrong.",
    details: "'rowlint explain <rule>' says more about one of them.",
    options: [RunOptions.rules],
    run: { arguments, console in
      if let word = arguments.operands.first {
        throw UsageError(message: "'rules' takes no '\(word)'")
      }
      do throws(ContractError) {
        let contract = try RunOptions.contract(arguments)
        return console.print(RuleList.text(Registry.rules, contract), otherwise: .clean)
      } catch {
        for problem in error.problems { console.say(problem.text) }
        return .failed
      }
    })
}

/// The rules that a contract leaves on, one a line.
enum RuleList {
  static func text(_ rules: [Rule], _ contract: Contract) -> String {
    let inForce = rules.compactMap { rule in
      contract.setting(of: rule.id).severity.map { (rule, $0.rawValue) }
    }
    let width = inForce.map(\.0.id.count).max() ?? 0
    return inForce.map { rule, severity in
      "\(padded(severity, to: 7))  \(padded(rule.id, to: width))  \(rule.summary)\n"
    }.joined()
  }

  private static func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(width - text.count, 0))
  }
}
