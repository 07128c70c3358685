struct A {
  #if DEBUG
  func a() { one() }
  #else
  func b() {
    #if os(iOS)
    two()
  }
  #endif
}
#endif
#else
func after() { three() }
#if
