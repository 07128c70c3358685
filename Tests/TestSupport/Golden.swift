import Foundation
import Testing

/// Output that is kept in a file and read by people when it changes.
public enum Golden {
  /// Expects `actual` to be the bytes of a file under `Fixtures/`. With `UPDATE_GOLDEN=1` in the
  /// environment the file is written instead.
  public static func expect(
    _ actual: [UInt8], at path: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let file = Repository.fixtures.appending(path: path)
    if ProcessInfo.processInfo.environment["UPDATE_GOLDEN"] == "1" {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(actual).write(to: file)
      return
    }
    let expected = Array((try? Data(contentsOf: file)) ?? Data())
    if actual == expected { return }
    let lines = zip(split(actual), split(expected)).enumerated()
    let first = lines.first { $0.element.0 != $0.element.1 }
    Issue.record(
      """
      differs from Fixtures/\(path) (\(actual.count) bytes, expected \(expected.count))
      line \(first.map { String($0.offset + 1) } ?? "after the shorter one's end")
      got:      \(first?.element.0 ?? "")
      expected: \(first?.element.1 ?? "")
      """, sourceLocation: sourceLocation)
  }

  private static func split(_ bytes: [UInt8]) -> [Substring] {
    String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
  }
}
