import Analysis
import Linking
import Rules
import TestSupport
import Testing

/// Every case under `Fixtures/Rules` reports what its comments say, and nothing else.
struct RuleFixtureTests {
  private static let cases = RuleFixture.all(under: Repository.fixtures)

  @Test func thereAreCasesForEveryRule() {
    for rule in Registry.rules {
      if case .silences = rule.judge { continue }
      #expect(RuleFixtureTests.cases.contains { $0.ruleID == rule.id }, "none for \(rule.id)")
    }
  }

  @Test(arguments: cases.map(\.name))
  func fixtureReportsWhatItsCommentsSay(name: String) throws {
    let fixture = try #require(RuleFixtureTests.cases.first { $0.name == name })
    let differences = try fixture.differences(
      rules: Registry.rules, contract: Contracts.family(), reader: Contracts.reader)
    #expect(differences.isEmpty, "\(differences.joined(separator: "\n"))")
  }

  /// The order in which files and apps come cannot matter.
  @Test(arguments: cases.map(\.name))
  func orderOfFilesAndAppsCannotMatter(name: String) throws {
    let fixture = try #require(RuleFixtureTests.cases.first { $0.name == name })
    let differences = try fixture.differences(
      rules: Registry.rules, contract: Contracts.family(), reader: Contracts.reader
    ) { apps in
      apps.reversed().map { App(name: $0.name, files: $0.files.reversed()) }
    }
    #expect(differences.isEmpty, "\(differences.joined(separator: "\n"))")
  }
}
