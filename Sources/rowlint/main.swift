#if canImport(Glibc)
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
exit(CommandLineTool.run(Array(CommandLine.arguments.dropFirst())).rawValue)
