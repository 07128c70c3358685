import Analysis
import Rules

extension Command {
  static let schema = Command(
    name: "schema",
    usage: "schema",
    summary: "Prints the JSON schema of the contract, for editors.",
    details: "",
    options: [],
    run: { arguments, console in
      if let word = arguments.operands.first {
        throw UsageError(message: "'schema' takes no '\(word)'")
      }
      return console.print(ContractSchema.text(rules: Registry.rules), otherwise: .clean)
    })
}
