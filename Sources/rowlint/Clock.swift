import Analysis

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The only place that reads the clock.
enum Clock {
  /// The day it is here.
  static var today: Day? {
    var seconds = time(nil)
    var parts = tm()
    guard localtime_r(&seconds, &parts) != nil else { return nil }
    func padded(_ number: Int32) -> String { number < 10 ? "0\(number)" : String(number) }
    return Day("\(parts.tm_year + 1900)-\(padded(parts.tm_mon + 1))-\(padded(parts.tm_mday))")
  }
}
