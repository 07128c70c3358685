import Linking
import TestSupport
import Testing

/// What linking asks for, so that only the files that can matter are loaded.
struct DemandTests {
  @Test func nothingIsAskedForByLinkingAlone() {
    let family = Sources.family("struct A: View { var body: some View { Row(x).tinted() } }")
    #expect(family.demand.demands(ofApp: 0).isEmpty)
  }

  @Test func namesThatAreLookedUpAreAskedFor() {
    let family = Sources.family("struct A { func act() { helper.drop(1) } }")
    _ = family.resolution(of: "drop")
    let demands = family.demand.demands(ofApp: 0)
    #expect(demands.contains(.function("drop")))
    #expect(demands.contains(.topLevelValue("helper")) && demands.contains(.type("helper")))
    #expect(
      demands.contains(.member("helper", ofExtended: "A"))
        && demands.contains(.nested("helper", in: "A")))
    #expect(!demands.contains { if case .mention = $0 { true } else { false } })
  }

  @Test func membersOfTypesFromOutsideAreAskedForByBothNames() {
    let family = Sources.family("struct A: View { func act() { fade(1) } }")
    _ = family.resolution(of: "fade")
    let demands = family.demand.demands(ofApp: 0)
    #expect(demands.contains(.member("fade", ofExtended: "View")))
    #expect(!demands.contains(.conformed("View")))
  }

  @Test func callersAreAskedForByMention() {
    let family = Sources.family("struct Row { let title: String; func act() { use(title) } }")
    _ = family.originLines(ofArgumentOf: "use")
    let mentions = family.demand.demands(ofApp: 0).filter {
      if case .mention = $0 { true } else { false }
    }
    #expect(mentions == [.mention("Row", alongside: [])])
  }

  @Test func callersOfMethodsNameTheirTypeAndTheirLabels() {
    let family = Sources.family(
      "final class Store { func drop(id: Int, then: () -> Void, of x: Int = 1) { use(id) } }")
    _ = family.originLines(ofArgumentOf: "use")
    #expect(
      family.demand.demands(ofApp: 0).contains(.mention("drop", alongside: [["Store"], ["id"]])))
  }
}
