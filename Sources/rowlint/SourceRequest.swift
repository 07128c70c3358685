import Analysis
import Pipeline
import Reporting
import Rules

/// What the command line and the contract together ask to be read and judged.
struct SourceRequest {
  /// Paths as given.
  var paths: [String]
  var rules: [Rule]
  /// Nil where it could not be read; then `problems` say why.
  var contract: Contract?
  var problems: [RunProblem]
  var jobs: Int?
  var allowsEmpty: Bool

  init(_ arguments: Arguments) throws(UsageError) {
    paths = arguments.operands
    rules = try RunOptions.chosenRules(arguments)
    jobs = try RunOptions.jobCount(arguments)
    allowsEmpty = arguments.has(CheckOptions.allowEmpty)
    problems = []
    do throws(ContractError) {
      contract = try RunOptions.contract(arguments)
    } catch {
      problems = error.problems
    }
  }

  /// The bytes of the files that were read.
  var sources: SourceReader { .none }

  func run() -> (report: Report, judgements: [String: [Judgement]]) {
    (Report(findings: [], problems: problems), [:])
  }
}

extension ContractError {
  /// For people and for SARIF.
  var problems: [RunProblem] {
    switch self {
    case .unreadable(let path, let reason):
      [RunProblem(kind: .contract, path: path, message: "cannot read the contract: \(reason)")]
    case .faults(let faults):
      faults.map { fault in
        RunProblem(
          kind: .contract, path: fault.place.file, line: fault.place.line,
          column: fault.place.column, message: fault.message)
      }
    }
  }
}
