import Analysis
import Facts
import Foundation
import Linking
import Rules
import TestSupport
import Testing

/// The design's invariants, over every fixture.
struct InvariantTests {
  private static let cases = RuleFixture.all(under: Repository.fixtures)

  private func findings(_ apps: [App], rules: [Rule] = Registry.rules) throws -> [Finding] {
    Analyzer.run(rules: rules, family: Linker.link(apps), contract: try Contracts.family()).findings
  }

  @Test func orderOfRulesCannotMatter() throws {
    var generator = SeededGenerator(seed: 7)
    for fixture in InvariantTests.cases {
      let apps = fixture.apps()
      let expected = try findings(apps)
      for _ in 0..<3 {
        let shuffled = Registry.rules.shuffled(using: &generator)
        #expect(try findings(apps, rules: shuffled) == expected, "\(fixture.name)")
      }
    }
  }

  /// Rules share one frozen family: what one of them asks for changes nothing for the next.
  @Test func linkOnceThenFreeze() throws {
    for fixture in InvariantTests.cases {
      let family = Linker.link(fixture.apps())
      let contract = try Contracts.family()
      let before = family.files.map(\.facts)
      let first = Analyzer.run(rules: Registry.rules, family: family, contract: contract)
      let second = Analyzer.run(rules: Registry.rules, family: family, contract: contract)
      #expect(first.findings == second.findings, "\(fixture.name)")
      #expect(family.files.map(\.facts) == before)
    }
  }

  /// Starting with the files that hold a trigger and loading what linking asks for gives the same
  /// findings as loading everything.
  @Test func loadingOnDemandNeverChangesFindings() throws {
    for fixture in InvariantTests.cases {
      let all = fixture.apps()
      let words = Dictionary(
        uniqueKeysWithValues: all.flatMap { app in
          app.files.map { ("\(app.name)/\($0.path)", InvariantTests.words(in: $0)) }
        })
      for rule in Registry.rules where !rule.triggers.isEmpty {
        let lazy = try loadedOnDemand(all, words, for: rule)
        #expect(
          try findings(lazy, rules: [rule]) == findings(all, rules: [rule]),
          "\(fixture.name): \(rule.id)")
      }
    }
  }

  private func loadedOnDemand(
    _ all: [App], _ words: [String: Set<String>], for rule: Rule
  ) throws -> [App] {
    let contract = try Contracts.family()
    let triggers = rule.triggers + contract.vocabulary.swipeAPIs.map(\.element.name)
    var wanted = Set(
      words.filter { _, found in
        triggers.contains { trigger in found.contains { $0.contains(trigger) } }
      }.keys)
    while true {
      let apps = all.map { app in
        App(name: app.name, files: app.files.filter { wanted.contains("\(app.name)/\($0.path)") })
      }
      let family = Linker.link(apps)
      _ = Analyzer.run(rules: [rule], family: family, contract: contract)
      let before = wanted.count
      for (index, app) in family.apps.enumerated() {
        let names = family.demand.names(ofApp: index)
        for (file, found) in words where file.hasPrefix(app.name + "/") {
          let isMentioned = names.mentions.contains { mention in
            found.contains(mention.name)
              && (mention.alongside.isEmpty || !found.isDisjoint(with: mention.alongside))
          }
          if isMentioned || !found.isDisjoint(with: names.declarations) { wanted.insert(file) }
        }
      }
      if wanted.count == before { return apps }
    }
  }

  /// Every name that a file's facts hold.
  private static func words(in facts: FileFacts) -> Set<String> {
    var found = Set(facts.nodes.flatMap { $0.steps.map(\.name) })
    for node in facts.nodes {
      for step in node.steps { found.formUnion((step.arguments ?? []).compactMap(\.label)) }
    }
    for declaration in facts.declarations {
      for part in [declaration.name] + declaration.inherited {
        found.formUnion(part.split(separator: ".").map(String.init))
      }
      found.formUnion(declaration.parameters.compactMap(\.label))
    }
    return found
  }
}

/// The same numbers on every run and machine.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
