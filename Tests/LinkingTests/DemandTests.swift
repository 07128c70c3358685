import Linking
import TestSupport
import Testing

/// What linking asks for, so that only the files that can matter are loaded.
struct DemandTests {
  @Test func nothingIsAskedForByLinkingAlone() {
    let family = Sources.family("struct A: View { var body: some View { Row(x).tinted() } }")
    #expect(family.demand.names(ofApp: 0) == DemandedNames())
  }

  @Test func namesThatAreLookedUpAreAskedFor() {
    let family = Sources.family("struct A { func act() { helper.drop(1) } }")
    _ = family.resolution(of: "drop")
    #expect(family.demand.names(ofApp: 0).declarations.contains("drop"))
    #expect(family.demand.names(ofApp: 0).mentions.isEmpty)
  }

  @Test func callersAreAskedForByMention() {
    let family = Sources.family("struct Row { let title: String; func act() { use(title) } }")
    _ = family.originLines(ofArgumentOf: "use")
    #expect(family.demand.names(ofApp: 0).mentions == [DemandedMention("Row")])
  }
}
