import Analysis
import Reporting
import Rules

extension Command {
  static let schema = Command(
    name: "schema",
    usage: "schema [contract|report]",
    summary: "Prints the JSON schema of the contract, or of what --format json writes.",
    details: "",
    options: [],
    words: PrintedSchema.allCases.map(\.rawValue),
    run: { arguments, console in
      let word = arguments.operands.first ?? "contract"
      guard arguments.operands.count <= 1, let schema = PrintedSchema(rawValue: word) else {
        let known = PrintedSchema.allCases.map(\.rawValue)
        let wrong =
          arguments.operands.first { !known.contains($0) } ?? arguments.operands.last ?? ""
        throw UsageError(
          message: "'schema' takes contract or report, not '\(wrong)'"
            + Suggestion.text(for: wrong, in: known))
      }
      return console.print(schema.text, otherwise: .clean)
    })
}

private enum PrintedSchema: String, CaseIterable {
  case contract, report

  var text: String {
    switch self {
    case .contract: ContractSchema.text(rules: Registry.rules)
    case .report: JSONReportSchema.text
    }
  }
}
