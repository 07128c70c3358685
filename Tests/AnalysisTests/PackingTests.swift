import Analysis
import Facts
import Linking
import Rules
import SourceText
import SwiftFrontEnd
import TestSupport
import Testing

/// What is known of an app survives being put into bytes, and no bytes make rowlint trap.
@Suite struct PackingTests {
  private static let contracts = ["family", "swipes"]

  private static func contract(_ name: String) throws -> Contract {
    try ContractReader(rules: Registry.rules, embedded: Registry.contracts).read(.embedded(name))
  }

  private static func analyses(_ apps: [App], _ contract: Contract) -> [AppAnalysis] {
    let family = Linker.link(apps)
    return family.apps.indices.map { app in
      family.withApp(app) {
        Analyzer.analyze($0, rules: Registry.rules, contract: contract)
      }
    }
  }

  private static func packed(_ analysis: AppAnalysis) -> [UInt8] {
    var writer = PackedWriter()
    analysis.pack(into: &writer)
    return writer.bytes
  }

  private static func unpacked(_ bytes: [UInt8]) throws -> AppAnalysis {
    var reader = PackedReader(bytes)
    let analysis = try AppAnalysis(unpacking: &reader)
    #expect(reader.isAtEnd)
    return analysis
  }

  private static func compare(_ apps: [AppAnalysis], _ contract: Contract) -> Analysis {
    Analyzer.compare(
      apps, rules: Registry.rules, contract: contract, today: Day("2026-11-30"),
      keepingJudgements: true)
  }

  /// Every kind of comment, in a file of an app.
  private static let comments = App(
    name: "Comments",
    files: [
      """
      // rowlint:allow-file no-text-selection-in-tap-row -- all of it
      struct A: View { var body: some View {
        // rowlint:allow no-swipe-actions until 2026-01-31 -- until then
        Row().swipeActions { Button("Delete", role: .destructive) { store.delete() } }
        // rowlint:allow no-such-rule -- who knows
        Row().onDelete { delete($0) } // rowlint:allow no-swipe-actions
        // rowlint:allow no-swipe-actions, destructive-full-swipe-needs-undo -- both
        Row().swipeActions(edge: unknownEdge) { Button("Löschen") { store.delete() } }
      } }
      // rowlint:allow no-swipe-actions -- before nothing
      """
    ].map { text in
      Array(text.utf8).withUnsafeBufferPointer { SwiftFrontEnd.facts(path: "A.swift", bytes: $0) }
    })

  private static let families: [(name: String, apps: [App])] =
    RuleFixture.all(under: Repository.fixtures).map { ($0.name, $0.apps()) }
    + [("comments", [comments])]

  @Test(arguments: contracts) func everyFixtureSurvives(contract name: String) throws {
    let contract = try Self.contract(name)
    var kinds: Set<String> = []
    for family in Self.families {
      let apps = Self.analyses(family.apps, contract)
      let bytes = apps.map(Self.packed)
      let read = try bytes.map(Self.unpacked)
      #expect(read.map(Self.packed) == bytes, "\(family.name)")
      let expected = Self.compare(apps, contract)
      let found = Self.compare(read, contract)
      #expect(found.findings == expected.findings, "\(family.name)")
      #expect(found.silenced == expected.silenced, "\(family.name)")
      #expect(found.silences == expected.silences, "\(family.name)")
      #expect(found.judgements == expected.judgements, "\(family.name)")
      #expect(found.couldNotTell == expected.couldNotTell, "\(family.name)")
      #expect(read.map { $0.places.sorted() } == apps.map { $0.places.sorted() }, "\(family.name)")
      for judgement in found.judgements.values.joined() {
        switch judgement.verdict {
        case .fault(_, let related, _): kinds.insert(related.isEmpty ? "fault" : "related")
        case .clean: kinds.insert("clean")
        case .couldNotTell: kinds.insert("could not tell")
        }
      }
      if !found.silences.malformed.isEmpty { kinds.insert("malformed") }
      if !found.silenced.isEmpty { kinds.insert("silenced") }
      for suppression in found.silences.suppressions {
        kinds.insert("\(suppression.suppression.scope)".prefix { $0 != "(" }.description)
        if suppression.isExpired { kinds.insert("expired") }
      }
    }
    // The property is empty where there is nothing of a kind.
    #expect(
      kinds.isSuperset(of: [
        "fault", "related", "clean", "could not tell", "malformed", "silenced", "expired", "file",
        "stretch", "nothing",
      ]))
  }

  /// Shorter bytes are refused; changed ones are read or refused, and what was read can be compared.
  @Test func damageIsReadOrRefused() throws {
    let contract = try Self.contract("swipes")
    let apps = Self.analyses([Self.comments], contract)
    let bytes = try #require(apps.map(Self.packed).first)
    for end in bytes.indices {
      var reader = PackedReader(Array(bytes[..<end]))
      #expect(throws: PackedFault.damaged) { try AppAnalysis(unpacking: &reader) }
    }
    var readable = 0
    for place in bytes.indices {
      for change: UInt8 in [1, 0x80, 0xFF] {
        var damaged = bytes
        damaged[place] ^= change
        var reader = PackedReader(damaged)
        guard let read = try? AppAnalysis(unpacking: &reader) else { continue }
        readable += 1
        _ = Self.compare([read], contract)
      }
    }
    #expect(readable > 20)
  }
}
