import TestSupport
import Testing

/// Whatever stands in a file, the run ends as it should.
@Suite struct HostileInputTests {
  /// It was asked for and cannot be read as Swift: the scan is not complete.
  @Test func aBinaryFileNamedSwift() throws {
    let scratch = try Scratch()
    try scratch.write("App/List.swift", Sample.faulty)
    try scratch.write("App/Picture.swift", [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0])
    let result = try Rowlint.run(["App"], in: scratch.folder)
    #expect(result.status == 2)
    #expect(result.errorText.contains("App/Picture.swift: error: is a binary file"))
    #expect(result.outputText.contains("App/List.swift:6:27: error: "))
  }

  @Test func bytesThatAreNoText() throws {
    let scratch = try Scratch()
    try scratch.write("App/List.swift", Sample.faulty)
    var state: UInt64 = 7
    let noise = (0..<100_000).map { _ in
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return UInt8(truncatingIfNeeded: state >> 33) | 1
    }
    try scratch.write("App/Noise.swift", Array("import SwiftUI // swipeActions\n".utf8) + noise)
    let result = try Rowlint.run(["App"], in: scratch.folder)
    #expect(result.status == 1)
    #expect(result.outputText.contains("App/List.swift:6:27: error: "))
  }

  @Test func aFileOfTwentyMegabytes() throws {
    let scratch = try Scratch()
    let filler = String(repeating: "// a line that says nothing at all\n", count: 600_000)
    try scratch.write("App/Large.swift", filler + Sample.faulty)
    let result = try Rowlint.run(["App"], in: scratch.folder)
    #expect(result.status == 1)
    #expect(result.outputText.hasPrefix("App/Large.swift:600006:27: error: "))
  }

  /// More code than any real file has is refused, and said to be: it would take gigabytes.
  @Test(arguments: ["let swipeActions = 1", "// swipeActions"])
  func moreThanTwoMillionTokens(first: String) throws {
    let scratch = try Scratch()
    let filler = String(repeating: "{}", count: (2 << 20) / 2 + 500)
    try scratch.write("App/Large.swift", "import SwiftUI\n\(first)\n\(filler)\n")
    try scratch.write("App/List.swift", Sample.faulty)
    let result = try Rowlint.run(["App"], in: scratch.folder)
    #expect(result.status == 2)
    #expect(result.errorText.contains("App/Large.swift: error: has more than 2 million tokens"))
    #expect(result.outputText.contains("App/List.swift:6:27: error: "))
    for stage in ["tokens", "outline", "facts"] {
      let dump = try Rowlint.run(["dump", stage, "App/Large.swift"], in: scratch.folder)
      #expect(dump.status == 2)
      #expect(dump.outputText.isEmpty)
      #expect(dump.errorText.contains("has more than 2 million tokens"))
    }
  }

  @Test(arguments: ["(", "[", "{", "#if A\n", "\"\\(", "/*", "f{"])
  func tenThousandNestedBrackets(bracket: String) throws {
    let scratch = try Scratch()
    let deep = String(repeating: bracket, count: 10_000)
    try scratch.write("App/Deep.swift", "import SwiftUI\nlet swipeActions = \(deep)\n")
    try scratch.write("App/List.swift", Sample.faulty)
    let result = try Rowlint.run(["App"], in: scratch.folder)
    #expect(result.status == 1)
    #expect(result.outputText.contains("App/List.swift:6:27: error: "))
  }

  @Test func dumpsOfAnything() throws {
    let scratch = try Scratch()
    let bytes = Array("let a = \"\\(".utf8) + [0xFF, 0, 0xC3] + Array("((((\n#if".utf8)
    for stage in ["tokens", "outline", "facts"] {
      let result = try Rowlint.run(["dump", stage, "-"], in: scratch.folder, input: bytes)
      #expect(result.status == 0)
      #expect(result.errorText == "")
    }
  }
}
