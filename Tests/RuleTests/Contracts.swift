import Analysis
import Rules

/// Contracts for the tests of rules.
enum Contracts {
  static let reader = ContractReader(rules: Registry.rules, embedded: Registry.contracts)

  private static let read = Result { try reader.read(.embedded("family")) }

  static func family() throws -> Contract { try read.get() }

  /// The default contract with one rule in force, at its own options.
  static func onlyRule(_ id: String) throws -> Contract {
    var contract = try family()
    let options = contract.rules[id]?.options ?? [:]
    contract.rules = [id: RuleSetting(severity: .error, options: options)]
    return contract
  }
}
