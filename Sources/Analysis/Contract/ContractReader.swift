/// Reads a contract, what it extends, and checks both against the rules there are.
public struct ContractReader: Sendable {
  /// The name of a contract file that is looked for.
  public static let fileName = "rowlint.jsonc"

  var rules: [Rule]
  var embedded: [String: [UInt8]]

  /// - Parameters:
  ///   - rules: every rule that a contract may name.
  ///   - embedded: the bytes of the contracts that are built in, by the name that `extends` calls
  ///     them; `family` must be one of them.
  public init(rules: [Rule], embedded: [String: [UInt8]]) {
    self.rules = rules
    self.embedded = embedded
  }

  /// The contract file in `folder` or the nearest folder above it, up to the repository's root (the
  /// folder that holds `.git`); nil where there is none.
  public func find(from folder: String) -> String? { nil }

  /// Reads a contract file, or one that is built in.
  public func read(_ source: ContractSource) throws(ContractError) -> Contract {
    Contract(source: source)
  }
}
