import Analysis
import Rules
import TestSupport
import Testing

/// Pages are tests: what they call wrong is a finding, what they call right is none.
struct PageTests {
  private static let rules = Registry.rules.filter { rule in
    if case .silences = rule.judge { return false }
    return true
  }

  @Test(arguments: rules.map(\.id))
  func pagesAreTests(id: String) throws {
    let rule = try #require(Registry.rules.first { $0.id == id })
    let page = RulePage(rule.page)
    #expect(page.wrong.count >= 2, "a page shows at least two wrong ways")
    #expect(page.right.count >= 1)
    for text in page.wrong {
      let findings = try findings(of: rule, in: text)
      #expect(!findings.isEmpty, "no finding in this block of '## Wrong':\n\(text)")
    }
    for text in page.right {
      let findings = try findings(of: rule, in: text)
      #expect(findings.isEmpty, "\(findings.map(\.message)) in this block of '## Right':\n\(text)")
    }
  }

  private func findings(of rule: Rule, in text: String) throws -> [Finding] {
    let facts = Sources.facts(text)
    #expect(facts.gaps.isEmpty, "the block cannot be read:\n\(text)")
    let contract = try Contracts.onlyRule(rule.id)
    return Analyzer.run(rules: [rule], family: Sources.family(text), contract: contract).findings
  }
}
