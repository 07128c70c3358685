import Analysis
import Foundation
import Reporting
import Rules
import TestSupport
import Testing

@testable import Pipeline

/// Invariant 9: skipping work never changes findings.
///
/// With `ROWLINT_CORPUS` set to a folder of apps, those are checked as well.
@Suite struct LazinessTests {
  private static let contracts = ["family", "swipes"]

  private static func run(
    _ folders: [String], contract: String, jobs: Int = 2, loadsEverything: Bool = false,
    rules: [Rule] = Registry.rules
  ) throws -> RunResult {
    let reader = ContractReader(rules: Registry.rules, embedded: Registry.contracts)
    let request = RunRequest(
      inputs: folders.map { AppInput(path: $0) }, contract: try reader.read(.embedded(contract)),
      rules: rules, jobs: jobs, allowEmpty: true, keepsJudgements: true,
      loadsEverything: loadsEverything)
    return Pipeline.run(request)
  }

  private static func subfolders(_ folder: URL) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().map { folder.appendingPathComponent($0).path }.filter { path in
      var isFolder: ObjCBool = false
      return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
        && isFolder.boolValue
    }
  }

  /// The sample family as one run, every rule fixture as a run of its own.
  private static let families: [[String]] = {
    let family = [subfolders(Repository.fixtures.appendingPathComponent("Family"))]
    let rules = subfolders(Repository.fixtures.appendingPathComponent("Rules"))
    let cases = rules.flatMap { subfolders(URL(fileURLWithPath: $0)) }.map { [$0] }
    let corpus = ProcessInfo.processInfo.environment["ROWLINT_CORPUS"]
    let apps = corpus.map { subfolders(URL(fileURLWithPath: $0)) } ?? []
    return family + cases + apps.map { [$0] } + (apps.count > 1 ? [apps] : [])
  }()

  @Test(arguments: families, contracts)
  func sameFindingsWithEveryFileLoaded(folders: [String], contract: String) throws {
    let lazy = try LazinessTests.run(folders, contract: contract)
    let full = try LazinessTests.run(folders, contract: contract, loadsEverything: true)
    #expect(lazy.report.findings == full.report.findings)
    #expect(lazy.report.summary.couldNotTell == full.report.summary.couldNotTell)
    #expect(lazy.judgements == full.judgements)
    #expect(lazy.report.problems == full.report.problems)
    #expect(lazy.report.summary.lexedFiles <= full.report.summary.lexedFiles)
  }

  /// The property is empty where nothing is skipped and nothing is found.
  @Test func someFilesAreSkippedAndSomethingIsFound() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "struct Row: View { var body: some View { Text(name).textSelection(.enabled) } }",
      to: "Row.swift")
    try folder.write(
      "struct List: View { var body: some View { Button { } label: { Row() } } }", to: "List.swift")
    try folder.write("struct Other { let model = Model() }", to: "Other.swift")
    let result = try LazinessTests.run([folder.path], contract: "family")
    #expect(result.report.findings.map(\.ruleID) == ["no-text-selection-in-tap-row"])
    #expect(result.report.summary.lexedFiles == 2)
    #expect(result.report.summary.files == 3)
  }

  @Test func sameWithAnyNumberOfThreads() throws {
    let folders = LazinessTests.families[0]
    let one = try LazinessTests.run(folders, contract: "family", jobs: 1)
    for jobs in [2, 5, 8] {
      let many = try LazinessTests.run(folders.reversed(), contract: "family", jobs: jobs)
      var summary = many.report.summary
      summary.stages = one.report.summary.stages
      #expect(many.report.findings == one.report.findings)
      #expect(summary == one.report.summary)
      #expect(many.judgements == one.judgements)
    }
    #expect(!one.report.findings.isEmpty)
  }
}
