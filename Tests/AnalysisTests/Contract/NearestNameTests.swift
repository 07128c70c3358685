import Testing

@testable import Analysis

@Suite struct NearestNameTests {
  private let known = [
    "no-swipe-actions", "no-text-selection-in-tap-row", "one-meaning-per-swipe-direction",
    "extends", "exclude", "error", "off",
  ]

  @Test(arguments: [
    ("no-swipe-action", "no-swipe-actions"), ("swipe-actions", "no-swipe-actions"),
    ("no_swipe_actions", "no-swipe-actions"), ("NO-SWIPE-ACTIONS", "no-swipe-actions"),
    ("on-swipe-actions", "no-swipe-actions"), ("text-selection", "no-text-selection-in-tap-row"),
    ("extend", "extends"), ("exludes", "exclude"), ("eror", "error"), ("of", "off"),
  ])
  func slips(name: String, expected: String) {
    #expect(NearestName.of(name, in: known) == [expected])
  }

  @Test(arguments: ["", "x", "zzzzzz", "warning", String(repeating: "a", count: 10_000)])
  func tooFar(name: String) {
    #expect(NearestName.of(name, in: known) == [])
  }

  @Test func theBestComesFirstAndTiesAreInOrder() {
    let names = ["card", "cart", "cars", "care"]
    #expect(NearestName.of("carx", in: names, limit: 3) == ["card", "care", "cars"])
    #expect(NearestName.of("crat", in: names, limit: 9) == ["cart"])
    #expect(NearestName.hint(for: "cart", in: names) == "; did you mean `cart`?")
    #expect(NearestName.hint(for: "zebra", in: names) == "")
  }
}
