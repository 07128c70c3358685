// Every prefix of every file, every file with each byte taken out, and with each byte replaced by
// some others: the invariants of tokens, outline and facts must hold.
import Facts
import Foundation

@testable import SwiftFrontEnd

@main
enum EveryByte {
  /// What means something to a lexer or a parser, and what means nothing.
  static let others =
    Array("{}()[]\"'<>#@.,:;=?!&`\\/-+*_$ae0 \n\r\t".utf8) + [0, 0x80, 0xC3, 0xFF]

  static func main() {
    let paths = CommandLine.arguments.dropFirst().flatMap(swiftFiles)
    var variants = 0
    var faults = 0
    for path in paths {
      guard let data = FileManager.default.contents(atPath: path) else { continue }
      let bytes = Array(data)
      func check(_ changed: [UInt8], _ what: @autoclosure () -> String) {
        variants += 1
        guard let fault = fault(changed) else { return }
        faults += 1
        print("\(path): \(what()): \(fault)")
      }
      check(bytes, "as it is")
      for index in bytes.indices {
        check(Array(bytes[..<index]), "cut at \(index)")
        var changed = bytes
        changed.remove(at: index)
        check(changed, "without byte \(index)")
        changed = bytes
        // Three at each place, all of them over a few lines.
        for turn in 0..<3 {
          changed[index] = others[(index * 3 + turn) % others.count]
          check(changed, "byte \(index) replaced by \(changed[index])")
        }
      }
    }
    print("files \(paths.count), variants \(variants), faults \(faults)")
    exit(paths.isEmpty ? 2 : faults == 0 ? 0 : 1)
  }

  private static func fault(_ bytes: [UInt8]) -> String? {
    bytes.withUnsafeBufferPointer { bytes in
      LexerInvariants.fault(bytes) ?? OutlineInvariants.fault(bytes)
        ?? OutlineInvariants.fault(SwiftFrontEnd.facts(path: "", bytes: bytes), bytes)
    }
  }

  private static func swiftFiles(_ path: String) -> [String] {
    guard !path.hasSuffix(".swift") else { return [path] }
    let names = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
    return names.filter { $0.hasSuffix(".swift") }.map { path + "/" + $0 }.sorted()
  }
}
