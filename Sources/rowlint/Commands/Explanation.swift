import Analysis
import Reporting

/// Why a line is or is not a finding: what each rule in force made of it, step by step.
struct Explanation {
  let place: FileLine
  let arguments: Arguments
  let console: Console

  init(_ place: FileLine, _ arguments: Arguments, _ console: Console) {
    self.place = place
    self.arguments = arguments
    self.console = console
  }

  func run() throws(UsageError) -> ExitStatus {
    .clean
  }
}
