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
    rules: [Rule] = Registry.rules, askedFile: String? = nil
  ) throws -> RunResult {
    let reader = ContractReader(rules: Registry.rules, embedded: Registry.contracts)
    let request = RunRequest(
      inputs: folders.map { AppInput(path: $0) }, contract: try reader.read(.embedded(contract)),
      rules: rules, jobs: jobs, allowEmpty: true, askedFile: askedFile, keepsJudgements: true,
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

  private static func swiftFiles(under folder: String) -> [String] {
    let root = URL(fileURLWithPath: folder).resolvingSymlinksInPath().path
    let paths = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
    return paths.filter { $0.hasSuffix(".swift") }.sorted().map { root + "/" + $0 }
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

  /// What is said of a file is the same when nothing else is asked for.
  @Test(arguments: families, contracts)
  func sameFindingsWhenOneFileIsAsked(folders: [String], contract: String) throws {
    let full = try LazinessTests.run(folders, contract: contract)
    for file in folders.flatMap(LazinessTests.swiftFiles) {
      let asked = try LazinessTests.run(folders, contract: contract, askedFile: file)
      let roots = Dictionary(
        full.report.apps.map { ($0.name, $0.resolvedRoot) }, uniquingKeysWith: { first, _ in first }
      )
      let isInFile = { (place: Place) in
        roots[place.app].map { $0 + "/" + place.path } == file
      }
      for rule in Registry.rules.map(\.id) {
        let (some, all) = (asked.judgements[rule] ?? [], full.judgements[rule] ?? [])
        let judgements = some.filter { isInFile($0.place) }
        #expect(judgements == all.filter { isInFile($0.place) }, "\(file)")
      }
      let findings = asked.report.findings.filter { isInFile($0.place) }
      #expect(findings == full.report.findings.filter { isInFile($0.place) }, "\(file)")
      let silenced = asked.report.silenced.filter { isInFile($0.finding.place) }
      #expect(silenced == full.report.silenced.filter { isInFile($0.finding.place) }, "\(file)")
    }
  }

  /// A row whose text is selectable, and a list of such rows that open on a tap.
  private static func selectableRow() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(
      "struct Row: View { var body: some View { Text(name).textSelection(.enabled) } }",
      to: "Row.swift")
    try folder.write(
      "struct List: View { var body: some View { Button { } label: { Row() } } }", to: "List.swift")
    return folder
  }

  /// The property is empty where nothing is skipped and nothing is found.
  @Test func someFilesAreSkippedAndSomethingIsFound() throws {
    let folder = try LazinessTests.selectableRow()
    try folder.write("struct Other { let model = Model() }", to: "Other.swift")
    let result = try LazinessTests.run([folder.path], contract: "family")
    #expect(result.report.findings.map(\.ruleID) == ["no-text-selection-in-tap-row"])
    #expect(result.report.summary.lexedFiles == 2)
    #expect(result.report.summary.files == 3)
  }

  /// A file in which nothing can be wrong is the only one that is read.
  @Test func onlyWhatTheAskedFileNeedsIsRead() throws {
    let folder = try LazinessTests.selectableRow()
    try folder.write("struct Old { func rows() { Other().onDelete { } } }", to: "Old.swift")
    func lexed(_ name: String) throws -> Int {
      let root = URL(fileURLWithPath: folder.path).resolvingSymlinksInPath().path
      let result = try LazinessTests.run(
        [folder.path], contract: "family", askedFile: root + "/" + name)
      #expect(result.report.findings.isEmpty == (name == "List.swift"))
      return result.report.summary.lexedFiles
    }
    #expect(try lexed("List.swift") == 0)
    #expect(try lexed("Row.swift") == 2)
    #expect(try lexed("Old.swift") == 2)
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
