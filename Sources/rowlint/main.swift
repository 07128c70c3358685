import Pipeline

#if canImport(Glibc)
  import CMalloc
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

// A reader that goes away (`rowlint | head -1`) is seen as a failed write, not as a signal.
signal(SIGPIPE, SIG_IGN)
// So is a file that may not grow any further (`ulimit -f`).
signal(SIGXFSZ, SIG_IGN)
#if canImport(Glibc)
  // A heap for each thread that works, and the one of the thread that waits for them: with fewer, two
  // of them share one and wait for each other. Every thread that is started would else get a heap of
  // its own, which keeps all that it once needed.
  mallopt(M_ARENA_MAX, CInt(Workers.processorCount + 1))
#endif
exit(CommandLineTool.run(Array(CommandLine.arguments.dropFirst())).rawValue)
