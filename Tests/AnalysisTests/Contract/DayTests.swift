import Testing

@testable import Analysis

@Suite struct DayTests {
  @Test(arguments: ["2026-12-31", "2024-02-29", "2000-02-29", "0001-01-01"])
  func days(text: String) { #expect(Day(text)?.description == text) }

  @Test(arguments: [
    "", "2026-13-01", "2026-00-10", "2026-04-31", "2026-01-00", "2023-02-29", "1900-02-29",
    "2026-1-1", "2026/01/01", "31-12-2026", "2026-12-31T00:00", "２０２６-12-31", " 2026-12-31",
  ])
  func noDays(text: String) { #expect(Day(text) == nil) }

  @Test func daysAreInOrder() {
    let days = ["2025-12-31", "2026-01-01", "2026-01-02", "2026-02-01"].compactMap { Day($0) }
    #expect(days == days.sorted())
    #expect(days.count == 4)
  }
}
