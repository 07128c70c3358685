#if canImport(Glibc)
  import Glibc
#endif

/// The stretches of memory that the C library gives its threads to allocate from.
enum Arenas {
  /// glibc gives every new thread a stretch of its own, up to eight for each processor, and what is
  /// freed in one is no use to the others. With no more of them than threads that run at once, no two
  /// have to wait for each other, and less memory lies about. Elsewhere this does nothing.
  ///
  /// Source: mallopt(3), `M_ARENA_MAX`; Swift's module of glibc leaves `malloc.h` out.
  static func limit(to count: Int) {
    #if canImport(Glibc)
      let arenaMax: Int32 = -8
      guard let program = dlopen(nil, RTLD_NOW), let symbol = dlsym(program, "mallopt") else {
        return
      }
      let mallopt = unsafeBitCast(symbol, to: (@convention(c) (Int32, Int32) -> Int32).self)
      _ = mallopt(arenaMax, Int32(clamping: count))
    #endif
  }
}
