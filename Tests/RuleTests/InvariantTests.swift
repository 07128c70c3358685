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
      let before = family.loadedFiles.map(\.facts)
      let first = Analyzer.run(rules: Registry.rules, family: family, contract: contract)
      let second = Analyzer.run(rules: Registry.rules, family: family, contract: contract)
      #expect(first.findings == second.findings, "\(fixture.name)")
      #expect(family.loadedFiles.map(\.facts) == before)
    }
  }

  /// Starting with the files that hold a trigger and loading what linking asks for gives the same
  /// findings as loading everything.
  @Test func loadingOnDemandNeverChangesFindings() throws {
    for fixture in InvariantTests.cases {
      let all = fixture.apps()
      for rule in Registry.rules where !rule.triggers.isEmpty {
        let lazy = try loadedOnDemand(all, for: rule)
        #expect(
          try findings(lazy, rules: [rule]) == findings(all, rules: [rule]),
          "\(fixture.name): \(rule.id)")
      }
    }
  }

  /// Loads exactly the files that what is asked for names, by what their facts say.
  private func loadedOnDemand(_ all: [App], for rule: Rule) throws -> [App] {
    let contract = try Contracts.family()
    let triggers = rule.triggers + contract.vocabulary.swipeAPIs.map(\.element.name)
    var apps = all.map { app in
      App(
        name: app.name,
        files: app.files.filter { facts in
          Answering(facts).words.contains { word in triggers.contains { word.contains($0) } }
        })
    }
    while true {
      let family = Linker.link(apps)
      _ = Analyzer.run(rules: [rule], family: family, contract: contract)
      let before = apps
      for (index, app) in all.sorted(by: { $0.name < $1.name }).enumerated() {
        guard let place = apps.firstIndex(where: { $0.name == app.name }) else { continue }
        let demands = family.demand.demands(ofApp: index)
        apps[place] = App(
          name: app.name,
          files: app.files.filter { file in
            apps[place].files.contains { $0.path == file.path }
              || demands.contains(where: Answering(file).answers)
          })
      }
      if apps == before { return apps }
    }
  }
}

/// What of a demand a file's facts answer.
private struct Answering {
  let facts: FileFacts
  let words: Set<String>

  init(_ facts: FileFacts) {
    self.facts = facts
    words = Answering.words(in: facts)
  }

  func answers(_ demand: Demand) -> Bool {
    switch demand {
    case .type(let name):
      declares(name) { isTypeOrAlias($0) && $0.container == nil }
    case .nested(let name, let outer):
      declares(name) { isTypeOrAlias($0) && lastWord(ofContainer: $0) == outer }
    case .conformed(let name):
      facts.declarations.contains {
        $0.kind == .typeExtension && lastWord($0.name) == name && !$0.inherited.isEmpty
      }
    case .member(let name, let outer):
      declares(name) { isExtended($0) && lastWord(ofContainer: $0) == outer }
    case .modifier(let name): declares(name) { $0.kind == .function && isExtended($0) }
    case .function(let name): declares(name) { $0.kind == .function && $0.container != nil }
    case .topLevelValue(let name): declares(name) { !$0.kind.isType && $0.container == nil }
    case .mention(let name, let groups):
      words.contains(name) && groups.allSatisfy { !words.isDisjoint(with: $0) }
    }
  }

  private func declares(_ name: String, _ fits: (Declaration) -> Bool) -> Bool {
    facts.declarations.contains { $0.name == name && fits($0) }
  }

  private func isTypeOrAlias(_ declaration: Declaration) -> Bool {
    declaration.kind == .typeAlias || declaration.kind.isType && declaration.kind != .typeExtension
  }

  private func isExtended(_ declaration: Declaration) -> Bool {
    declaration.container.map { facts[$0].kind == .typeExtension } ?? false
  }

  private func lastWord(ofContainer declaration: Declaration) -> String? {
    declaration.container.map { lastWord(facts[$0].name) }
  }

  private func lastWord(_ name: String) -> String {
    name.split(separator: ".").last.map(String.init) ?? ""
  }

  /// Every word that a file's facts hold.
  private static func words(in facts: FileFacts) -> Set<String> {
    var found: Set<String> = []
    func add(_ text: String?) {
      found.formUnion(
        (text ?? "").split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "$" }
          .map(String.init))
    }
    func add(_ parameters: [Parameter]) {
      for parameter in parameters {
        add(parameter.label)
        add(parameter.typeName)
      }
    }
    for node in facts.nodes {
      for step in node.steps {
        found.insert(step.name)
        (step.arguments ?? []).forEach { add($0.label) }
      }
    }
    for declaration in facts.declarations {
      for part in [declaration.name, declaration.typeName, declaration.attributeArgument] {
        add(part)
      }
      declaration.inherited.forEach(add)
      add(declaration.parameters)
    }
    for body in facts.bodies {
      add(body.parameters)
      for item in body.items {
        if case .local(_, let written) = item.role { add(written) }
      }
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
