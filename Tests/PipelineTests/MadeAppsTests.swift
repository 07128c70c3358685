import Analysis
import Reporting
import Rules
import TestSupport
import Testing

@testable import Pipeline

/// Invariant 9 once more, on apps that are made of namesakes, each in a file of its own. What an answer
/// rests on without asking for it shows as a difference to the run that reads everything.
@Suite struct MadeAppsTests {
  @Test(arguments: 0..<160) func sameFindingsWithEveryFileLoaded(seed: Int) throws {
    var maker = AppMaker(numbers: SeededNumbers(seed: UInt64(seed)))
    let folder = try TemporaryFolder()
    try folder.write(maker.screen(), to: "Screen.swift")
    for number in 0..<Int.random(in: 3...9, using: &maker.numbers) {
      try folder.write(maker.declaration(), to: "File\(number).swift")
    }
    func result(loadsEverything: Bool) throws -> RunResult {
      let reader = ContractReader(rules: Registry.rules, embedded: Registry.contracts)
      return Pipeline.run(
        RunRequest(
          inputs: [AppInput(path: folder.path)], contract: try reader.read(.embedded("family")),
          rules: Registry.rules, jobs: loadsEverything ? 1 : 3, keepsJudgements: true,
          loadsEverything: loadsEverything))
    }
    let lazy = try result(loadsEverything: false)
    let full = try result(loadsEverything: true)
    #expect(!full.report.findings.isEmpty)
    #expect(lazy.report.findings == full.report.findings)
    #expect(lazy.judgements == full.judgements)
  }
}
