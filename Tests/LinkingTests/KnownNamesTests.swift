import Facts
import TestSupport
import Testing

@testable import Linking

/// What no file of an app declares is not asked for.
struct KnownNamesTests {
  private struct Declared: KnownNames {
    let names: Set<String>

    func mayDeclare(_ name: String, as kind: DeclaredName) -> Bool { names.contains(name) }
  }

  private static func family(_ text: String, declares names: Set<String>) -> Family {
    var linker = AppLinker(name: "App", firstFile: 0, fileCount: 1)
    var batch = FileBatch()
    batch.add(IndexedFile(Sources.facts(text, path: "0.swift")), at: 0)
    linker.add([batch])
    linker.setNames(Declared(names: names))
    return Linker.link([linker])
  }

  @Test func onlyNamesThatMayBeDeclaredAreAskedFor() throws {
    let family = KnownNamesTests.family(
      "struct A { func act() { drop(); keep() } }", declares: ["drop"])
    _ = family.resolution(of: "drop")
    _ = family.resolution(of: "keep")
    let demands = family.demand.demands(ofApp: 0)
    #expect(demands.contains(.topLevelValue("drop")))
    #expect(!demands.contains(.topLevelValue("keep")) && !demands.contains(.type("keep")))
    // Nothing extends the type.
    #expect(!demands.contains(.conformed("A")))
  }

  /// Cases are no names that are known; those at hand are found all the same.
  @Test func whatIsAtHandIsFound() throws {
    let family = KnownNamesTests.family(
      "enum A { case one; static let first = one; func act() { keep() }; func keep() {} }",
      declares: [])
    let type = NominalType(
      name: "A", app: 0, declarations: family.types(named: "A", app: 0))
    #expect(type.isDeclared)
    #expect(family.members(named: "one", of: type).count == 1)
    #expect(family.members(named: "keep", of: type).count == 1)
    #expect(family.demand.demands(ofApp: 0).isEmpty)
  }

  @Test func membersOfExtensionsAreAskedForByBothNames() throws {
    let family = KnownNamesTests.family(
      "struct A { func act() { drop() }; func drop() {} }", declares: ["A", "drop"])
    _ = family.resolution(of: "drop")
    let demands = family.demand.demands(ofApp: 0)
    #expect(demands.contains(.member("drop", ofExtended: "A")))
    #expect(!demands.contains(.conformed("A")))
  }
}
