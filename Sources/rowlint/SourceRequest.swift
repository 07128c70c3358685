import Analysis
import Pipeline
import Reporting
import Rules

/// What the command line and the contract together ask to be read and judged.
enum SourceRequest {
  /// - Parameters:
  ///   - paths: as given; with none, the contract's apps.
  ///   - keepsJudgements: for `explain FILE:LINE`.
  static func make(
    _ arguments: Arguments, paths: [String], contract: Contract, keepsJudgements: Bool = false
  ) throws(UsageError) -> RunRequest {
    var request = RunRequest(
      inputs: paths.isEmpty
        ? contract.apps.map { AppInput(name: $0.name, path: $0.path) }
        : inputs(paths, contract),
      contract: contract, rules: try RunOptions.chosenRules(arguments),
      discovery: DiscoveryOptions(
        honorsIgnoreFiles: !arguments.has(RunOptions.noIgnore),
        includesHidden: arguments.has(RunOptions.hidden)),
      keepsJudgements: keepsJudgements, knownRules: Registry.rules.map(\.id),
      today: try RunOptions.day(arguments), cache: try CacheOptions.place(arguments))
    if let jobs = try RunOptions.jobCount(arguments) { request.jobs = jobs }
    request.allowEmpty = arguments.has(CheckOptions.allowEmpty)
    if request.inputs.isEmpty, !arguments.has(FactsStep.option) {
      throw UsageError(
        message: contract.source.isEmbedded
          ? "no source folder is given, and no rowlint.jsonc names apps; give the folders of your "
            + "apps, or let 'rowlint init' find them"
          : "no source folder is given, and \(contract.source.displayName) names no apps; give the "
            + "folders of your apps")
    }
    return request
  }

  /// A folder that the contract names keeps its name there, however it is given.
  private static func inputs(_ paths: [String], _ contract: Contract) -> [AppInput] {
    if contract.apps.isEmpty { return paths.map { AppInput(path: $0) } }
    var names: [String: String] = [:]
    for app in contract.apps.reversed() {
      if let folder = WorkingFolder.resolved(app.path) { names[folder] = app.name }
    }
    return paths.map { path in
      AppInput(name: WorkingFolder.resolved(path).flatMap { names[$0] }, path: path)
    }
  }
}

extension ContractError {
  /// For people and for SARIF.
  var problems: [RunProblem] {
    switch self {
    case .unreadable(let path, let reason):
      [RunProblem(kind: .contract, path: path, message: "cannot read the contract: \(reason)")]
    case .faults(let faults): faults.map(RunProblem.init)
    }
  }
}

extension RunProblem {
  /// A fault of the contract.
  init(_ fault: ContractFault) {
    self.init(
      kind: .contract, path: fault.place.file, line: fault.place.line, column: fault.place.column,
      message: fault.message)
  }
}
