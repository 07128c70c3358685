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

  @Test(arguments: [
    ("2026-01-01", "2025-12-31", 1), ("2024-03-01", "2024-02-28", 2),
    ("2023-03-01", "2023-02-28", 1),
    ("1900-03-01", "1900-02-28", 1), ("2000-03-01", "2000-02-28", 2),
    ("2026-11-30", "2026-11-30", 0),
    ("2025-12-31", "2026-12-31", -365), ("2400-01-01", "2000-01-01", 146_097),
  ])
  func daysBetween(day: String, other: String, count: Int) throws {
    #expect(try #require(Day(day)).days(since: try #require(Day(other))) == count)
  }
}
