class First {
  func a() { one() }

@MainActor
final class Second {
  func b() { two() }
}

extension Third {
  func c() { three() }
}
