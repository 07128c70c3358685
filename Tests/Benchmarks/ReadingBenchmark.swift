// Measures how fast rowlint and SwiftParser read the same files, on one core, in one run.
import Foundation
import SwiftParser
import SwiftSyntax

func swiftFiles(_ path: String) -> [String] {
  var isFolder: ObjCBool = false
  guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { return [] }
  guard isFolder.boolValue else { return [path] }
  let names = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
  return names.filter { $0.hasSuffix(".swift") || $0.hasSuffix(".swiftinterface") }
    .map { path + "/" + $0 }.sorted()
}

/// The processor time that this thread has used: other work on the machine does not count.
func threadSeconds() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}

/// Megabytes (10⁶ bytes) a second of the fastest of `rounds` passes over all files. What `read`
/// returns is added up and printed, so that no pass can be left out.
func measure(
  _ name: String, _ files: [Data], rounds: Int, _ read: (UnsafeBufferPointer<UInt8>) -> Int
)
  -> Double
{
  let bytes = files.reduce(0) { $0 + $1.count }
  var best = Double.infinity
  var sum = 0
  for _ in 0..<rounds {
    let start = threadSeconds()
    for file in files {
      sum += file.withUnsafeBytes { read($0.assumingMemoryBound(to: UInt8.self)) }
    }
    best = min(best, threadSeconds() - start)
  }
  let speed = Double(bytes) / best / 1e6
  print("\(name): \(String(format: "%.1f", speed)) MB/s (best of \(rounds), \(sum / rounds) items)")
  return speed
}

func run() -> Int32 {
  let paths = CommandLine.arguments.dropFirst().flatMap(swiftFiles)
  let files = paths.compactMap { FileManager.default.contents(atPath: $0) }
  guard !files.isEmpty else {
    print("usage: reading <file or folder>...")
    return 2
  }
  print("\(files.count) files, \(files.reduce(0) { $0 + $1.count }) bytes")
  var buffer = TokenBuffer()
  let lexer = measure("rowlint's lexer", files, rounds: 10) { bytes in
    Lexer.lex(bytes, into: &buffer)
    return buffer.tokens.count
  }
  let outline = measure("lexer and outline", files, rounds: 5) { bytes in
    SwiftFrontEnd.withOutline(of: bytes) { _, outline in outline.count }
  }
  _ = measure("lexer, outline and facts", files, rounds: 5) { bytes in
    SwiftFrontEnd.facts(path: "", bytes: bytes).nodes.count
  }
  let parser = measure("SwiftParser", files, rounds: 1) { bytes in
    Parser.parse(source: bytes).totalLength.utf8Length
  }
  print("lexer to SwiftParser: \(String(format: "%.0f", lexer / parser))")
  print("lexer and outline to SwiftParser: \(String(format: "%.0f", outline / parser))")
  return 0
}

// SwiftParser recurses; a thread can have the stack that deep sources need.
let thread = Thread { exit(run()) }
thread.stackSize = 512 << 20
thread.start()
while true { sleep(1000) }
