import Facts
import TestSupport
import Testing

@testable import SwiftFrontEnd

/// What cannot be read does not take what follows with it.
@Suite struct OutlineRecoveryTests {
  @Test(arguments: [
    ("missing-function-brace", ["First", "Second"]),
    ("missing-type-brace", ["First", "Second", "Third"]),
    ("half-typed", ["Screen"]), ("stray-closers", ["First", "Last"]),
  ])
  func laterTypesStandAtTopLevel(name: String, types: [String]) throws {
    let bytes = try Repository.bytes("Fixtures/SwiftFrontEnd/Outline/err/\(name).swift")
    let facts = OutlineFixtures.facts(bytes)
    let found = facts.declarations.filter { $0.container == nil && $0.kind.isType }.map(\.name)
    for type in types { #expect(found.contains(type)) }
  }

  @Test func aMissingBraceEndsAFunctionBeforeTheNext() throws {
    let facts = OutlineFixtures.facts(
      try Repository.bytes("Fixtures/SwiftFrontEnd/Outline/err/missing-function-brace.swift"))
    for name in ["delete", "other"] {
      let declaration = try #require(facts.declarations.first { $0.name == name })
      let container = try #require(declaration.container)
      #expect(facts[container].name == "First")
    }
  }

  /// Indentation only counts where a brace is missing.
  @Test func closedBracesMayStandAnywhere() {
    let text = """
      struct A {
      func b() {
      struct C {
      func d() {}
      }
      }
      }
      """
    let facts = OutlineFixtures.facts(Array(text.utf8))
    #expect(facts.gaps == [])
    let chain = facts.declarations.map { $0.container.map { facts[$0].name } ?? "" }
    #expect(chain == ["", "A", "b", "C"])
  }
}
