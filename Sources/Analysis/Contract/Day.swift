/// A day of the Gregorian calendar, `2026-12-31`.
public struct Day: Sendable, Hashable, Comparable, CustomStringConvertible {
  public let year: Int
  public let month: Int
  public let day: Int

  /// Nil unless the text is a day that exists, written `YYYY-MM-DD` (ISO 8601).
  public init?(_ text: String) {
    let bytes = Array(text.utf8)
    guard bytes.count == 10, bytes[4] == UInt8(ascii: "-"), bytes[7] == UInt8(ascii: "-"),
      let year = Day.number(bytes[0..<4]), let month = Day.number(bytes[5..<7]),
      let day = Day.number(bytes[8..<10]), (1...12).contains(month),
      (1...Day.length(ofMonth: month, in: year)).contains(day)
    else { return nil }
    self.year = year
    self.month = month
    self.day = day
  }

  public static func < (left: Self, right: Self) -> Bool {
    (left.year, left.month, left.day) < (right.year, right.month, right.day)
  }

  public var description: String {
    func padded(_ number: Int, to width: Int) -> String {
      let digits = String(number)
      return String(repeating: "0", count: max(0, width - digits.count)) + digits
    }
    return "\(padded(year, to: 4))-\(padded(month, to: 2))-\(padded(day, to: 2))"
  }

  /// How many days later it is than another; below zero for an earlier one.
  public func days(since other: Day) -> Int { number - other.number }

  /// Days since the first of March of the year 0, so that a leap day is the last of its year.
  private var number: Int {
    let years = month < 3 ? year - 1 : year
    let months = (month + 9) % 12
    return 365 * years + (years + 4) / 4 - (years + 100) / 100 + (years + 400) / 400
      + (153 * months + 2) / 5 + day
  }

  private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
    var value = 0
    for digit in digits {
      guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(digit) else { return nil }
      value = value * 10 + Int(digit - UInt8(ascii: "0"))
    }
    return value
  }

  private static func length(ofMonth month: Int, in year: Int) -> Int {
    switch month {
    case 4, 6, 9, 11: 30
    case 2: (year % 4 == 0 && year % 100 != 0) || year % 400 == 0 ? 29 : 28
    default: 31
    }
  }
}
