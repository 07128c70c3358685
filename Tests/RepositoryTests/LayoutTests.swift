import Foundation
import TestSupport
import Testing

/// What the checkout looks like.
@Suite struct LayoutTests {
  @Test func topLevelHoldsNothingElse() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: Repository.root.path)
    let allowed: Set = ["Package.swift", "README.md", "Sources", "Tests", "Rules", "Fixtures"]
    #expect(names.filter { !$0.hasPrefix(".") && !allowed.contains($0) } == [])
  }

  @Test func filesAreShort() throws {
    let counts = try sources.map { ($0, try lineCount($0)) }.sorted { $0.1 < $1.1 }
    #expect(counts.filter { $0.1 > 400 }.map(\.0) == [])
    #expect(counts[counts.count / 2].1 <= 100, "the median")
    #expect(counts[counts.count * 9 / 10].1 <= 250, "nine in ten")
  }

  @Test func rulesAreShort() throws {
    for file in Repository.files(under: "Rules", withExtension: "swift") {
      #expect(try lineCount(file) <= 150, "\(file)")
    }
  }

  @Test func theLexerIsSmall() throws {
    let files = Repository.files(under: "Sources/SwiftFrontEnd/Lexer", withExtension: "swift")
    #expect((1...5).contains(files.count))
    #expect(try files.map(lineCount).reduce(0, +) <= 1460)
  }

  @Test func noDrawerForOddsAndEnds() {
    let drawers: Set = [
      "Utilities", "Utils", "Util", "Helpers", "Helper", "Extensions", "Common", "Misc", "Shared",
    ]
    let found = (sources + tests).filter { path in
      path.split(separator: "/").contains { part in
        let name = part.hasSuffix(".swift") ? part.dropLast(6) : part
        return drawers.contains(String(name)) || name.contains("+")
      }
    }
    #expect(found == [])
  }

  @Test func noPathOfOneMachine() throws {
    // Put together here, so that this file does not hold them.
    let machinePaths = ["work", "farm", "opt/swift", "tmp/w", "home", "Users"].map { "/\($0)/" }
    let folders = ["Sources", "Rules", "Tests", "Fixtures"]
    for file in folders.flatMap({ Repository.files(under: $0) }) + ["README.md", ".ci/run"] {
      let text = String(decoding: try Repository.bytes(file), as: UTF8.self)
      let found = machinePaths.filter { path in
        // After a letter or a dot it is part of a longer path or of an address.
        text.ranges(of: path).contains { range in
          guard range.lowerBound > text.startIndex else { return true }
          let before = text[text.index(before: range.lowerBound)]
          return !before.isLetter && !before.isNumber && !".}/".contains(before)
        }
      }
      #expect(found == [], "\(file)")
    }
  }

  @Test func formatIsClean() throws {
    let result = try Subprocess.run(
      named: "swift", ["format", "lint", "--strict", "--recursive", "Sources", "Tests", "Rules"],
      in: Repository.root)
    #expect(result.status == 0)
    #expect(result.errorText == "")
  }

  private var sources: [String] {
    ["Sources", "Rules"].flatMap { Repository.files(under: $0, withExtension: "swift") }
  }

  private var tests: [String] { Repository.files(under: "Tests", withExtension: "swift") }

  private func lineCount(_ path: String) throws -> Int {
    try Repository.bytes(path).count { $0 == UInt8(ascii: "\n") }
  }
}
