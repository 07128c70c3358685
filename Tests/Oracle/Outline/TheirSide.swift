import Foundation
import SwiftParser
import SwiftSyntax

/// The calls that SwiftParser's tree has, and whether it reads the file without an error.
struct TheirSide {
  var hasError: Bool
  var entries: [CallEntry]

  /// Parsing is slow: with a folder to keep them in, results are found again by the file's content.
  static func read(_ bytes: UnsafeBufferPointer<UInt8>, cache: String?) -> TheirSide {
    guard let cache else { return TheirSide(parsing: bytes) }
    // FNV-1a
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    let place = "\(cache)/\(String(hash, radix: 16))-\(bytes.count)"
    if let kept = FileManager.default.contents(atPath: place) {
      return TheirSide(kept: String(decoding: kept, as: UTF8.self))
    }
    let found = TheirSide(parsing: bytes)
    _ = FileManager.default.createFile(atPath: place, contents: Data(found.kept.utf8))
    return found
  }

  private init(parsing bytes: UnsafeBufferPointer<UInt8>) {
    let tree = Parser.parse(source: bytes)
    let oracle = OutlineOracle(listsAll: true)
    oracle.walk(tree)
    hasError = tree.hasError
    entries = oracle.entries.map { entry in
      CallEntry(
        offset: entry.name.positionAfterSkippingLeadingTrivia.utf8Offset, name: entry.name.text,
        labels: entry.labels, trailing: entry.trailing, declarations: entry.declarations,
        slots: entry.slots, isPattern: entry.isPattern)
    }
  }

  // MARK: Keeping

  private static let fields = "\u{1F}"
  private static let parts = "\u{1E}"

  private var kept: String {
    var lines = [hasError ? "error" : "whole"]
    for entry in entries {
      let lists = [entry.labels, entry.trailing, entry.declarations, entry.slots]
        .map { list in list.map { $0 + TheirSide.parts }.joined() }
      let fields = ["\(entry.offset)", entry.name, entry.isPattern ? "pattern" : ""] + lists
      lines.append(fields.joined(separator: TheirSide.fields))
    }
    return lines.joined(separator: "\u{1D}")
  }

  private init(kept: String) {
    let lines = kept.components(separatedBy: "\u{1D}")
    hasError = lines[0] == "error"
    entries = lines.dropFirst().map { line in
      let fields = line.components(separatedBy: TheirSide.fields)
      func list(_ index: Int) -> [String] {
        fields[index].components(separatedBy: TheirSide.parts).dropLast()
      }
      return CallEntry(
        offset: Int(fields[0]) ?? -1, name: fields[1], labels: list(3), trailing: list(4),
        declarations: list(5), slots: list(6), isPattern: fields[2] == "pattern")
    }
  }
}
