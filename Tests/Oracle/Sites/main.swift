import Foundation
import SwiftParser
import SwiftSyntax

// One line a fact, sorted within a file; the paths come from standard input, one a line.
// Modes: `sites`, `outline`, `errors` (paths of files that the parser cannot read whole), and
// `tokens`: the lines are `path:line:column`, each is printed with the identifier that stands there.

func say(_ text: String) { FileHandle.standardOutput.write(Data(text.utf8)) }

guard CommandLine.arguments.count == 2,
  ["sites", "outline", "errors", "tokens"].contains(CommandLine.arguments[1])
else {
  FileHandle.standardError.write(Data("usage: oracle sites|outline|errors|tokens < paths\n".utf8))
  exit(2)
}
/// The run of identifier characters at `path:line:column`.
func identifier(at place: String) -> String? {
  let parts = place.split(separator: ":", omittingEmptySubsequences: false)
  guard parts.count >= 3, let line = Int(parts[parts.count - 2]),
    let column = Int(parts.last ?? ""),
    let data = FileManager.default.contents(atPath: parts.dropLast(2).joined(separator: ":"))
  else { return nil }
  let bytes = [UInt8](data)
  guard let start = Places(bytes).offset(line: line, column: column) else { return nil }
  let name = bytes[start...].prefix { byte in
    byte == 0x5F || (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte)
      || (0x61...0x7A).contains(byte) || byte >= 0x80
  }
  return String(decoding: name, as: UTF8.self)
}

let mode = CommandLine.arguments[1]
var unreadable = 0

while let line = readLine() {
  if mode == "tokens" {
    say("\(line) \(identifier(at: line) ?? "?")\n")
    continue
  }
  let path = line
  guard let data = FileManager.default.contents(atPath: path) else {
    FileHandle.standardError.write(Data("cannot read \(path)\n".utf8))
    unreadable += 1
    continue
  }
  let bytes = [UInt8](data)
  let tree = bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
  let places = Places(bytes)
  var lines: [(line: Int, column: Int, text: String)] = []
  switch mode {
  case "sites":
    let oracle = SiteOracle()
    oracle.walk(tree)
    for site in oracle.sites {
      let place = places.place(of: site.name)
      lines.append((place.line, place.column, site.kind.rawValue))
    }
  case "outline":
    let oracle = OutlineOracle()
    oracle.walk(tree)
    for entry in oracle.entries {
      let place = places.place(of: entry.name)
      lines.append((place.line, place.column, entry.line))
    }
  default:
    if tree.hasError { say(path + "\n") }
  }
  lines.sort { ($0.line, $0.column, $0.text) < ($1.line, $1.column, $1.text) }
  say(lines.map { "\(path):\($0.line):\($0.column) \($0.text)\n" }.joined())
}
exit(unreadable == 0 ? 0 : 2)
